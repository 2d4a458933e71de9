import { statedGrams } from './amount-of-food.ts';
import { gramsOfPlace } from './amounts.ts';
import type { Use } from './assign-places.ts';
import type { KnownRecipe } from './cookbook/known-recipe.ts';
import { KINDS } from './foods/kinds.ts';
import type { KnownFood } from './read/read-ingredient.ts';

/** Less of a food says nothing about a dish: a spoon of sugar may be in anything. */
const LEAST_GRAMS = 15;

/** So much of a food is more than anybody seasons with. */
const BOWL = 100;

/** Two spoons of flour make no pie crust: so little of a food that makes the dish is strange. */
const LEAST_OF_NEEDED = 0.15;

const isSpice = ({ food }: KnownFood): boolean => KINDS[food.kind].worth <= 0.5;

/** A list of so many foods, of which this part has amounts, is that of a whole recipe. */
const LEAST_OF_WHOLE = 5;
const STATED_OF_WHOLE = 0.7;

/** How many times as much it counts that a bake takes eggs, milk or butter from the cupboard, where the list is that of a whole recipe. */
const MORE_MISSED = 1.6;

/** How much the supplies count that a dish takes from the cupboard: somebody who states all amounts names all that the dish is made of. */
export function missedMore(items: readonly KnownFood[]): (recipe: KnownRecipe) => number {
  const stated = items.filter((item) => item.stated).length;
  const isWhole = items.length >= LEAST_OF_WHOLE && stated >= items.length * STATED_OF_WHOLE;
  return ({ course }) => (isWhole && /^(?:sweet|bread)$/.test(course) ? MORE_MISSED : 1);
}

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
    // A bowl of sugar is not meant for a dish that takes a spoon.
    const isBowl = has >= BOWL && wants > 0;
    return has < LEAST_GRAMS || (wants < LEAST_GRAMS && !isBowl) ? [] : [Math.log2(has / wants)];
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
