import { statSync } from 'node:fs';
import * as z from 'zod';

/** A credential: visible ASCII only, since a line break in a header would be refused much later, by a message that nobody understands. */
export const credential = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII characters without spaces');

/** A whole number between two bounds, both included. */
export function wholeNumber(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, rule)
    .transform(Number)
    .pipe(z.number().min(min, rule).max(max, rule));
}

/** Several values in one variable; empty ones do not count. */
function list(separator: RegExp, isValid: (items: string[]) => boolean, rule: string) {
  return z
    .string()
    .transform((text) => text.split(separator).filter((item) => item !== ''))
    .refine(isValid, rule);
}

/** Ids of models, at least one. */
export const listOfModels = list(
  /\s*,\s*/,
  (models) => models.length > 0 && models.every((model) => /^[\x21-\x7e]{1,200}$/.test(model)),
  'must be a model id of visible characters without spaces, or several separated by commas',
);

/** Origins of pages, or none. */
export const listOfOrigins = list(
  /[\s,]+/,
  (origins) => origins.every(isOrigin),
  'must be origins separated by commas, such as https://cook.example; no path, no * and no null',
);

/** An address that a path can be added to. */
export const httpAddress = z
  .string()
  .refine(
    (text) => isUrl(text, ['http:', 'https:']),
    'must be an http or https address without user name, password, query or fragment, such as http://localhost:11434/v1',
  );

/** An address of Valkey or Redis; it may hold a password. */
export const redisAddress = z
  .string()
  .refine((text) => isUrl(text, ['redis:', 'rediss:'], true), 'must be a redis or rediss address');

/** A name or an IP address of this machine. */
export const networkName = z.string().regex(/^[\w.:%-]+$/, 'must be a host name or an IP address');

/** A folder that exists. */
export const folder = z.string().refine(isFolder, 'must be a folder that holds the built page');

/** The path of a page's folder, from the root of its host. */
export const folderPath = z
  .string()
  .regex(
    /^\/([\w-]+\/)*$/,
    'must be a path of letters, digits, _ and - that begins and ends with a slash, such as /cook/',
  );

/** The levels of pino. */
export const logLevel = z.enum(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be fatal, error, warn, info, debug, trace or silent',
);

/** A thing that is on or off. */
export const onOff = z.enum(['on', 'off'], 'must be on or off');

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
