import { NUMBERS, UNITS } from './data/words.ts';

/** An amount as it was typed. */
export interface Stated {
  readonly count: number;
  /** One of the units we know, in the singular, or `each`. */
  readonly unit: string;
}

const MOST = 100_000;
const ARTICLE = /^an?$/;

/** The amount among the words, and the words without it. */
export function readAmount(words: readonly string[]): { stated?: Stated; left: readonly string[] } {
  const isNumber = (at: number): boolean => numberOf(words[at]) !== undefined;
  const at = words.findIndex(
    (word, place) => isNumber(place) && !(ARTICLE.test(word) && isNumber(place + 1)),
  );
  if (at < 0) return { left: words };
  let count = numberOf(words[at]) ?? 0;
  let next = at + 1;
  if (count < 1 && ARTICLE.test(words[next] ?? '')) next += 1;
  const hasTimes = words[next] === 'x' && isNumber(next + 1);
  if (hasTimes) next += 1;
  const second = numberOf(words[next]);
  if (second !== undefined) {
    const isPacks = words[next] === 'dozen' || (second > 10 && UNITS.has(words[next + 1] ?? ''));
    if (hasTimes || isPacks) count *= second;
    else if (second < 1) count += second;
    next += 1;
  }
  const isUnit = UNITS.has(words[next] ?? '');
  const stated = { count: Math.min(count, MOST), unit: isUnit ? (words[next] ?? '') : 'each' };
  const left = [...words.slice(0, at), ...words.slice(isUnit ? next + 1 : next)];
  return count > 0 ? { stated, left } : { left };
}

function numberOf(word = ''): number | undefined {
  if (NUMBERS.has(word)) return NUMBERS.get(word);
  const [whole = '', part] = word.replace(',', '.').split('/');
  if (!/^\d/.test(word)) return undefined;
  return part === undefined ? Number(whole) : Number(whole) / (Number(part) || 1);
}
