import { IRREGULAR, LETTERS, PLURALS } from '../foods/words.ts';

/** Lower case, no accents, fractions written out; emoji stand apart from the words around them. */
export function plain(text: string): string {
  // Hundreds of long lines may come at once, and this faster way is enough for most of them.
  if (/^[ -~]*$/.test(text)) return text.replaceAll("'", '').toLowerCase();
  return text
    .replace(/[½¼¾⅓⅔]/g, ' $& ')
    .normalize('NFKD')
    .replace(/\p{M}|\uFE0F|[’']|\p{Emoji_Modifier}/gu, '')
    .toLowerCase()
    .replace(/[⁄ßœøłı]/g, (letter) => LETTERS[letter] ?? '');
}

/** One emoji, or several that are joined to one. */
export const EMOJI = /\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic})*/gu;
const TOKEN = new RegExp(String.raw`\d+(?:[.,/]\d+)?|\p{L}+|${EMOJI.source}`, 'gu');

/** The words, numbers and emoji of a text, each word in the singular. */
export function tokens(text: string): string[] {
  // Thousands of names are read from our own tables on the first use, and this faster way is enough for nearly all.
  if (/^[a-z]+( [a-z]+)*$/.test(text)) return text.split(' ').map(singular);
  const words = plain(text).replace(/[&+]|\d+ ?%/g, (sign) => (sign.length === 1 ? ' and ' : ' '));
  return (words.match(TOKEN) ?? []).map(singular);
}

/** A text in the form in which our tables keep names: small letters, no accents, each word in the singular. */
export const normal = (text: string): string => tokens(text).join(' ');

/** A rough singular. It need not be correct: names in our tables pass through it too, so that both forms of a name are equal. */
export const singular = (word: string): string =>
  IRREGULAR.get(word) ??
  (word.length < 4 || /[^sx]$|[sui]s$/.test(word)
    ? word
    : word.replace(/ies$|(?<=o|ch|sh|ss|x)es$|s$|(?<=eau)x$/, (ending) => (ending === 'ies' ? 'y' : '')));

/** The plural of an English name. */
export function plural(name: string): string {
  const [ending = '', many = ''] = PLURALS.find(([one]) => one.test(name)) ?? [];
  return name.replace(ending, many);
}

/** "a, b and c". */
export const andList = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A duration as text: "1 h 20 min". */
export function duration(total: number): string {
  const hours = total >= 60 ? `${Math.floor(total / 60)} h` : '';
  const minutes = total % 60 > 0 ? `${total % 60} min` : '';
  return `${hours} ${minutes}`.trim();
}

/** The text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text of more than 60 characters; its group is the part that is shown. */
const TOO_LONG = /^(?=.{61})(.{0,59}\S).+$/u;

/**
 * Markdown that shows a typed line as text and nothing else. Plain words stand in quotation marks. A line with signs that markdown could
 * read, or with an address, which would become a link, stands in a code span with a fence longer than any inside.
 */
export function literal(said: string): string {
  const line = said.replace(/[\p{C}\s]+/gu, ' ').trim();
  const text = line.replace(TOO_LONG, '$1…');
  if (/^[\p{L}\p{M}\p{N} ,’'…½¼¾-]+$/u.test(text)) return `“${text}”`;
  const fence = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)));
  const gap = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${gap}${text}${gap}${fence}`;
}
