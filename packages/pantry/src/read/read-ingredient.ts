import type { NamedFood } from '../claims/contents.ts';
import type { Care } from '../foods/cares.ts';
import { FORM_WORDS, type Form } from '../foods/forms.ts';
import { NOT_FOOD, ORDERS, type State } from '../foods/words.ts';
import { FOOTNOTE, MARKUP } from '../foods/writing.ts';
import type { Wish } from '../wishes/read-wish.ts';
import { findHazard, withCare } from './dangers.ts';
import type { Stated } from './read-amount.ts';
import { isHeading, typedFoods } from './typed-foods.ts';
import { literal, tokens } from './words.ts';

/** A food that was recognised in what somebody typed. */
export interface KnownFood extends NamedFood {
  readonly states: ReadonlySet<State>;
  readonly stated?: Stated;
  /** How we read a word that was misspelt. */
  readonly correction?: string;
  /** Other varieties of the food on the same list: walnuts, where the food is pecans. */
  readonly besides?: readonly string[];
  /** What meat, fish or an egg comes without, where the list says so. */
  readonly lacks?: readonly ('bones' | 'skin' | 'shell')[];
  /** What the line says was done to the food. */
  readonly forms?: readonly Form[];
  /** Whether the line says that the food is a garnish, after which no dish is called. */
  readonly isGarnish?: true;
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
  if (isHeading(typed)) return { kind: 'not-food', said };
  const { foods, unread } = typedFoods(typed);
  const lacks = lackedIn(said);
  const forms = FORM_WORDS.flatMap(([form, pattern]) => (pattern.test(said) ? [form] : []));
  if (foods.length > 0)
    return {
      kind: 'foods',
      foods: foods.map(({ known, words: own, asides }) => ({
        ...withCare(known, own, asides),
        ...(lacks && { lacks }),
        ...(forms.length > 0 && { forms }),
      })),
      unread: unread.map((part) => ({ kind: 'unknown', said: part })),
    };
  const isOrder = MARKUP.test(said) || words.some((word) => ORDERS.has(word));
  return { kind: !isOrder && words.some((word) => NOT_FOOD.has(word)) ? 'not-food' : 'unknown', said };
}

/** What the meat of a line comes without; undefined where the line does not tell. */
function lackedIn(said: string): KnownFood['lacks'] {
  const isBoneless = /\b(?:boneless|boned|fillets?)\b/i.test(said);
  const isSkinless = /\bskinless\b|\bskin (?:off|removed)\b/i.test(said);
  const lacks = [
    ...(isBoneless ? ['bones' as const] : []),
    ...(isSkinless ? ['skin' as const] : []),
    ...(/\b(?:peeled|shelled)\b/i.test(said) ? ['shell' as const] : []),
  ];
  return lacks.length > 0 ? lacks : undefined;
}
