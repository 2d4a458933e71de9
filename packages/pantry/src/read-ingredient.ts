import { asRawBean, withCare } from './care.ts';
import type { Care } from './data/cares.ts';
import { HAZARDS } from './data/hazards.ts';
import { NOT_FOOD, NUMBERS, ORDERS, PLAIN_WORDS, STATES, type State, UNITS } from './data/words.ts';
import type { Food } from './food.ts';
import { type Found, findName, lexicon } from './lexicon.ts';
import { readAmount, type Stated } from './read-amount.ts';
import type { Unwanted } from './read-wish.ts';
import { correct } from './spelling.ts';
import { literal, singular, spreadEmoji, tokens } from './words.ts';

/** A food that was recognised in what somebody typed. */
export interface KnownFood {
  readonly food: Food;
  readonly variety?: string;
  readonly states: ReadonlySet<State>;
  readonly stated?: Stated;
  /** How we read a word that was misspelt. */
  readonly correction?: string;
  /** The words that named it, in the singular. */
  readonly typed?: string;
  /** What must be known to eat it safely. */
  readonly cares?: readonly Care[];
}

/** One thing somebody typed: foods, or why it is none. */
export type Reading =
  | { readonly kind: 'foods'; readonly foods: readonly KnownFood[] }
  | { readonly kind: 'hazard'; readonly said: string; readonly reason: string }
  | {
      readonly kind: 'wish';
      readonly said: string;
      readonly unwanted: readonly Unwanted[];
      readonly allowed: readonly Unwanted[];
    }
  | { readonly kind: 'not-food' | 'unknown'; readonly said: string };

/** What was typed of one kind that is no food, as text. */
export const saidOf = (readings: readonly Reading[], kind: 'unknown' | 'not-food'): string[] =>
  readings.flatMap((reading) => (reading.kind === kind ? [literal(reading.said)] : []));

/** The warnings before what is dangerous. */
export const warningsOf = (readings: readonly Reading[]): string[] =>
  readings.flatMap((reading) =>
    reading.kind === 'hazard' ? [`**Please do not eat ${literal(reading.said)}:** ${reading.reason}.`] : [],
  );

const MARKUP = /[<>[\]{}`|\\*_#=$^~@]|:\/\//;
const MOST_STRAY_WORDS = 2;
const MOST_WORDS_TO_CORRECT = 6;
const MOST_WORDS_OF_A_LIST = 12;
const MOST_PARTS = 30;
const LINK = /[,;\n+&]|\band\b|\bund\b|\bet\b|\by\b/;

/** Reads one thing that somebody typed. Never throws: what makes no sense is unknown. */
export function readIngredient(said: string): Reading {
  const words = tokens(said);
  const reason = findHazard(words);
  if (reason !== undefined) return { kind: 'hazard', said, reason };
  if (MARKUP.test(said) || words.some((word) => ORDERS.has(word))) return { kind: 'unknown', said };
  const foods = readParts(said, words) ?? readOne(said, words);
  if (foods.length > 0) return { kind: 'foods', foods };
  return { kind: words.some((word) => NOT_FOOD.has(word)) ? 'not-food' : 'unknown', said };
}

const HAZARD_WORDS = HAZARDS.flatMap(({ words, reason }) =>
  words.map((word) => ({ words: ` ${tokens(word).join(' ')} `, reason })),
);
const HAZARD_PATTERNS = HAZARDS.flatMap(({ pattern, reason }) => (pattern ? [{ pattern, reason }] : []));

function findHazard(words: readonly string[]): string | undefined {
  const line = ` ${words.join(' ')} `;
  return (
    HAZARD_WORDS.find((hazard) => line.includes(hazard.words)) ??
    HAZARD_PATTERNS.find(({ pattern }) => pattern.test(line))
  )?.reason;
}

/** The foods of a list with commas; undefined when it is none, or has a part that makes no sense by itself. */
function readParts(said: string, all: readonly string[]): KnownFood[] | undefined {
  const parts = [...new Set(spreadEmoji(said).split(LINK))]
    .filter((part) => /[\p{L}\p{Extended_Pictographic}]/u.test(part))
    .slice(0, MOST_PARTS);
  if (parts.length < 2 || lexicon().has(all.join(' '))) return undefined;
  const foods = new Map<Food, KnownFood>();
  const asides: State[] = [];
  for (const part of parts) {
    const words = tokens(part);
    const read = readOne(part, words);
    if (read.length === 0 && !words.every(isAside)) return undefined;
    if (read.length === 0) asides.push(...statesOf(words));
    for (const known of read) if (!foods.has(known.food)) foods.set(known.food, known);
  }
  return [...foods.values()].map((known) =>
    foods.size === 1
      ? withCare(asRawBean({ ...known, states: new Set([...known.states, ...asides]) }, all), all)
      : known,
  );
}

/** "finely chopped" after a comma, or an emoji that is no food. */
const isAside = (word: string): boolean =>
  isPlain(word) || STATES.has(word) || /\p{Extended_Pictographic}/u.test(word);

const isPlain = (word: string): boolean =>
  PLAIN.has(word) || UNITS.has(word) || NUMBERS.has(word) || /^\d/.test(word);

const PLAIN = new Set([...PLAIN_WORDS].map(singular));

const statesOf = (words: readonly string[]): State[] => words.flatMap((word) => STATES.get(word) ?? []);

/** One food, or several where somebody typed a list without commas. */
function readOne(part: string, words: readonly string[]): KnownFood[] {
  const exact = match(words);
  if (exact.length > 0) return exact;
  if (words.length > MOST_WORDS_TO_CORRECT) return [];
  const corrected = words.map((word) =>
    isPlain(word) || NOT_FOOD.has(word) || STATES.has(word) ? word : (correct(word) ?? word),
  );
  if (corrected.every((word, at) => word === words[at])) return [];
  return match(corrected).map((known) => ({
    ...known,
    correction: `I read ${literal(part.trim())} as ${known.variety ?? known.food.name}.`,
  }));
}

function match(words: readonly string[]): KnownFood[] {
  const found = findName(words);
  if (!found) return [];
  const { stated, left } = readAmount(without(words, found));
  const stray = left.filter((word) => !isPlain(word) && !STATES.has(word));
  if (stray.some((word) => NOT_FOOD.has(word))) return [];
  const more = moreFoods(stray);
  if (more.length > 1)
    return [
      ...more.filter(({ food }) => food !== found.food),
      withCare({ food: found.food, states: new Set(), typed: wordsOf(words, found) }, words),
    ];
  if (more.length === 0 && stray.length > MOST_STRAY_WORDS) return [];
  const { food, variety } = found;
  const known = {
    food,
    states: new Set(statesOf(left)),
    typed: wordsOf(words, found),
    ...(variety && { variety }),
    ...(stated && { stated }),
  };
  return [withCare(asRawBean(known, words), words)];
}

const wordsOf = (words: readonly string[], { start, length }: Found): string =>
  words.slice(start, start + length).join(' ');

const without = (words: readonly string[], { start, length }: Found): string[] =>
  words.toSpliced(start, length);

/** Foods among the words left over; only a list when every word is one. */
function moreFoods(words: readonly string[]): KnownFood[] {
  const found = words.length > MOST_WORDS_OF_A_LIST ? undefined : findName(words);
  if (!found) return [];
  const rest = without(words, found);
  const others = moreFoods(rest);
  return rest.length === 0 || others.length > 0
    ? [...others, withCare({ food: found.food, states: new Set(), typed: wordsOf(words, found) }, words)]
    : [];
}
