import * as z from 'zod';
import {
  credential,
  folder,
  folderPath,
  httpAddress,
  listOfModels,
  listOfOrigins,
  logLevel,
  networkName,
  onOff,
  redisAddress,
  wholeNumber,
} from './setting-rules.ts';

/** The model that is asked where MODEL is not set. */
export const DEFAULT_MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

/** Longest time that can be set, in milliseconds: a day, well within what a timer can hold. */
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The table of settings: the name of each variable, the rule for its value, its default, its explanation, and whether
 * its value is a secret. A setting is added in this table and nowhere else in the code; `settings-in-files.test.ts`
 * then names the files of the project that have to list it too.
 */
export const SETTINGS = z.object({
  HF_TOKEN: credential
    .optional()
    .meta({ description: 'Hugging Face access token; the hosted model then cooks.', secret: true }),
  HF_ACCESS_TOKEN: credential
    .optional()
    .meta({ description: 'The same under its other name, for those who have it set already.', secret: true }),
  OPENAI_BASE_URL: httpAddress
    .optional()
    .describe(
      'Any OpenAI-compatible server (Ollama, vLLM, llama.cpp, a gateway); HF_TOKEN is never sent there.',
    ),
  OPENAI_API_KEY: credential
    .optional()
    .meta({ description: 'The key for OPENAI_BASE_URL, where it wants one.', secret: true }),
  MODEL: listOfModels
    .default([DEFAULT_MODEL])
    .describe('Id of the model, as the service names it; or several, separated by commas.'),
  MAX_TOKENS: wholeNumber(64, 32_768).default(1024).describe('Longest answer that is asked for, in tokens.'),
  PORT: wholeNumber(0, 65_535)
    .default(3000)
    .describe('Port to listen on; 0 takes any free one and prints it.'),
  HOST: networkName.default('127.0.0.1').describe('Address to listen on; 0.0.0.0 is every one.'),
  WEB_ROOT: folder.optional().describe('Folder of the built page to serve.'),
  BASE_PATH: folderPath
    .default('/')
    .describe('Path that page and API are served under, where a proxy shares its address among several.'),
  OFFLINE: onOff
    .default('on')
    .describe(
      'Whether browsers keep the page for visits without a network; off has them forget what they kept.',
    ),
  CORS_ORIGINS: listOfOrigins
    .default([])
    .describe('Origins, separated by commas, whose pages may call the API from a browser.'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000)
    .default(20)
    .describe('Recipes per visitor (IPv4 address or IPv6 /56) and minute; 0 turns the limit off.'),
  RECIPES_PER_DAY: wholeNumber(0, 1_000_000_000)
    .default(0)
    .describe(
      'Recipes that the hosted chef may begin in a day (UTC), all replicas together; 0 sets no limit.',
    ),
  REDIS_URL: redisAddress.optional().meta({
    description: 'Valkey or Redis through which replicas share one rate limit and one daily budget.',
    secret: true,
  }),
  TRUST_PROXY: wholeNumber(0, 100)
    .default(0)
    .describe("Number of proxies in front, so that a visitor's own address is counted and not the proxy's."),
  MAX_OPEN_RECIPES: wholeNumber(1, 1_000_000)
    .default(200)
    .describe('Recipes being cooked at once, for each replica; beyond it the answer is 503 at once.'),
  FIRST_WORD_TIMEOUT_MS: wholeNumber(1, DAY_MS)
    .default(20_000)
    .describe("Longest time until the model's first word, in milliseconds, with all attempts and pauses."),
  NEXT_WORD_TIMEOUT_MS: wholeNumber(1, DAY_MS)
    .default(15_000)
    .describe('Longest silence between two words of the model, in milliseconds.'),
  RECIPE_TIMEOUT_MS: wholeNumber(1, DAY_MS)
    .default(120_000)
    .describe('Longest time for a whole recipe, in milliseconds.'),
  SHUTDOWN_GRACE_MS: wholeNumber(0, DAY_MS)
    .default(10_000)
    .describe('How long open recipes may go on after SIGTERM, in milliseconds.'),
  LOG_LEVEL: logLevel.default('info').describe('Least severe lines that are logged.'),
});

/** The settings that hold where no variable is set. */
export const DEFAULTS = SETTINGS.parse({});

/** Every setting under the name of its variable, except that `chef` sums up those that choose who cooks. */
export type Config = ReturnType<typeof loadConfig>;

/** The chef: a hosted model, or without a credential or address, the built-in one. */
type ChosenChef =
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

/** Every bad variable at once, each by name and rule, never by value. */
class ConfigError extends Error {
  /** One line for each bad variable. */
  constructor(problems: string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads the settings. Every variable is optional, white space around a value does not count, and an empty
 * value is an unset one.
 *
 * @param env - variables by name, such as `process.env`
 * @throws ConfigError naming every bad variable
 */
export function loadConfig(env: Record<string, string | undefined>) {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()]);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value));
  const parsed = SETTINGS.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
  }
  const { HF_TOKEN, HF_ACCESS_TOKEN, OPENAI_BASE_URL, OPENAI_API_KEY, MODEL, MAX_TOKENS, ...others } =
    parsed.data;
  // The Hugging Face credential never goes to another address.
  const accessToken = OPENAI_BASE_URL ? OPENAI_API_KEY : (HF_TOKEN ?? HF_ACCESS_TOKEN);
  const hosted = { models: MODEL, maxTokens: MAX_TOKENS, endpointUrl: OPENAI_BASE_URL, accessToken };
  const chef: ChosenChef =
    OPENAI_BASE_URL || accessToken ? { kind: 'hosted', ...hosted } : { kind: 'pantry' };
  return { ...others, chef };
}
