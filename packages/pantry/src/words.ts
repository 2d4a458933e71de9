import { IRREGULAR, SAME_IN_PLURAL } from './data/words.ts';

/** Lower case, no accents, fractions written out; emoji stand apart from the words around them. */
export function plain(text: string): string {
  return text
    .replace(/[½¼¾⅓⅔]/g, ' $& ')
    .normalize('NFKD')
    .replaceAll('⁄', '/')
    .replace(/\p{M}|\uFE0F|[’']|\p{Emoji_Modifier}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o');
}

const EMOJI = String.raw`\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic})*`;
const TOKEN = new RegExp(String.raw`\d+(?:[.,/]\d+)?|\p{L}+|${EMOJI}`, 'gu');
const LONE_EMOJI = new RegExp(`(${EMOJI})`, 'gu');

/** The words, numbers and emoji of a text, each word in the singular. */
export const tokens = (text: string): string[] =>
  // Nearly every name in our own tables is of this plain kind, and thousands of them are read at start.
  (/^[a-z]+( [a-z]+)*$/.test(text) ? text.split(' ') : (plain(text).match(TOKEN) ?? [])).map(singular);

/** Emoji as list items of their own. */
export const spreadEmoji = (text: string): string =>
  text.replaceAll(/\uFE0F/g, '').replace(LONE_EMOJI, ', $1, ');

/** A rough singular: enough that both forms of a name meet, for the table's names pass through it too. */
export function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is|[^sx])$/.test(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(oes|ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') || word.endsWith('eaux') ? word.slice(0, -1) : word;
}

/** The plural of an English name. */
export function plural(name: string): string {
  if (SAME_IN_PLURAL.test(name) || name.endsWith('s')) return name;
  if (name.endsWith('leaf')) return `${name.slice(0, -1)}ves`;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh|tomato|potato|mango)$/.test(name) ? `${name}es` : `${name}s`;
}

/** "a, b and c". */
export function andList(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** With a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const LONGEST_ECHO = 60;

/**
 * What a visitor typed, as text and nothing else. Words stand in quotation marks; anything that markdown could read (and
 * whatever looks like an address, which would become a link by itself) stands in a code span with a fence longer than any inside.
 */
export function literal(said: string): string {
  const letters = [...said.replace(/[\p{C}\s]+/gu, ' ').trim()];
  const text =
    letters.length > LONGEST_ECHO ? `${letters.slice(0, LONGEST_ECHO).join('').trim()}…` : letters.join('');
  if (/^[\p{L}\p{M}\p{N} ,’'…½¼¾-]+$/u.test(text)) return `“${text}”`;
  const fence = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)));
  const gap = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${gap}${text}${gap}${fence}`;
}
