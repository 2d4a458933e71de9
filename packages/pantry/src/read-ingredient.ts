import { HAZARDS, NOT_FOOD, NUMBERS, ORDERS, PLAIN_WORDS, STATES, type State, UNITS } from './data/words.ts';
import type { Food } from './food.ts';
import { findName, lexicon } from './lexicon.ts';
import { correct } from './spelling.ts';
import { literal, singular, spreadEmoji, tokens } from './words.ts';

/** An amount as it was typed. */
export interface Stated {
  readonly count: number;
  /** One of the units we know, in the singular, or `each`. */
  readonly unit: string;
}

/** A food that was recognised in what somebody typed. */
export interface KnownFood {
  readonly food: Food;
  readonly variety?: string;
  readonly states: ReadonlySet<State>;
  readonly stated?: Stated;
  /** How we read a word that was misspelt. */
  readonly correction?: string;
}

/** One thing somebody typed: foods, or why it is none. */
export type Reading =
  | { readonly kind: 'foods'; readonly foods: readonly KnownFood[] }
  | { readonly kind: 'hazard'; readonly said: string; readonly reason: string }
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
  const foods = readList(said);
  if (foods.length > 0) return { kind: 'foods', foods };
  return { kind: words.some((word) => NOT_FOOD.has(word)) ? 'not-food' : 'unknown', said };
}

const HAZARD_WORDS = HAZARDS.flatMap(({ words, reason }) =>
  words.map((word) => ({ words: tokens(word).join(' '), reason })),
);

function findHazard(words: readonly string[]): string | undefined {
  const line = ` ${words.join(' ')} `;
  return HAZARD_WORDS.find((hazard) => line.includes(` ${hazard.words} `))?.reason;
}

function readList(said: string): KnownFood[] {
  const whole = readOne(said);
  if (lexicon().has(tokens(said).join(' '))) return whole;
  const parts = [...new Set(spreadEmoji(said).split(LINK))]
    .filter((part) => /[\p{L}\p{Extended_Pictographic}]/u.test(part))
    .slice(0, MOST_PARTS);
  if (parts.length < 2) return whole;
  const read = parts.map((part) => ({ foods: readOne(part), aside: isAside(part) }));
  if (read.some(({ foods, aside }) => foods.length === 0 && !aside)) return whole;
  const foods = read.flatMap((part) => part.foods);
  const states = new Set(
    read.filter((part) => part.foods.length === 0).length > 0 ? statesOf(tokens(said)) : [],
  );
  const distinct = foods.filter((known, at) => foods.findIndex((other) => other.food === known.food) === at);
  return distinct.length === 1
    ? distinct.map((known) => ({ ...known, states: new Set([...known.states, ...states]) }))
    : distinct;
}

/** "finely chopped" after a comma, or an emoji that is no food. */
const isAside = (part: string): boolean =>
  tokens(part).every((word) => isPlain(word) || STATES.has(word) || /\p{Extended_Pictographic}/u.test(word));

const isPlain = (word: string): boolean =>
  PLAIN.has(word) || UNITS.has(word) || NUMBERS.has(word) || /^\d/.test(word);

const PLAIN = new Set([...PLAIN_WORDS].map(singular));

const statesOf = (words: readonly string[]): State[] => words.flatMap((word) => STATES.get(word) ?? []);

/** One food, or several where somebody typed a list without commas. */
function readOne(part: string): KnownFood[] {
  const words = tokens(part);
  const exact = match(words);
  if (exact.length > 0)
    return MISSPELT_PLURAL.test(part) ? exact.map((known) => withCorrection(known, part)) : exact;
  if (words.length > MOST_WORDS_TO_CORRECT) return [];
  const corrected = words.map((word) =>
    isPlain(word) || NOT_FOOD.has(word) || STATES.has(word) ? word : (correct(word) ?? word),
  );
  if (corrected.every((word, at) => word === words[at])) return [];
  return match(corrected).map((known) => withCorrection(known, part));
}

/** Singulars of these are understood, so that only the plural tells that they are misspelt. */
const MISSPELT_PLURAL = /\b(tomat|potat)os\b/i;

const withCorrection = (known: KnownFood, said: string): KnownFood => ({
  ...known,
  correction: `I read ${literal(said.trim())} as ${known.variety ?? known.food.name}.`,
});

function match(words: readonly string[]): KnownFood[] {
  const found = findName(words);
  if (!found) return [];
  const rest = [...words.slice(0, found.start), ...words.slice(found.start + found.length)];
  const { stated, left } = readAmount(rest);
  const stray = left.filter((word) => !isPlain(word) && !STATES.has(word));
  if (stray.some((word) => NOT_FOOD.has(word))) return [];
  const more = moreFoods(stray);
  if (more.length > 1)
    return [...more.filter(({ food }) => food !== found.food), { food: found.food, states: new Set() }];
  if (more.length === 0 && stray.length > MOST_STRAY_WORDS) return [];
  const states = new Set(statesOf(left));
  const known: KnownFood = { food: found.food, states };
  return [{ ...known, ...(found.variety && { variety: found.variety }), ...(stated && { stated }) }];
}

/** Foods among the words left over; only a list when every word is one. */
function moreFoods(words: readonly string[]): KnownFood[] {
  const found = words.length > MOST_WORDS_OF_A_LIST ? undefined : findName(words);
  if (!found) return [];
  const rest = [...words.slice(0, found.start), ...words.slice(found.start + found.length)];
  const others = moreFoods(rest);
  return rest.length === 0 || others.length > 0 ? [...others, { food: found.food, states: new Set() }] : [];
}

const MOST = 100_000;
const ARTICLE = /^an?$/;

/** The amount among the words, and the words without it. */
function readAmount(words: readonly string[]): { stated?: Stated; left: readonly string[] } {
  const at = words.findIndex(
    (word, place) =>
      numberOf(word) !== undefined && !(ARTICLE.test(word) && numberOf(words[place + 1]) !== undefined),
  );
  if (at < 0) return { left: words };
  let count = numberOf(words[at]) ?? 0;
  let next = at + 1;
  const article = words[next];
  if (article !== undefined && count < 1 && ARTICLE.test(article)) next += 1;
  const second = words[next] === 'x' ? numberOf(words[next + 1]) : numberOf(words[next]);
  if (second !== undefined) {
    const times =
      words[next] === 'x' || words[next] === 'dozen' || (second > 10 && UNITS.has(words[next + 1] ?? ''));
    const isFraction = second < 1;
    count = times ? count * second : isFraction ? count + second : count;
    next += words[next] === 'x' ? 2 : 1;
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
