import { formatQuantity } from 'format-quantity';
import { numericQuantity } from 'numeric-quantity';
import { NUMBER_WORDS } from '../number-words.ts';

const FRACTION = String.raw`[1-9]\d?[/⁄](?:16|[234568])(?![\d/⁄])`;
const VULGAR = '[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]';
const IN_DIGITS = [
  String.raw`\d{1,2} and a half`,
  String.raw`\d{1,3}(?: and | & |[ \u00a0-])${FRACTION}`,
  String.raw`(?:\d{1,3}(?: and |[ \u00a0-])?)?${VULGAR}`,
  FRACTION,
  String.raw`\d{1,3}(?:,\d{3})+(?![\d.,]*\d)`,
  String.raw`(?:\d{1,5}(?:[.,]\d{1,3})?|\.\d{1,2})(?![\d/⁄]|[.,]\d)`,
].join('|');
const IN_WORDS = [
  '(?:one and )?(?:a |one[ -])?half(?: of)?(?: an?)?(?! (?:the|of|and)\\b)',
  '(?:an? |one )quarter(?: of)?(?: an?)?(?! (?:the|of)\\b)',
  'three[ -]quarters(?: of an?)?',
  'a couple(?: of)?',
  `(?:${NUMBER_WORDS.join('|')})(?: and a half)?`,
  'an?(?! (?:few|little|bit|lot|touch|couple|good|while|time)\\b)',
].join('|');

/** No letter or digit stands before a number. A slash or "2x" may: "9oz/250g", "2x400g". */
const FREE = String.raw`(?<![\p{L}\p{N}.,/⁄#$€£]|\p{L}-)|(?<=[\p{L}"”″)] ?/)|(?<=\d ?[x×])`;
const FREE_WORD = String.raw`(?<![\p{L}\p{N}'’/-]|half and )`;

/** Every number that is a word of its own. Each part has a bounded length, so that the time grows only with the length of the text. */
const NUMBER = new RegExp(
  String.raw`(?:${FREE})(?:${IN_DIGITS})|${FREE_WORD}(?:${IN_WORDS})(?![\p{L}\p{N}'’-])`,
  'giu',
);

/** A number and its place in a text. */
export interface WrittenNumber {
  start: number;
  end: number;
  value: number;
  written: string;
}

/** All numbers of a text, from left to right. */
export function findNumbers(text: string): WrittenNumber[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const value = readNumber(match[0]);
    const end = match.index + match[0].length;
    return Number.isFinite(value) && value > 0 ? [{ start: match.index, end, value, written: match[0] }] : [];
  });
}

/** The value of a number as recipes write it: "1 1/2", "1½", "1 and a half", "1,5", "twelve". */
export function readNumber(written: string): number {
  if (/^[a-z]/i.test(written)) return valueOfWords(written.toLowerCase());
  if (written.endsWith('half')) return Number.parseInt(written, 10) + 0.5;
  if (/^\d+,\d{1,2}$/.test(written)) return Number(written.replace(',', '.'));
  return numericQuantity(written.replace(/ and | & |-(?=.)/, ' '), { round: false });
}

function valueOfWords(words: string): number {
  if (/^(?:one and a half)/.test(words)) return 1.5;
  if (words.startsWith('three') && words.includes('quarters')) return 0.75;
  if (/\bquarter/.test(words)) return 0.25;
  if (words.includes('couple')) return 2;
  const first = NUMBER_WORDS.indexOf(words.split(' ')[0] ?? '') + 1;
  if (words.endsWith('and a half')) return first + 0.5;
  if (words.includes('half')) return 0.5;
  return first || 1;
}

/** How to write a number: as "1½", as "1.5" (or "1,5"), or as a word where the text had one. */
export interface NumberStyle {
  decimals: boolean;
  /** The number that stood there before. */
  like: string;
  /** Whether another number follows: "one 400 g tin" keeps its word. */
  beforeNumber: boolean;
}

/** Writes a number as a cook does. */
export function writeNumber(value: number, { decimals, like, beforeNumber }: NumberStyle): string {
  if (decimals) {
    const text = String(Number(value.toFixed(3)));
    return /\d,\d{1,2}$/.test(like) ? text.replace('.', ',') : text;
  }
  const word = NUMBER_WORDS[value - 1];
  if (word && /^[a-z]{3}/i.test(like) && !/half|quarter|couple/i.test(like)) return capitalLike(word, like);
  if (word && beforeNumber && /^[a-z]/i.test(like)) return capitalLike(word, like);
  return formatQuantity(value, true) ?? String(value);
}

/** The word, with a capital where the other text has one. */
export const capitalLike = (word: string, like: string): string =>
  /^[A-Z]/.test(like) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
