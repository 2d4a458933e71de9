import { gramsOf } from '../amounts.ts';
import type { KnownFood } from '../read/read-ingredient.ts';

/**
 * How much the foods of a list tell about the name of the dish: tortillas speak for "enchiladas" and against "cake". The numbers are
 * logarithms of odds, which add up. `scripts/learn-titles.ts` learned them from public recipes; `title-signs.txt` keeps them.
 */
export interface TitleSigns {
  /** The words of names, with spaces between them. */
  readonly words: string;
  /** For each word: the logarithm of the odds that any dish has it in its name. */
  readonly usual: readonly number[];
  /** The names of foods, of their kinds ("kind poultry"), and of amounts of foods ("flour 2"), one on each line. */
  readonly foods: string;
  /** For each food a line: a letter for each word that it speaks for or against, each with a letter for how much. */
  readonly rows: string;
}

/** The name of the first line of `title-signs.txt`. */
export const USUAL = '(usual)';

/** The names of foods, of their kinds, and of foods with a number for how much there is, each once: the names of the lines of `title-signs.txt`. */
export const signNames = (items: readonly Pick<KnownFood, 'food' | 'stated'>[]): Set<string> =>
  new Set(
    items.flatMap(({ food, stated }) => {
      const grams = stated && gramsOf(food, stated);
      const amount = grams ? [`${food.name} ${AMOUNTS.filter((from) => from <= grams).length}`] : [];
      return [food.name, `kind ${food.kind}`, ...amount];
    }),
  );

/** The grams from which on an amount tells of another dish: a spoon of flour thickens a gravy, a bowl of it becomes a cake. */
const AMOUNTS = [15, 60, 200, 600];

/** The letter of the first word. */
const FIRST_WORD = 0x100;
/** The letter of no sign at all; each letter further on is half a unit more. */
const NO_SIGN = 'm'.charCodeAt(0);
const STEP = 0.5;
const MOST_STEPS = 12;

/** The logarithms of odds of one line of `title-signs.txt`: "tortillas: enchilada 3.1, cake -1". */
const signsIn = (line: string): (readonly [word: string, sign: number])[] =>
  line
    .slice(line.indexOf(': ') + 2)
    .split(', ')
    .map((sign) => {
      const [word = '', number] = sign.split(' ');
      return [word, Number(number)];
    });

/**
 * Packs the signs of some words.
 *
 * @param table - the text of `title-signs.txt`
 * @param known - the words of the names of all recipes
 * @param least - signs below it are left out
 */
export function packSigns(table: string, known: ReadonlySet<string>, least: number): TitleSigns {
  const [first = '', ...lines] = table.trim().split('\n');
  const usual = signsIn(first).filter(([word]) => known.has(word));
  const letters = new Map(usual.map(([word], at) => [word, String.fromCharCode(FIRST_WORD + at)]));
  const rows = lines.flatMap((line) => {
    const signs = signsIn(line).filter(([word, sign]) => letters.has(word) && Math.abs(sign) >= least);
    const row = signs.map(([word, sign]) => `${letters.get(word)}${levelOf(sign)}`).join('');
    return row === '' ? [] : [{ food: line.slice(0, line.indexOf(': ')), row }];
  });
  return {
    words: usual.map(([word]) => word).join(' '),
    usual: usual.map(([, sign]) => sign),
    foods: rows.map(({ food }) => food).join('\n'),
    rows: rows.map(({ row }) => row).join('\n'),
  };
}

const levelOf = (sign: number): string =>
  String.fromCharCode(NO_SIGN + Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(sign / STEP))));

/** Adds up what foods tell about the names of dishes. */
export class TitleReader {
  readonly #words: ReadonlyMap<string, number>;
  readonly #usual: readonly number[];
  readonly #rows: ReadonlyMap<string, string>;

  constructor({ words, usual, foods, rows }: TitleSigns) {
    const lines = rows.split('\n');
    this.#words = new Map(words.split(' ').map((word, at) => [word, at]));
    this.#usual = usual;
    this.#rows = new Map(foods.split('\n').map((food, at) => [food, lines[at] ?? '']));
  }

  /** The positions of the words; -1 for a word that was in too few names to learn anything about it. */
  positionsOf(words: readonly string[]): number[] {
    return words.map((word) => this.#words.get(word) ?? -1);
  }

  /**
   * For each known word: how likely it is in the name of a dish of these foods. A word that is common in names counts for more than a
   * seldom one, but only by half of what the odds say, because wide recipes have common names.
   *
   * @param foods - their {@link signNames}
   */
  oddsFor(foods: Iterable<string>): number[] {
    const odds = this.#usual.map((usual) => usual / 2);
    for (const food of foods) {
      const row = this.#rows.get(food) ?? '';
      for (let at = 0; at < row.length; at += 2) {
        const word = row.charCodeAt(at) - FIRST_WORD;
        odds[word] = (odds[word] ?? 0) + STEP * (row.charCodeAt(at + 1) - NO_SIGN);
      }
    }
    return odds;
  }
}
