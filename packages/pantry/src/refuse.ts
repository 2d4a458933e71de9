import { pluralOf } from './names-of-foods.ts';
import { type KnownFood, type Reading, saidOf, warningsOf } from './read/read-ingredient.ts';
import { andList } from './read/words.ts';
import type { Ban } from './wishes/ban.ts';
import { helpWithout, type WhyNot } from './wishes/why-not.ts';

/** A kind answer when there is nothing to cook: the reasons, and foods that would help. It never begins like a recipe. */
export function refuse(
  readings: readonly Reading[],
  foods: readonly KnownFood[],
  ban: Ban,
  wishes: readonly string[],
  why: WhyNot | undefined,
): string {
  const about = (names: readonly string[], before: string, after: string): string[] =>
    names.length > 0 ? [`${before} ${andList(names)}${after}`] : [];
  const alone = why ? [] : foods.map(pluralOf);
  const reason = why?.reason ?? 'I found nothing to make a recipe of this time';
  const reasons = [
    ...warningsOf(readings),
    ...wishes,
    ...about(saidOf(readings, 'not-food'), 'I cannot cook', ': that is no food to cook with.'),
    ...about(saidOf(readings, 'unknown'), 'I do not know', ' as food, so I would rather not guess.'),
    ...about(alone, 'There is no dish in', ' alone, good as that is with other things.'),
  ];
  return `${[`Sorry, ${reason}.`, ...reasons, why?.help ?? helpWithout(ban)].join('\n\n')}\n`;
}
