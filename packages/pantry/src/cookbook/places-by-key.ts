import { KIND_GROUPS } from '../foods/kind-groups.ts';
import { KINDS } from '../foods/kinds.ts';
import { lazy } from '../read/lazy.ts';
import { cookbook, type KnownRecipe, type OpenPlace } from './known-recipe.ts';

/** A place of a recipe, and its position in the recipe. */
export interface Spot {
  readonly recipe: KnownRecipe;
  /** The position of the recipe in the cookbook. */
  readonly number: number;
  readonly at: number;
  readonly place: OpenPlace;
}

/** Every place of the cookbook, by each key of the foods that may match it: their names, the foods they are sorts of, their kinds. */
export const placesByKey = lazy((): ReadonlyMap<string, readonly Spot[]> => {
  const byKey = new Map<string, Spot[]>();
  for (const [number, recipe] of cookbook().entries()) {
    for (const [at, place] of recipe.places.entries()) {
      const spot = { recipe, number, at, place };
      for (const key of keysOfPlace(place)) {
        const spots = byKey.get(key);
        if (spots) spots.push(spot);
        else byKey.set(key, [spot]);
      }
    }
  }
  return byKey;
});

/** The keys of places, by the foods that may take them: many recipes have the same line. */
const knownKeys = new Map<OpenPlace['options'], readonly string[]>();

function keysOfPlace({ options, groups }: OpenPlace): readonly string[] {
  const known = knownKeys.get(options);
  if (known) return known;
  const kinds = groups.flatMap((group) => [
    ...(KIND_GROUPS[group]?.kinds ?? []),
    ...(KIND_GROUPS[group]?.cookedKinds ?? []),
  ]);
  const keys = new Set([
    ...options.flatMap(({ food }) => [food.name, food.sortOf ?? food.name]),
    ...options.flatMap(({ food: { kind } }) => (KINDS[kind].swaps ? `kind ${kind}` : [])),
    ...kinds.map((kind) => `kind ${kind}`),
  ]);
  knownKeys.set(options, [...keys]);
  return [...keys];
}
