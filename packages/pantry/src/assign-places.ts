import { type KnownRecipe, placesByKey } from './cookbook/known-recipe.ts';
import { ALIKE, type Match, matchOf } from './match-place.ts';
import { remembered } from './read/lazy.ts';
import type { KnownFood } from './read/read-ingredient.ts';

/** A food in a place of a recipe. */
export interface Use extends Match {
  readonly item: KnownFood;
  /** Whether it is not on the list, but in every kitchen or most of them. */
  readonly isFromCupboard?: true;
  /** Which place, by its position. */
  readonly place: number;
}

/** The places that a food may match by one of these keys, each once. */
const spotsOf = remembered((keys) => [
  ...new Set(keys.split('|').flatMap((key) => placesByKey().get(key) ?? [])),
]);

/** For each recipe that any food of a list could be used in, every place that each could take. */
export function possibleUses(items: readonly KnownFood[]): Map<KnownRecipe, Use[]> {
  const possible = new Map<KnownRecipe, Use[]>();
  for (const item of items) {
    const { name, sortOf = name, kind } = item.food;
    for (const spot of spotsOf([name, sortOf, `kind ${kind}`].join('|'))) {
      const match = matchOf(item, spot.place);
      if (!match) continue;
      const uses = possible.get(spot.recipe) ?? [];
      uses.push({ ...match, item, place: spot.at });
      possible.set(spot.recipe, uses);
    }
  }
  return possible;
}

/** How many foods a place for foods of a kind, or for one of several foods, can take. */
const MOST_OF_GROUP = 4;
const MOST_TOGETHER = 2;

/** Gives each food one place: the very food first, then what is needed most; places for foods of a kind take what is left over. */
export function assignPlaces(recipe: KnownRecipe, possible: readonly Use[]): Use[] {
  const uses: Use[] = [];
  const taken = new Set<KnownFood>();
  const counts = new Map<number, number>();
  const ranked = possible.map((use) => ({ use, rank: rankOf(recipe, use) })).sort((a, b) => a.rank - b.rank);
  for (const most of [1, MOST_TOGETHER]) {
    for (const { use } of ranked) {
      const isGroup = recipe.places[use.place]?.groups.length;
      const room = isGroup ? MOST_OF_GROUP : use.quality > ALIKE ? most : 1;
      const count = counts.get(use.place) ?? 0;
      if (count >= room || taken.has(use.item)) continue;
      uses.push(use);
      taken.add(use.item);
      counts.set(use.place, count + 1);
    }
  }
  return uses;
}

/** Lower comes first. */
function rankOf({ needs, places }: KnownRecipe, { place: at, quality }: Use): number {
  const place = places[at];
  const isNeeded = needs.includes(at);
  const importance = isNeeded ? 0 : place?.isOptional ? 0.2 : 0.1;
  if (!place?.groups.length && quality > ALIKE) return (quality === 1 ? 0 : 1) + importance;
  return (isNeeded ? 2 : 4) + (place?.groups.length ? 0 : 1) + importance;
}
