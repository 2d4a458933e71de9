import type { KnownRecipe, Match } from './match-food.ts';
import type { KnownFood } from './read/read-ingredient.ts';

/** A food of the list in a place of a recipe. */
export interface Use extends Match {
  readonly item: KnownFood;
  /** Which place, by its position. */
  readonly place: number;
}

/** How many foods a place for foods of a kind, or for one of several foods, can take. */
const MOST_OF_GROUP = 4;
const MOST_TOGETHER = 2;

/** Needs first, then what must be there, then the rest; places for foods of a kind take what is left over. */
function rankOf({ needs, places }: KnownRecipe, at: number): number {
  const place = places[at];
  const base = needs.includes(at) ? 0 : place?.isOptional ? 2 : 1;
  return (place?.groups.length ? 10 : 0) + base;
}

/** The foods of a list that can take a place, by its position. */
export type MatchesOf = (place: number) => ReadonlyArray<Match & { readonly item: KnownFood }>;

/** Gives the foods of a list their places: what fits best and is needed most comes first. */
export function assignPlaces(recipe: KnownRecipe, matchesOf: MatchesOf): Use[] {
  const { needs, places } = recipe;
  const order = [...places.keys()].sort((one, other) => rankOf(recipe, one) - rankOf(recipe, other));
  const uses: Use[] = [];
  const taken = new Set<KnownFood>();
  const filled = new Set<number>();
  const take = (place: number, least: number, most: number) => {
    const free = matchesOf(place)
      .filter(({ item, quality }) => !taken.has(item) && quality >= least)
      .sort((one, other) => other.quality - one.quality);
    for (const match of free.slice(0, most)) {
      taken.add(match.item);
      filled.add(place);
      uses.push({ ...match, place });
    }
  };
  const isGroup = (place: number) => (places[place]?.groups.length ?? 0) > 0;
  const named = order.filter((place) => !isGroup(place));
  const open = order.filter(isGroup);
  const isNeeded = (place: number) => needs.includes(place);
  for (const place of named) take(place, 1, 1);
  for (const place of named) if (!filled.has(place)) take(place, 0.8, 1);
  for (const place of open.filter(isNeeded)) take(place, 0, 1);
  for (const place of named.filter(isNeeded)) if (!filled.has(place)) take(place, 0, 1);
  for (const place of open) take(place, 0, filled.has(place) ? MOST_OF_GROUP - 1 : MOST_OF_GROUP);
  for (const place of named) if (!filled.has(place)) take(place, 0, 1);
  for (const place of named) if (filled.has(place)) take(place, 0.85, MOST_TOGETHER - 1);
  return uses;
}
