import { statSync } from 'node:fs';
import * as z from 'zod/mini';

/** Everything that can be set from outside, with its type and default. */
export interface Config {
  /** Where recipes come from: a hosted model, or without a credential or address, the built-in chef. */
  chef:
    | { kind: 'pantry' }
    | {
        kind: 'hosted';
        /** In the order in which they are asked; the next one where one fails. At least one. */
        models: string[];
        endpointUrl: string | undefined;
        accessToken: string | undefined;
        /** Longest answer that is asked for, in tokens. */
        maxTokens: number;
      };
  port: number;
  host: string;
  /** Folder of the built page; undefined where another server has it. */
  webRoot: string | undefined;
  corsOrigins: string[];
  /** Recipes per visitor and minute; 0 for no limit. */
  rateLimitPerMinute: number;
  /** Recipes that the hosted chef may begin in a day; 0 for no limit. */
  recipesPerDay: number;
  redisUrl: string | undefined;
  /** Proxies in front. */
  trustProxy: number;
  maxOpenRecipes: number;
  firstWordTimeoutMs: number;
  nextWordTimeoutMs: number;
  recipeTimeoutMs: number;
  shutdownGraceMs: number;
  logLevel: z.infer<typeof logLevel>;
}

/** Every bad variable at once, each by name and rule, never by value. */
class ConfigError extends Error {
  /** One line for each bad variable. */
  constructor(problems: string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** The model that is asked where MODEL is not set. */
export const DEFAULT_MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

/** Longest patience in milliseconds: a day, well within what a timer can hold. */
const DAY_MS = 24 * 60 * 60 * 1000;

const logLevel = z.enum(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be fatal, error, warn, info, debug, trace or silent',
);

function wholeNumber(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, rule)),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, rule), z.lte(max, rule))),
  );
}

/** Several values in one variable; empty ones do not count. */
function list(separator: RegExp, isValid: (items: string[]) => boolean, rule: string) {
  const split = (text: string) => text.split(separator).filter((item) => item !== '');
  return z.pipe(z.pipe(z.string(), z.transform(split)), z.array(z.string()).check(z.refine(isValid, rule)));
}

const milliseconds = wholeNumber(1, DAY_MS);

/** Visible ASCII only: a line break in a header would be refused much later, with a message nobody understands. */
const credential = z
  .string()
  .check(z.regex(/^[\x21-\x7e]+$/, 'must be visible ASCII characters without spaces'));

const schema = z.object({
  HF_TOKEN: z.optional(credential),
  HF_ACCESS_TOKEN: z.optional(credential),
  OPENAI_BASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isUrl(text, ['http:', 'https:']),
          'must be an http or https address without user name, password, query or fragment, such as http://localhost:11434/v1',
        ),
      ),
  ),
  OPENAI_API_KEY: z.optional(credential),
  MODEL: z._default(
    list(
      /\s*,\s*/,
      (models) => models.length > 0 && models.every((model) => /^[\x21-\x7e]{1,200}$/.test(model)),
      'must be a model id of visible characters without spaces, or several separated by commas',
    ),
    [DEFAULT_MODEL],
  ),
  MAX_TOKENS: z._default(wholeNumber(64, 32_768), 1024),
  PORT: z._default(wholeNumber(0, 65535), 3000),
  HOST: z._default(
    z.string().check(z.regex(/^[\w.:%-]+$/, 'must be a host name or an IP address')),
    '127.0.0.1',
  ),
  WEB_ROOT: z.optional(z.string().check(z.refine(isFolder, 'must be a folder that holds the built page'))),
  CORS_ORIGINS: z._default(
    list(
      /[\s,]+/,
      (origins) => origins.every(isOrigin),
      'must be origins separated by commas, such as https://cook.example; no path, no * and no null',
    ),
    [],
  ),
  RATE_LIMIT_PER_MINUTE: z._default(wholeNumber(0, 1_000_000), 20),
  RECIPES_PER_DAY: z._default(wholeNumber(0, 1_000_000_000), 0),
  REDIS_URL: z.optional(
    z
      .string()
      .check(
        z.refine((text) => isUrl(text, ['redis:', 'rediss:'], true), 'must be a redis or rediss address'),
      ),
  ),
  TRUST_PROXY: z._default(wholeNumber(0, 100), 0),
  MAX_OPEN_RECIPES: z._default(wholeNumber(1, 1_000_000), 200),
  FIRST_WORD_TIMEOUT_MS: z._default(milliseconds, 20_000),
  NEXT_WORD_TIMEOUT_MS: z._default(milliseconds, 15_000),
  RECIPE_TIMEOUT_MS: z._default(milliseconds, 120_000),
  SHUTDOWN_GRACE_MS: z._default(wholeNumber(0, DAY_MS), 10_000),
  LOG_LEVEL: z._default(logLevel, 'info'),
});

/**
 * Reads the settings. Every variable is optional, white space around a value does not count, and an empty
 * value is an unset one.
 *
 * @param env - variables by name, such as `process.env`
 * @throws ConfigError naming every bad variable
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()]);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
  }
  const settings = parsed.data;
  return {
    chef: chefOf(settings),
    port: settings.PORT,
    host: settings.HOST,
    webRoot: settings.WEB_ROOT,
    corsOrigins: settings.CORS_ORIGINS,
    rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    recipesPerDay: settings.RECIPES_PER_DAY,
    redisUrl: settings.REDIS_URL,
    trustProxy: settings.TRUST_PROXY,
    maxOpenRecipes: settings.MAX_OPEN_RECIPES,
    firstWordTimeoutMs: settings.FIRST_WORD_TIMEOUT_MS,
    nextWordTimeoutMs: settings.NEXT_WORD_TIMEOUT_MS,
    recipeTimeoutMs: settings.RECIPE_TIMEOUT_MS,
    shutdownGraceMs: settings.SHUTDOWN_GRACE_MS,
    logLevel: settings.LOG_LEVEL,
  };
}

/** The Hugging Face credential never goes to another address. */
function chefOf(settings: z.infer<typeof schema>): Config['chef'] {
  const { MODEL: models, MAX_TOKENS: maxTokens, OPENAI_BASE_URL: endpointUrl } = settings;
  const accessToken = endpointUrl ? settings.OPENAI_API_KEY : (settings.HF_TOKEN ?? settings.HF_ACCESS_TOKEN);
  if (!endpointUrl && !accessToken) return { kind: 'pantry' };
  return { kind: 'hosted', models, maxTokens, endpointUrl, accessToken };
}

function isUrl(text: string, protocols: string[], userInfo = false): boolean {
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol) || url.hostname === '') return false;
  // In the text, since a query or fragment that is empty does not show in the URL.
  return userInfo || !(url.username || url.password || /[?#]/.test(text));
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text && !text.includes('*');
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
