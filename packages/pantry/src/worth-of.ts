import { gramsOf } from './amounts.ts';
import { cookbook } from './cookbook/known-recipe.ts';
import { KINDS } from './foods/kinds.ts';
import { lazy } from './read/lazy.ts';
import type { KnownFood } from './read/read-ingredient.ts';

/** How rare each food is in the cookbook: 1 for a food of one recipe only, nearly 0 for salt. */
const rarities = lazy((): ReadonlyMap<string, number> => {
  const named = cookbook().flatMap(({ places }) => [
    ...new Set(places.flatMap(({ options }) => options.map(({ food }) => food.name))),
  ]);
  const share = (all: readonly string[]): number => Math.log(all.length) / Math.log(cookbook().length);
  return new Map(
    [...Map.groupBy(named, (name) => name)].map(([name, all]) => [name, (1 - share(all)) ** 0.4]),
  );
});

/** How much a food tells about the dish that a list is meant for: meat tells more than salt, saffron more than onions. */
export const worthOf = ({ food, isGarnish, stated }: KnownFood): number =>
  (food.worth ?? KINDS[food.kind].worth) * (rarities().get(food.name) ?? 1) * (isGarnish ? GARNISH : 1) +
  (food.kind === 'flour' && stated && (gramsOf(food, stated) ?? 0) >= BOWL_OF_FLOUR ? DOUGH : 0);

/** So many grams of flour are for a dough, and what they tell more than a spoon of flour. */
const BOWL_OF_FLOUR = 200;
const DOUGH = 0.8;

/** What a garnish tells, as a part of what the food tells else. */
const GARNISH = 0.35;

export const worthOfAll = (items: readonly KnownFood[]): number =>
  items.reduce((sum, item) => sum + worthOf(item), 0);

/** The worth of the most telling of some foods. */
export const mostOf = (items: readonly KnownFood[]): number => Math.max(0, ...items.map(worthOf));
