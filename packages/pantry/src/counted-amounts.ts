import { amountText, measured, spoons, teaspoonsOf } from './amounts.ts';
import type { OpenPlace } from './cookbook/known-recipe.ts';
import { COUNTED_SPICES } from './foods/kinds.ts';
import { eggPart } from './names-of-foods.ts';
import type { KnownFood } from './read/read-ingredient.ts';

/** Yolks replace whole eggs by less than the weight, or the dish is all yolk: two for an egg. */
const YOLK_SHARE = 0.6;

/** The teaspoons of zest on a lemon or a lime. */
export const SPOONS_OF_ZEST = 3;

/** The cloves or berries of a spice that give a teaspoon when they are ground. */
const BERRIES_IN_TSP = 8;

/** The pods of cardamom whose seeds give a teaspoon. */
const PODS_IN_TSP = 8;

/** Up to how many times as much as usual of a spice in pieces goes in, where the list states that there are so many. */
const MOST_MORE_PIECES = 2;

/** The tablespoons of juice in a lemon or a lime. */
export const SPOONS_OF_JUICE = 2.5;

/** The millilitres of gravy that a tablespoon of granules makes. */
export const ML_PER_SPOON_OF_GRANULES = 100;

/** Teaspoons of garlic powder or garlic salt for a clove. */
const TSP_FOR_CLOVE = 0.25;

/** The amount of a food that is counted, or measured in another way than its place says; undefined for any other food. */
export function countOf(
  place: OpenPlace,
  { food, variety = '', stated }: KnownFood,
  factor: number,
  wants: number,
): string | undefined {
  const { quantity, unit, options, note = '' } = place;
  const isSpooned = unit === 'tsp' || unit === 'tbsp';
  const has = stated?.unit === 'each' ? stated.count : undefined;
  const pieces = (count: number): number =>
    has === undefined || food.kind === 'egg' ? count : Math.min(has, count * MOST_MORE_PIECES);
  const atLeastOne = (count: number): string => amountText(Math.max(1, Math.round(pieces(count))));
  // Leaves and pods are counted and not measured: a teaspoon stands for one of them.
  if (
    isSpooned &&
    COUNTED_SPICES.has(food.kind) &&
    food.weighs.each !== undefined &&
    food.plural !== food.name
  )
    return atLeastOne(quantity * factor);
  if (food.kind === 'egg' && food.weighs.each && wants > 0 && unit !== 'ml') {
    const part = eggPart({ food }, place);
    if (part) return atLeastOne(wants / (options[0]?.food.weighs.each ?? 1));
    const isForWhole = food.name === 'egg yolk' && options[0]?.food.name === 'egg';
    return atLeastOne((wants / food.weighs.each) * (isForWhole ? YOLK_SHARE : 1));
  }
  if (!unit && food.kind === 'woodherb') return atLeastOne(quantity * factor);
  if (isSpooned && / bean$/.test(variety)) return atLeastOne(quantity * factor);
  if (isSpooned && / pods?$/.test(variety)) return atLeastOne(spoons(unit, quantity) * factor * PODS_IN_TSP);
  if (isSpooned && food.sortOf?.endsWith(' juice') && /\bzest\b/.test(note))
    return atLeastOne((spoons(unit, quantity) * factor) / SPOONS_OF_ZEST);
  if (!unit && /^ground /.test(variety))
    return amountText(measured((quantity * factor) / BERRIES_IN_TSP, 'tsp'), 'tsp');
  const [dry] = / (?:paste|salt|powder|granules)$/.exec(variety || food.name) ?? [];
  if (dry && /^cloves?$/.test(unit ?? '')) {
    const usual = quantity * factor * (dry === ' paste' ? 1 : TSP_FOR_CLOVE);
    const spoons = stated ? Math.min(usual * MOST_MORE_PIECES, teaspoonsOf(stated)) : usual;
    return amountText(measured(spoons, 'tsp'), 'tsp');
  }
  if (!unit && / juice$/.test(food.name))
    return amountText(measured(quantity * factor * SPOONS_OF_JUICE, 'tbsp'), 'tbsp');
  return undefined;
}
