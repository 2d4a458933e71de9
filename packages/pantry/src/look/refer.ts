import { thingNamed } from '../claims/contents.ts';
import { ALLERGENS } from '../foods/allergens.ts';
import type { KindName } from '../foods/kinds.ts';
import type { Mention } from './mentions.ts';
import { endsOf } from './text-words.ts';

/** Names that a recipe uses for the whole class, though a longer name with the same end is another food: peanut butter is no butter. */
const NEVER_SHORT: ReadonlySet<string> = new Set(['butter']);

/** Kinds with a word for all of their foods: "pasta" for gluten-free penne. */
const CLASSES: ReadonlySet<KindName> = new Set<KindName>([
  'pasta',
  'noodle',
  'bread',
  'wrap',
  'flour',
  'milk',
  'cream',
]);

/**
 * A function that tells whether a name only refers to one of these harmless foods, which the recipe names more exactly in another place:
 * "the noodles" to rice noodles, "the cheese" to vegan parmesan, "melt the butter" to dairy-free butter.
 */
export function referringTo(harmless: readonly Mention[]): (mention: Mention) => boolean {
  const lacking = harmless.filter(({ lacks }) => lacks.size > 0);
  const ends = new Set(
    harmless.flatMap(({ phrase }) => endsOf(phrase)).filter((end) => !NEVER_SHORT.has(end)),
  );
  const free = new Set(lacking.flatMap(({ phrase }) => [phrase, ...endsOf(phrase)]));
  const kinds = new Set(
    lacking.flatMap(({ known }) => (known && CLASSES.has(known.food.kind) ? [known.food.kind] : [])),
  );
  const things = new Set(lacking.flatMap(({ usual }) => [...usual]));
  for (const allergen of ALLERGENS) things.delete(allergen);
  return ({ phrase, known, mayRefer }) =>
    mayRefer &&
    (ends.has(phrase) ||
      free.has(phrase) ||
      (known !== undefined && kinds.has(known.food.kind)) ||
      things.has(thingNamed(phrase) ?? ''));
}
