import { CONTAINERS, NUMBERS, SIZE_WORDS, UNITS } from '../foods/words.ts';

/** An amount as it was typed. */
export interface Stated {
  readonly count: number;
  /** One of the units we know, in the singular, or `each`. */
  readonly unit: string;
}

const MOST = 100_000;
/** A second number so much bigger than the first is the size of each: "2 8 oz", but "2 3 lb" is a range. */
const FAR = 2.5;

/** A number, another one, a unit, and the word behind it: "2 x 400 g tin". */
const AMOUNT = new RegExp(
  String.raw`(?<!\S)([\d.]+)(?!\S)(?: (x|to|or)(?= \d))?(?: ([\d.]+)(?!\S))?(?: (?:${SIZE_WORDS})\b)*(?: (\S+))?(?: (\S+))?`,
);
/** Of a length, no number counts: "1 2-inch piece". */
const LENGTH = /(?:x )?(?<!\S)[\d.]+ (?:inch|cm|mm)(?!\S) ?/g;
/** "1 1/2". */
const MIXED = /(?<!\S)(\d+) (0\.\d+)/g;

/** The first amount among the words. */
export function readAmount(words: readonly string[]): Stated | undefined {
  const numbers = words.map(numberOf);
  const isArticle = (word: string, at: number): boolean =>
    /^an?$/.test(word) && [at - 1, at + 1].some((beside) => numbers[beside] !== undefined);
  const line = words
    .map((word, at) => (word === 'dozen' ? 'x 12' : (numbers[at] ?? word)))
    .filter((_, at) => !isArticle(words[at] ?? '', at))
    .join(' ')
    .replace(MIXED, (_, whole, part) => String(Number(whole) + Number(part)))
    .replace(LENGTH, '');
  const [, first, link, second, unit = '', container = ''] = AMOUNT.exec(line) ?? [];
  const [count, size] = [Number(first ?? 0), Number(second ?? 1)];
  const isSize = UNITS.has(unit) && (size >= FAR * count || CONTAINERS.has(container));
  const total = link === 'x' || (!link && second && isSize) ? count * size : count;
  return total > 0 ? { count: Math.min(total, MOST), unit: UNITS.has(unit) ? unit : 'each' } : undefined;
}

function numberOf(word: string): number | undefined {
  if (!/^\d/.test(word)) return NUMBERS.get(word);
  const [whole = '', part] = word.replace(/,(?=\d{3}$)/, '').split('/');
  return Number(whole.replace(',', '.')) / (Number(part) || 1);
}
