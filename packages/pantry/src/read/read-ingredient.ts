import { type NamedFood, thingNamed } from '../claims/contents.ts';
import type { Care } from '../foods/cares.ts';
import { NOT_FOOD, ORDERS, type State } from '../foods/words.ts';
import { BRACKETS, LACKING, LINK, MANNERS, MARKUP, SENSE } from '../foods/writing.ts';
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
  /** What must be known to eat it safely. */
  readonly cares?: readonly Care[];
}

/** One thing somebody typed: foods, or why it is none. */
export type Reading =
  /** `unread`: other things in the same line of which we know nothing. */
  | { readonly kind: 'foods'; readonly foods: readonly KnownFood[]; readonly unread: readonly Reading[] }
  | { readonly kind: 'hazard'; readonly said: string; readonly reason: string }
  | ({ readonly kind: 'wish'; readonly said: string } & Omit<Wish, 'wanted'>)
  | { readonly kind: 'not-food' | 'unknown'; readonly said: string };

/** What was typed of one kind that is no food, as text. */
export const saidOf = (readings: readonly Reading[], kind: 'unknown' | 'not-food'): string[] =>
  readings.flatMap((reading) => (reading.kind === kind ? [literal(reading.said)] : []));

/** The warnings before what is dangerous. */
export const warningsOf = (readings: readonly Reading[]): string[] =>
  readings.flatMap((reading) =>
    reading.kind === 'hazard' ? [`**Please do not eat ${literal(reading.said)}:** ${reading.reason}.`] : [],
  );

/** Reads one thing that somebody typed. Never throws: what makes no sense is unknown. */
export function readIngredient(said: string): Reading {
  const words = tokens(said);
  const reason = findHazard(words.filter((_, at) => words[at + 1] !== 'free'));
  if (reason !== undefined) return { kind: 'hazard', said, reason };
  if (MARKUP.test(said) || words.some((word) => ORDERS.has(word))) return { kind: 'unknown', said };
  const plainly = MANNERS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), said);
  const text = plainly.replace(LACKING, (all, non, less) =>
    thingNamed(normal(non ?? less)) ? `${non ?? less} free` : all,
  );
  const brackets = tokens(text.match(BRACKETS)?.join(' ') ?? '');
  const main = readParts(text.replace(BRACKETS, ' '), brackets);
  const isRead = main.foods.length > 0 || brackets.length === 0;
  const read = isRead ? main : readParts(text.replace(/[()]/g, ','), brackets);
  if (read.foods.length > 0) return { kind: 'foods', ...read };
  return { kind: words.some((word) => NOT_FOOD.has(word)) ? 'not-food' : 'unknown', said };
}

/** Reads what stands between the commas of a line: foods, what was done to them, and what we do not know. */
function readParts(text: string, brackets: readonly string[]): { foods: KnownFood[]; unread: Reading[] } {
  const parts = [...new Set(text.replace(EMOJI, ', $& ,').split(LINK))]
    .filter((part) => SENSE.test(part))
    .map((part) => ({ said: part.trim(), words: tokens(part) }))
    .map((part) => ({ ...part, foods: readPhrase(part.words) }));
  const found = parts.flatMap(({ foods, words }) => foods.map((known) => ({ known, words })));
  const foods = [...Map.groupBy(found, ({ known }) => known.food).values()].flatMap(([first]) => first ?? []);
  const rest = parts.filter(({ foods }) => foods.length === 0);
  const asides = foods.length > 1 ? [] : [...brackets, ...rest.flatMap(({ words }) => words)];
  // "Finely chopped" says something of a food.
  const unread = rest.filter(({ words }) => words.every((text) => isStray({ text })));
  return {
    foods: foods.map(({ known, words }) => withCare(known, words, asides)),
    unread: unread.map(({ said }) => ({ kind: 'unknown', said })),
  };
}
