import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { ProblemCode } from '@spatula/shared/problem';
import type { Sent } from './start-server.ts';

/** A body and what the API says of it. */
export interface BodyCase {
  name: string;
  sent: Sent;
  /** Code of the problem, or the ingredients that reach the chef. */
  becomes: ProblemCode | readonly string[];
  /** Part of the detail. */
  says?: RegExp;
  /** The wrong places, by pointer, and what is said of them. */
  errors?: readonly (readonly [pointer: string, detail: RegExp])[];
}

const KIB = 1024;
const GOOD = '{"ingredients": ["eggs"]}';
const GOOD_TEXTS = ['eggs'];
const EMPTY = /empty: send \{"ingredients"/;
const NO_LIST = /list of texts/;
const NO_TEXT = /text in quotes/;
const SIZE = /at most 64 KiB/;
const utf16 = Buffer.from(`\ufeff${GOOD}`, 'utf16le');
const zeros = Buffer.alloc(200 * KIB * KIB);
/** As sent over 64 KiB, yet inflated a few bytes: a gzip file may name a file, at any length. */
const longName = Buffer.concat([
  Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3]),
  Buffer.alloc(70 * KIB, 'x'),
  Buffer.from([0]),
  gzipSync(GOOD).subarray(10),
]);

function json(
  name: string,
  value: unknown,
  becomes: BodyCase['becomes'],
  errors?: BodyCase['errors'],
): BodyCase {
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  return { name, sent: { body }, becomes, ...(errors && { errors }) };
}

function encoded(
  name: string,
  encoding: string,
  body: Uint8Array | string,
  becomes: BodyCase['becomes'],
): BodyCase {
  return { name, sent: { body, headers: { 'content-encoding': encoding } }, becomes };
}

function typed(
  name: string,
  type: string,
  becomes: BodyCase['becomes'],
  body: Uint8Array | string = GOOD,
): BodyCase {
  return { name, sent: { body, headers: { 'content-type': type } }, becomes };
}

function item(name: string, value: unknown, says: RegExp): BodyCase {
  return json(`an item that is ${name}`, { ingredients: ['eggs', value] }, 'invalid-request', [
    ['#/ingredients/1', says],
  ]);
}

function unknownKey(key: string, pointer: string): BodyCase {
  const body = `{"ingredients": ["eggs"], ${JSON.stringify(key)}: {"a": 1}}`;
  return json(`the unknown key ${JSON.stringify(key)}`, body, 'invalid-request', [
    [pointer, /Unknown key: remove it/],
  ]);
}

/** Bodies in forms that are not JSON, or that hide it. */
const FORMS: readonly BodyCase[] = [
  { ...json('no JSON', 'eggs', 'invalid-json'), says: /not JSON: mend its syntax/ },
  { ...json('a comma too many', '{"ingredients": ["eggs"],}', 'invalid-json'), says: /position 25/ },
  { ...json('two values', `${GOOD} ${GOOD}`, 'invalid-json'), says: /position 26/ },
  json('truncated', GOOD.slice(0, -3), 'invalid-json'),
  json('NaN', '{"ingredients": [NaN]}', 'invalid-json'),
  json('a raw line break in a text', '{"ingredients": ["eg\ngs"]}', 'invalid-json'),
  { ...json('empty', '', 'invalid-json'), says: EMPTY },
  { ...json('white space', ' \r\n\t', 'invalid-json'), says: EMPTY },
  json('a byte order mark and JSON', `\ufeff${GOOD}`, GOOD_TEXTS),
  { ...typed('UTF-16', 'application/json', 'invalid-json', utf16), says: /UTF-8/ },
  typed('UTF-16 that says so', 'application/json; charset=utf-16', 'unsupported-media-type', utf16),
  {
    ...typed(
      'bytes that are no UTF-8',
      'application/json',
      'invalid-json',
      Buffer.from('{"a\xff": 1}', 'latin1'),
    ),
    says: /UTF-8/,
  },
  typed('an unknown charset', 'application/json; charset=koi8-r', 'unsupported-media-type'),
  typed('a quoted charset', 'Application/JSON; Charset="UTF-8"', GOOD_TEXTS),
  typed('plain text', 'text/plain', 'unsupported-media-type'),
  typed('a form', 'application/x-www-form-urlencoded', 'unsupported-media-type', 'ingredients=eggs'),
  typed('JSON of another kind', 'application/ld+json', 'unsupported-media-type'),
  typed('two media types', 'application/json, text/plain', 'unsupported-media-type'),
  {
    name: 'nothing at all, without a media type',
    sent: {},
    becomes: 'unsupported-media-type',
    says: /application\/json/,
  },
  encoded('good gzip', 'gzip', gzipSync(GOOD), GOOD_TEXTS),
  encoded('good gzip in capitals', 'GZIP', gzipSync(GOOD), GOOD_TEXTS),
  encoded('good deflate', 'deflate', deflateSync(GOOD), GOOD_TEXTS),
  encoded('good brotli', 'br', brotliCompressSync(GOOD), GOOD_TEXTS),
  encoded('no encoding by name', 'identity', GOOD, GOOD_TEXTS),
  encoded('gzip of nothing', 'gzip', gzipSync(''), 'invalid-json'),
  encoded('no byte of gzip', 'gzip', '', 'invalid-json'),
  { ...encoded('broken gzip', 'gzip', 'eggs', 'invalid-json'), says: /does not inflate/ },
  encoded('gzip cut short', 'gzip', gzipSync(GOOD).subarray(0, -9), 'invalid-json'),
  encoded('brotli that is gzip', 'br', gzipSync(GOOD), 'invalid-json'),
  {
    ...encoded('a gzip bomb', 'gzip', gzipSync(zeros.subarray(0, 60 * KIB * KIB)), 'body-too-large'),
    says: SIZE,
  },
  { ...encoded('a brotli bomb', 'br', brotliCompressSync(zeros), 'body-too-large'), says: SIZE },
  { ...encoded('gzip that is too large as sent', 'gzip', longName, 'body-too-large'), says: SIZE },
  {
    name: 'gzip that is too large as sent, in chunks',
    sent: { body: longName, headers: { 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' } },
    becomes: 'body-too-large',
  },
  { ...encoded('an unknown encoding', 'zstd', GOOD, 'unsupported-media-type'), says: /gzip, deflate or br/ },
  encoded('two encodings', 'gzip, br', GOOD, 'unsupported-media-type'),
  json('64 KiB of white space and JSON', GOOD.padEnd(64 * KIB), GOOD_TEXTS),
  { ...json('a byte more', GOOD.padEnd(64 * KIB + 1), 'body-too-large'), says: SIZE },
  {
    name: 'a byte more in chunks',
    sent: { body: GOOD.padEnd(64 * KIB + 1), headers: { 'transfer-encoding': 'chunked' } },
    becomes: 'body-too-large',
  },
];

/** JSON of the wrong shape, and some that only looks wrong. */
const SHAPES: readonly BodyCase[] = [
  ...[null, ['eggs'], '"eggs"', 3, true].map((value) =>
    json(`the JSON ${value}`, value, 'invalid-request', [['#', /object with the key "ingredients"/]]),
  ),
  json('an array nested 10,000 deep', '['.repeat(10_000) + ']'.repeat(10_000), 'invalid-request', [
    ['#', /object/],
  ]),
  json(
    'ingredients nested 10,000 deep',
    `{"ingredients": [${'['.repeat(10_000)}${']'.repeat(10_000)}]}`,
    'invalid-request',
    [['#/ingredients/0', NO_TEXT]],
  ),
  json('an object nested 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 'invalid-request', [
    ['#/ingredients', NO_LIST],
    ['#/a', /Unknown key/],
  ]),
  ...[undefined, null, 'eggs', { 0: 'eggs' }].map((value) =>
    json(`ingredients that are ${JSON.stringify(value)}`, { ingredients: value }, 'invalid-request', [
      ['#/ingredients', NO_LIST],
    ]),
  ),
  json('ingredients in a list of their own', { ingredients: [['eggs']] }, 'invalid-request', [
    ['#/ingredients/0', NO_TEXT],
  ]),
  json('no ingredient', { ingredients: [] }, 'invalid-request', [['#/ingredients', /at least 1/]]),
  json('100 ingredients', { ingredients: Array(100).fill('eggs') }, Array(100).fill('eggs')),
  json('101 ingredients', { ingredients: Array(101).fill('eggs') }, 'invalid-request', [
    ['#/ingredients', /at most 100/],
  ]),
  item('empty', '', /not be blank/),
  item('blank', ' \t\n', /not be blank/),
  item('201 characters long', 'x'.repeat(201), /at most 200/),
  item('a number', 3, NO_TEXT),
  item('null', null, NO_TEXT),
  item('an object', { name: 'eggs' }, NO_TEXT),
  item('broken by a line', 'eg\ngs', /control characters/),
  item('coloured by a terminal', '\x1b[31meggs', /control characters/),
  item('cut by a NUL', 'eggs\0', /control characters/),
  item('half of a character', 'egg \ud83c', /well-formed/),
  json('white space around 200 characters', { ingredients: [`\n ${'x'.repeat(200)} \t`] }, ['x'.repeat(200)]),
  json('the same thing twice, in order', { ingredients: ['b', 'a', 'b'] }, ['b', 'a', 'b']),
  unknownKey('servings', '#/servings'),
  unknownKey('__proto__', '#/__proto__'),
  unknownKey('constructor', '#/constructor'),
  unknownKey('', '#/'),
  unknownKey('a/b~c', '#/a~1b~0c'),
  unknownKey('50 % "ü"', '#/50%20%25%20%22%C3%BC%22'),
  unknownKey('\ud83c', '#/%EF%BF%BD'),
  json('duplicate keys: the last counts', '{"ingredients": 3, "ingredients": ["eggs"]}', GOOD_TEXTS),
  json(
    'duplicate keys: the last is wrong',
    '{"ingredients": ["eggs"], "ingredients": 3}',
    'invalid-request',
    [['#/ingredients', NO_LIST]],
  ),
  json('three wrong places', { ingredients: ['eggs', 1, ''], a: 1 }, 'invalid-request', [
    ['#/ingredients/1', NO_TEXT],
    ['#/ingredients/2', /not be blank/],
    ['#/a', /Unknown key/],
  ]),
];

/** Every kind of body that may come. */
export const BODIES: readonly BodyCase[] = [...FORMS, ...SHAPES];
