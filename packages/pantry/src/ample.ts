import { statedGrams, swellOf } from './amount-of-food.ts';
import { gramsOfPlace, spoons } from './amounts.ts';
import type { Use } from './assign-places.ts';
import type { KnownRecipe, OpenPlace } from './cookbook/known-recipe.ts';
import {
  AMPLE_EXTRA,
  AMPLE_SAUCE,
  AMPLE_SAVOURY,
  AMPLE_SWEET,
  BORNE_TEASPOONS,
  STRONG,
} from './foods/ample.ts';
import type { KindName } from './foods/kinds.ts';
import { MOST_TEASPOONS } from './foods/spices.ts';
import { isBake } from './wishes/servings.ts';

/** Courses that are mixed by measure. */
const MEASURED: ReadonlySet<string> = new Set(['drink', 'preserve']);

/** Up to how many times its usual amount of a food the dish bears. */
function mostTimes(recipe: KnownRecipe, place: OpenPlace, { item, place: at }: Use): number {
  const { food, variety = '' } = item;
  const { kind, name } = food;
  if (STRONG.test(name)) return 1;
  const most = MOST_TEASPOONS[variety] ?? MOST_TEASPOONS[name];
  const times = timesInSpoons(recipe, place, most ?? BORNE_TEASPOONS[kind] ?? 0);
  return most === undefined ? Math.max(times, timesOfKind(recipe, kind, at < 0, place)) : times;
}

/** How many times its usual amount a seasoning may be, of which four people bear so many teaspoons; a cake is as much as a dish for eight. */
function timesInSpoons(recipe: KnownRecipe, { unit, quantity }: OpenPlace, most: number): number {
  const people = isBake({ recipe }) ? 8 : recipe.serves;
  return unit?.startsWith('t') ? Math.max(1, (most * people) / 4 / spoons(unit, quantity)) : 1;
}

function timesOfKind(
  recipe: KnownRecipe,
  kind: KindName,
  isExtra: boolean,
  { isOptional }: OpenPlace,
): number {
  if (MEASURED.has(recipe.course)) return 1;
  if (isBake({ recipe })) return isExtra || isOptional ? (AMPLE_SWEET[kind] ?? 1) : 1;
  if (recipe.course === 'sauce') return AMPLE_SAUCE[kind] ?? 1;
  return (isExtra && AMPLE_EXTRA[kind]) || (AMPLE_SAVOURY[kind] ?? 1);
}

/**
 * By how much the usual amount of a food grows, where the list states that there is more of it: a cook uses up what lies ready. It is 1
 * where the dish would suffer.
 *
 * @param factor - the factor of the dish, divided by the number of foods in the place
 */
export function ampleFactor(recipe: KnownRecipe, place: OpenPlace, use: Use, factor: number): number {
  const { item } = use;
  const isCounted = item.stated?.unit === 'each' && /^(?:t(?:bsp|sp)|ml)$/.test(place.unit ?? '');
  const wants = (gramsOfPlace(place) ?? 0) * factor * swellOf(item, place);
  const has = statedGrams(item, place);
  if (!has || wants <= 0 || has <= wants || isCounted) return 1;
  return Math.min(has / wants, mostTimes(recipe, place, use));
}
