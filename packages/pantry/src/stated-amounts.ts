import { statedGrams } from './amount-of-food.ts';
import { gramsOfPlace } from './amounts.ts';
import type { Use } from './assign-places.ts';
import type { KnownRecipe } from './cookbook/known-recipe.ts';
import { KINDS } from './foods/kinds.ts';
import type { KnownFood } from './read/read-ingredient.ts';

/** Less of a food says nothing about a dish: a spoon of sugar may be in anything. */
const LEAST_GRAMS = 15;

/** Two spoons of flour make no pie crust: so little of a food that makes the dish is strange. */
const LEAST_OF_NEEDED = 0.15;

const isSpice = ({ food }: KnownFood): boolean => KINDS[food.kind].worth <= 0.5;

/** A food counts as strange by at most so many doublings. */
const MOST_DOUBLINGS = 2;

/**
 * How far the stated amounts are from the proportions of a recipe: the mean distance from their median, in doublings. Much flour and little
 * butter are for biscotti and not for brownies. It is 0 where fewer than two amounts are stated.
 */
export function oddityOf({ places, needs }: KnownRecipe, uses: readonly Use[]): number {
  const doublings = uses.flatMap(({ item, place: at }) => {
    const place = places[at];
    const has = (place && statedGrams(item, place)) ?? 0;
    const wants = (place && gramsOfPlace(place)) ?? 0;
    return has < LEAST_GRAMS || wants < LEAST_GRAMS ? [] : [Math.log2(has / wants)];
  });
  const isTiny = uses.some(({ item, place: at }) => {
    const has = (places[at] && statedGrams(item, places[at])) ?? Infinity;
    return (
      needs.includes(at) &&
      !isSpice(item) &&
      has < ((places[at] && gramsOfPlace(places[at])) ?? 0) * LEAST_OF_NEEDED
    );
  });
  const tiny = isTiny ? MOST_DOUBLINGS : 0;
  if (doublings.length < 2) return tiny;
  const middle = doublings.toSorted((one, other) => one - other)[doublings.length >> 1] ?? 0;
  const sum = doublings.reduce((total, one) => total + Math.min(MOST_DOUBLINGS, Math.abs(one - middle)), 0);
  return sum / doublings.length + tiny;
}
