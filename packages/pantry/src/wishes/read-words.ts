import { FILLERS } from '../foods/negations.ts';
import { remembered } from '../read/lazy.ts';
import { nameOfFood } from '../read/lexicon.ts';
import { plain, tokens } from '../read/words.ts';
import { MINUTES, numberIn, SERVINGS } from './numbers.ts';
import { withoutOccasions } from './occasions.ts';
import type { WishedDiet } from './order.ts';
import type { Taste } from './taste.ts';
import { AROUND, DIETS, TASTES } from './tastes.ts';

/** The wishes in a text that somebody typed. */
export interface Said {
  readonly servings?: number;
  readonly minutes?: number;
  readonly diet?: WishedDiet;
  readonly tastes: readonly Taste[];
  /** The text without the words of the wishes; a comma stands in the place of each. */
  readonly rest: string;
}

/** Which wordings count: all in a note, all but names of dishes in a line that is a wish as a whole, only the clear ones beside a food. */
type Where = 'note' | 'line' | 'beside food';

const NOTHING = (rest: string): Said => ({ tastes: [], rest });

/** Nobody types a longer wish among the ingredients, and hundreds of long lines must be read quickly. */
const LONGEST_LINE = 80;

/** The most people to cook for, and the longest time, that a typed wish may name. */
const MOST = { servings: 50, minutes: 600 };

/** Reads the wishes in a note. */
export const readNote = (note: string): Said => readWords(withoutOccasions(plain(note)), 'note');

/** The beginning of a line that measures out a food. Such a line is no wish as a whole. */
const MEASURED =
  /^[\s(]*\d[\d\s./½¼¾⅓⅔x(-]*(?:cups?|table ?spoons?|tea ?spoons?|tbsps?|tsps?|pounds?|lbs?|ounces?|oz|k?g|m?l|grams?|cloves?|stalks?|slices?|bunch(?:es)?|cans?|packages?|large|medium|small)\b/;

/** Reads the wishes in a line of the list; where the line is a wish and nothing else, its rest is empty. */
export const readLine = remembered((line: string): Said => {
  const text = plain(line);
  if (line.length > LONGEST_LINE || nameOfFood(text) || line.endsWith(':')) return NOTHING(line);
  const whole = MEASURED.test(text) ? undefined : readWords(text, 'line');
  if (whole && meaningful(whole.rest).length === 0) return { ...whole, rest: isWish(whole) ? '' : line };
  const part = readWords(text, 'beside food');
  return isWish(part) ? part : NOTHING(line);
});

const isWish = ({ servings, minutes, diet, tastes }: Said): boolean =>
  servings !== undefined || minutes !== undefined || diet !== undefined || tastes.length > 0;

/** The words of a text that are neither fillers nor words around a wish. */
export const meaningful = (text: string): string[] =>
  tokens(text).filter((word) => !AROUND.has(word) && !FILLERS.has(word));

/** Whether a word wishes for something or for nothing, and so is no name of a dish: "breakfast". */
export const isWishWord = (word: string): boolean =>
  TASTES.some(({ words }) => words.test(word)) || meaningful(word).length === 0;

function readWords(text: string, where: Where): Said {
  const isWhole = where !== 'beside food';
  let rest = text;
  const take = <Value>(
    { words }: { readonly words: RegExp },
    read: (groups: Groups) => Value | undefined,
  ): Value | undefined => {
    const found = words.exec(rest);
    const value = found ? read(found.groups ?? {}) : undefined;
    if (!found || value === undefined) return undefined;
    // "For 4 kids" says how many, and for whom.
    const kept =
      typeof value === 'number' && isWhole ? (/\b(?:kids|children)\b/.exec(found[0])?.[0] ?? '') : '';
    rest = rest.replace(found[0], ` , ${kept} , `);
    return value;
  };
  const isOpen = ({ isClear }: { readonly isClear?: true }): boolean => isClear || isWhole;
  let minutes: number | undefined;
  for (const row of MINUTES.filter(isOpen)) minutes ??= take(row, minutesIn);
  let servings: number | undefined;
  for (const row of SERVINGS.filter(isOpen))
    servings ??= take(row, (groups) => row.people ?? peopleIn(groups));
  const diet = isWhole ? DIETS.find((row) => take(row, () => true))?.diet : undefined;
  // "One pan only, hate washing up" says the same twice.
  const takeAll = (taste: Taste): boolean => {
    const isSaid = take(taste, () => true) ?? false;
    while (isSaid && take(taste, () => true));
    return isSaid;
  };
  const wording = TASTES.filter(({ titles, shows }) => where === 'note' || !(titles || shows));
  const tastes = isWhole ? wording.filter(takeAll) : [];
  return {
    ...(servings !== undefined && { servings }),
    ...(minutes !== undefined && { minutes }),
    ...(diet && { diet }),
    ...{ tastes, rest },
  };
}

type Groups = Readonly<Record<string, string | undefined>>;

const within = (count: number, most: number): number | undefined =>
  count >= 1 && count <= most ? count : undefined;

const peopleIn = ({ one, most, more }: Groups): number | undefined =>
  within(numberIn(most ?? one ?? '') + (more === undefined ? 0 : numberIn(more)), MOST.servings);

function minutesIn({ half, quarter, hours, plus, rest, minutes }: Groups): number | undefined {
  if (half !== undefined) return 30;
  if (quarter !== undefined) return 15;
  if (hours === undefined) return within(numberIn(minutes ?? ''), MOST.minutes);
  const whole = /^an?$/.test(hours) ? 1 : numberIn(hours);
  return within(Math.round(whole * 60) + (plus ? 30 : 0) + Number(rest ?? 0), MOST.minutes);
}
