import { KIND_GROUPS } from '../foods/kind-groups.ts';
import { KINDS } from '../foods/kinds.ts';
import { cookbook, type OpenPlace } from './known-recipe.ts';

/**
 * The places of the cookbook by each key of the foods that may match them: their names, the foods they are sorts of, their kinds. A place
 * is two numbers: the position of its recipe in the cookbook, and its own position in the recipe.
 */
export function placesByKey(isWanted: (place: OpenPlace) => boolean): ReadonlyMap<string, readonly number[]> {
  const byKey = new Map<string, number[]>();
  for (const [number, { places }] of cookbook().entries()) {
    for (const [at, place] of places.entries()) {
      for (const key of isWanted(place) ? keysOfPlace(place) : []) {
        const spots = byKey.get(key);
        if (spots) spots.push(number, at);
        else byKey.set(key, [number, at]);
      }
    }
  }
  return byKey;
}

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
