import { type NamedFood, thingNamed } from '../claims/contents.ts';
import type { Care } from '../foods/cares.ts';
import { NOT_FOOD, ORDERS, type State } from '../foods/words.ts';
import {
  BRACKETS,
  FOOTNOTE,
  HEADING,
  LACKING,
  LETTER_OR_EMOJI,
  MARKUP,
  PART_SEPARATOR,
  SIMPLIFICATIONS,
} from '../foods/writing.ts';
import type { Wish } from '../wishes/read-wish.ts';
import { findHazard, withCare } from './dangers.ts';
import { isStray } from './pieces.ts';
import type { Stated } from './read-amount.ts';
import { readPhrase } from './read-phrase.ts';
import { EMOJI, literal, normal, tokens } from './words.ts';

/** A food that was recognised in what somebody typed. */
export interface KnownFood extends NamedFood {
  readonly states: ReadonlySet<State>;
  readonly stated?: Stated;
  /** How we read a word that was misspelt. */
  readonly correction?: string;
  /** Other varieties of the food on the same list: walnuts, where the food is pecans. */
  readonly besides?: readonly string[];
  /** The warnings that the recipe must give with the food. */
  readonly cares?: readonly Care[];
}

/** The reading of one typed line: its foods, or the reason why it has none. */
export type Reading =
  /** `unread`: other parts of the same line, which are unknown. */
  | { readonly kind: 'foods'; readonly foods: readonly KnownFood[]; readonly unread: readonly Reading[] }
  | { readonly kind: 'hazard'; readonly said: string; readonly reason: string }
  | ({ readonly kind: 'wish'; readonly said: string } & Omit<Wish, 'wanted'>)
  | { readonly kind: 'not-food' | 'unknown'; readonly said: string };

/** The lines with a reading of this kind, as markdown text. */
export const saidOf = (readings: readonly Reading[], kind: 'unknown' | 'not-food'): string[] =>
  readings.flatMap((reading) => (reading.kind === kind ? [literal(reading.said)] : []));

/** A warning for each dangerous line. */
export const warningsOf = (readings: readonly Reading[]): string[] =>
  readings.flatMap((reading) =>
    reading.kind === 'hazard' ? [`**Please do not eat ${literal(reading.said)}:** ${reading.reason}.`] : [],
  );

/** Reads one typed line. Never throws: a line that makes no sense is read as unknown. */
export function readIngredient(typed: string): Reading {
  const said = typed.replace(FOOTNOTE, '');
  const words = tokens(said);
  const reason = findHazard(words.filter((_, at) => words[at + 1] !== 'free'));
  if (reason !== undefined) return { kind: 'hazard', said, reason };
  if (HEADING.test(said)) return { kind: 'not-food', said };
  if (MARKUP.test(said) || words.some((word) => ORDERS.has(word))) return { kind: 'unknown', said };
  const simple = SIMPLIFICATIONS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), said);
  const text = simple.replace(LACKING, (all, non, less) =>
    thingNamed(normal(non ?? less)) ? `${non ?? less} free` : all,
  );
  const brackets = tokens(text.match(BRACKETS)?.join(' ') ?? '');
  const main = readParts(text.replace(BRACKETS, ' '), brackets);
  const isRead = main.foods.length > 0 || brackets.length === 0;
  const read = isRead ? main : readParts(text.replace(/[()]/g, ','), brackets);
  if (read.foods.length > 0) return { kind: 'foods', ...read };
  return { kind: words.some((word) => NOT_FOOD.has(word)) ? 'not-food' : 'unknown', said };
}

/** Reads the parts between the commas of a line: its foods with their states, and its unknown parts. */
function readParts(text: string, brackets: readonly string[]): { foods: KnownFood[]; unread: Reading[] } {
  const parts = [...new Set(text.replace(EMOJI, ', $& ,').split(PART_SEPARATOR))]
    .filter((part) => LETTER_OR_EMOJI.test(part))
    .map((part) => ({ said: part.trim(), words: tokens(part) }))
    .map((part) => ({ ...part, foods: readPhrase(part.words) }));
  const found = parts.flatMap(({ foods, words }) => foods.map((known) => ({ known, words })));
  const foods = [...Map.groupBy(found, ({ known }) => known.food).values()].flatMap(([first]) => first ?? []);
  const rest = parts.filter(({ foods }) => foods.length === 0);
  const asides = foods.length > 1 ? [] : [...brackets, ...rest.flatMap(({ words }) => words)];
  // A part with a plain word, such as "finely chopped", describes a food and is not unknown.
  const unread = rest.filter(({ words }) => words.every((text) => isStray({ text })));
  return {
    foods: foods.map(({ known, words }) => withCare(known, words, asides)),
    unread: unread.map(({ said }) => ({ kind: 'unknown', said })),
  };
}
