import { deflateRawSync } from 'node:zlib';
import { SHARE_PREFIX } from '../share-prefix.ts';

/** The content of a good link. */
export const GOOD = { v: 1, recipe: '# Soup\n\nStir.', model: 'pantry' };
/** The content of a link has at most so many bytes. */
export const LIMIT = 64 * 1024;

/** The link that holds these bytes, or this text, or this value as JSON. */
export function linkOf(content: unknown): string {
  const bytes = content instanceof Uint8Array ? content : Buffer.from(textOf(content));
  return `${SHARE_PREFIX}${deflateRawSync(bytes).toString('base64url')}`;
}

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}

/** A recipe whose JSON has exactly so many bytes. */
export function ofSize(bytes: number) {
  const empty = JSON.stringify({ ...GOOD, recipe: '' }).length;
  return { ...GOOD, recipe: 'x'.repeat(bytes - empty) };
}

/** The link that holds {@link GOOD}. */
export const GOOD_LINK = linkOf(GOOD);
const BYTES = deflateRawSync(JSON.stringify(GOOD));

/** Links that are broken, each in another way. */
export const BROKEN_LINKS: readonly (readonly [string, string])[] = [
  ...['', '#', '#recipe', '#recipe=', '#Recipe=', '#other=abc', GOOD_LINK.slice(1), ` ${GOOD_LINK}`].map(
    (link) => ['another fragment', link] as const,
  ),
  ...['+', '/', ' ', '%', '%2B', '.', '\n', '\0', '🍳', '=a', '===', 'é', '#', '&x=1', '<', '"'].map(
    (more) => ['a character that is not base64url', GOOD_LINK + more] as const,
  ),
  ...Array.from({ length: 20 }, (_, cut) => ['a cut link', GOOD_LINK.slice(0, -1 - cut)] as const),
  ...['A', 'AA', 'AAA', '____', '----', 'AAAAAAAA', 'eJw', 'H4sIAAAA', '_'.repeat(1000)].map(
    (encoded) => ['bytes that are not deflated', SHARE_PREFIX + encoded] as const,
  ),
  ...[1, 2, 100].map(
    (more) =>
      [
        'bytes after the end',
        SHARE_PREFIX + Buffer.concat([BYTES, Buffer.alloc(more)]).toString('base64url'),
      ] as const,
  ),
  ...['', ' ', '{', '{}x', 'null', 'true', '1', '"x"', '[]', '{}', 'undefined', "{'v':1}", '[1]'].map(
    (text) => ['no object with a recipe', linkOf(text)] as const,
  ),
  ...[undefined, null, 0, 2, '1', 1.5, -1, true, [1], {}].map(
    (v) => ['an unknown version', linkOf({ ...GOOD, v })] as const,
  ),
  ...[undefined, null, 1, true, [], {}, ['x'], '', ' ', '\n\t', '\0', '\u202e'].flatMap((value) => [
    ['no recipe', linkOf({ ...GOOD, recipe: value })] as const,
    ['no model', linkOf({ ...GOOD, model: value })] as const,
  ]),
  ...['m'.repeat(201), '\0'.repeat(201), 'm'.repeat(60_000)].map(
    (model) => ['a model with a long name', linkOf({ ...GOOD, model })] as const,
  ),
  ...[null, 1, 'nuts', {}, [], [1], [null], [''], [' '], ['nuts', 2], ['a\nb'], ['a\u2028b'], [['nuts']]].map(
    (avoid) => ['no list of foods', linkOf({ ...GOOD, avoid })] as const,
  ),
  ['too many foods', linkOf({ ...GOOD, avoid: Array(21).fill('nuts') })],
  ['a long food', linkOf({ ...GOOD, avoid: ['x'.repeat(61)] })],
  ...[[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xe2, 0x82]].map((bytes) => {
    const [before = '', after = ''] = JSON.stringify(GOOD).split('Stir');
    const broken = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
    return ['no UTF-8', linkOf(broken)] as const;
  }),
  ['more than 64 KiB', linkOf(ofSize(LIMIT + 1))],
  ['more than 64 KiB of white space around it', linkOf(' '.repeat(LIMIT) + JSON.stringify(GOOD))],
  ['a link without end', `${SHARE_PREFIX}${'A'.repeat(1_000_000)}`],
];
