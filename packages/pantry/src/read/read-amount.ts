import { AMOUNT, LEAST_SIZE_RATIO, LENGTH, MIXED, TOTAL } from '../foods/amount-wordings.ts';
import { CONTAINERS, NUMBERS, UNITS } from '../foods/words.ts';

/** An amount as it was typed. */
export interface Stated {
  readonly count: number;
  /** One of the units we know, in the singular, or `each`. */
  readonly unit: string;
  /** The number of pieces of which the weight is the sum: four of "four 6-ounce fillets". */
  readonly pieces?: number;
}

const MOST = 100_000;

/** Containers and pieces that stand for one where no number stands in front of them. */
const WHOLE = /^(?:tin|can|jar|block|ball|head|bulb|bunch|handful|punnet|stick|loaf)$/;

/** The first amount among the words. */
export function readAmount(words: readonly string[]): Stated | undefined {
  // "Tin of chickpeas" is one tin.
  const counted = WHOLE.test(words[0] ?? '') ? ['1', ...words] : words;
  const numbers = counted.map(numberOf);
  const isArticle = (word: string, at: number): boolean =>
    /^an?$/.test(word) && [at - 1, at + 1].some((beside) => numbers[beside] !== undefined);
  const line = counted
    .map((word, at) => (word === 'dozen' ? 'x 12' : (numbers[at] ?? word)))
    .filter((_, at) => !isArticle(counted[at] ?? '', at))
    .join(' ')
    .replace(MIXED, (_, whole, part) => String(Number(whole) + Number(part)))
    .replace(LENGTH, '');
  const whole = totalOf(line);
  if (whole) return whole;
  const [, first, link, second, unit = '', container = ''] = AMOUNT.exec(line) ?? [];
  const [count, size] = [Number(first ?? 0), Number(second ?? 1)];
  const isSize = UNITS.has(unit) && (size >= LEAST_SIZE_RATIO * count || CONTAINERS.has(container));
  const isOfPieces = link === 'x' || (!link && second !== undefined && isSize);
  const total = isOfPieces ? count * size : count;
  const stated = { count: Math.min(total, MOST), unit: UNITS.has(unit) ? unit : 'each' };
  if (total <= 0) return undefined;
  return isOfPieces && !CONTAINERS.has(container) ? { ...stated, pieces: count } : stated;
}

/** What several pieces weigh together. */
function totalOf(line: string): Stated | undefined {
  const [, pieces, weight, unit = ''] = TOTAL.exec(line) ?? [];
  const arePieces = pieces !== undefined && !UNITS.has(line.split(' ')[1] ?? '');
  return weight && UNITS.get(unit)
    ? { count: Number(weight), unit, ...(arePieces && { pieces: Number(pieces) }) }
    : undefined;
}

function numberOf(word: string): number | undefined {
  if (!/^\d/.test(word)) return NUMBERS.get(word);
  const [whole = '', part] = word.replace(/,(?=\d{3}$)/, '').split('/');
  return Number(whole.replace(',', '.')) / (Number(part) || 1);
}
