import { statedGrams } from './amount-of-food.ts';
import { gramsOfPlace } from './amounts.ts';
import { cookbook, type KnownRecipe, type OpenPlace } from './cookbook/known-recipe.ts';
import { placesByKey } from './cookbook/places-by-key.ts';
import type { Course } from './cookbook/recipe.ts';
import { fillersOf } from './fillers.ts';
import { ALIKE, isCooked, type Match, matchOf } from './match-place.ts';
import { eggPart } from './names-of-foods.ts';
import { lazy } from './read/lazy.ts';
import type { KnownFood } from './read/read-ingredient.ts';

/** A food in a place of a recipe. */
export interface Use extends Match {
  readonly item: KnownFood;
  /** Whether the food comes from the cupboard and is not on the list. */
  readonly isFromCupboard?: true;
  /** The position of the place in the recipe. */
  readonly place: number;
}

/** Whether a food is raw meat that must cook for long. A recipe without a long step takes it only where it names that very meat. */
const isTough = (item: KnownFood): boolean => item.food.kind === 'slowmeat' && !isCooked(item);

/** The courses in which yolks alone can replace eggs. Nobody boils or fries a yolk. */
const WITH_YOLKS: ReadonlySet<Course> = new Set<Course>(['sweet', 'bread', 'sauce', 'drink', 'breakfast']);

/** Whether a food suits no salad: frozen leaves are never crisp again, and wild mushrooms must be cooked. */
const isNotForSalads = ({ food, states, cares }: KnownFood): boolean =>
  (food.kind === 'leaf' && states.has('frozen')) || cares?.some(({ isForHeat }) => isForHeat) === true;

const isOwn = (place: OpenPlace): boolean => !place.isOptional && fillersOf(place).length === 0;

/** A bit for a place. Places so far apart that they share one do no harm: a recipe is tried in vain. */
const bitOf = (at: number): number => 1 << (at % 31);

/** The places that only a food of the list can fill: for each recipe, the bits of its places. */
const ownPlaces = lazy(() =>
  Int32Array.from(cookbook(), ({ places }) =>
    places.reduce((bits, place, at) => (isOwn(place) ? bits | bitOf(at) : bits), 0),
  ),
);

/** The same places, by each key of the foods that may match them. */
const ownPlacesByKey = lazy(() => placesByKey(isOwn));

const allPlacesByKey = lazy(() => placesByKey(() => true));

const keysOf = ({ food: { name, sortOf = name, kind } }: KnownFood): Set<string> =>
  new Set([name, sortOf, `kind ${kind}`]);

/** For each recipe the places that only the list can fill, and that a food of the list may take. Most recipes are ruled out by this. */
function placesMet(items: readonly KnownFood[]): Int32Array {
  const met = new Int32Array(cookbook().length);
  for (const key of new Set(items.flatMap((item) => [...keysOf(item)]))) {
    const spots = ownPlacesByKey().get(key) ?? [];
    for (let spot = 0; spot < spots.length; spot += 2) {
      const number = spots[spot] ?? 0;
      met[number] = (met[number] ?? 0) | bitOf(spots[spot + 1] ?? 0);
    }
  }
  return met;
}

/** Whether eggs, or parts of eggs, do not suit a place of a dish of this course. */
function isWrongEgg(item: KnownFood, { quality }: Match, place: OpenPlace, course: Course): boolean {
  const isOften = WITH_YOLKS.has(course);
  if (item.food.name === 'egg yolk' && quality < 1 && !isOften) return true;
  // Nobody parts eggs for an omelette of whites who did not list whites.
  return (course === 'breakfast' || !isOften) && eggPart(item, place) !== undefined;
}

/** A recipe that may take foods of a list, before anything is known of how well they suit its places. */
export interface Candidate {
  readonly recipe: KnownRecipe;
  /** Pairs of numbers: the position of a food in the list, and that of a place that it may take. A pair may stand there twice. */
  readonly pairs: readonly number[];
}

/** The recipes that may take foods of a list, and have all others or find them in the cupboard. */
export function candidatesFor(items: readonly KnownFood[]): Candidate[] {
  const met = placesMet(items);
  const own = ownPlaces();
  const pairs = new Map<number, number[]>();
  for (const [index, item] of items.entries()) {
    for (const key of keysOf(item)) {
      const spots = allPlacesByKey().get(key) ?? [];
      for (let spot = 0; spot < spots.length; spot += 2) {
        const number = spots[spot] ?? 0;
        if (met[number] !== own[number]) continue;
        const some = pairs.get(number);
        if (some) some.push(index, spots[spot + 1] ?? 0);
        else pairs.set(number, [index, spots[spot + 1] ?? 0]);
      }
    }
  }
  return [...pairs].flatMap(([number, some]) => {
    const recipe = cookbook()[number];
    return recipe ? [{ recipe, pairs: some }] : [];
  });
}

/** Every place of a recipe that each food of the list could take. */
export function usesOf({ recipe, pairs }: Candidate, items: readonly KnownFood[]): Use[] {
  const uses: Use[] = [];
  for (let pair = 0; pair < pairs.length; pair += 2) {
    const item = items[pairs[pair] ?? 0];
    const at = pairs[pair + 1] ?? 0;
    const isKnown = uses.some((use) => use.item === item && use.place === at);
    const match = !item || isKnown ? undefined : matchIn(item, recipe, at);
    if (item && match) uses.push({ ...match, item, place: at });
  }
  return uses;
}

/** How well a food can take a place of a recipe; undefined when it cannot. */
function matchIn(item: KnownFood, recipe: KnownRecipe, at: number): Match | undefined {
  const place = recipe.places[at];
  const match = place && matchOf(item, place);
  if (!match || (match.quality < 1 && !recipe.isSlow && isTough(item))) return undefined;
  if (recipe.course === 'salad' && isNotForSalads(item)) return undefined;
  if (item.isGarnish && recipe.needs.includes(at)) return undefined;
  const isWrong = item.food.kind === 'egg' && isWrongEgg(item, match, place, recipe.course);
  return isWrong ? undefined : match;
}

/** How many foods a place for a group of foods ("any root vegetables") can take, and how many a large place, such as that of a fruit salad. */
const MOST_OF_GROUP = 4;
const MOST_OF_LARGE_GROUP = 6;
const LARGE_FROM_GRAMS = 800;

/** How many foods any other place can take, when these foods are much alike. */
const MOST_ALIKE = 2;

/**
 * Gives each food one place of a recipe. Foods that a place names come first, then those for the places that the recipe needs most.
 * A place for a group of foods takes foods that are left over.
 */
export function assignPlaces(recipe: KnownRecipe, possible: readonly Use[]): Use[] {
  const uses: Use[] = [];
  const taken = new Set<KnownFood>();
  const counts = new Map<number, number>();
  const hasSugar = possible.some(({ item }) => item.food.kind === 'sugar' && !isIcingSugar(item));
  const ranked = possible.map((use) => ({ use, rank: rankOf(recipe, use) })).sort((a, b) => a.rank - b.rank);
  // No place gets a second food before every place had a chance of its first.
  for (const most of [1, MOST_ALIKE]) {
    for (const { use } of ranked) {
      const place = recipe.places[use.place];
      const room = place?.groups.length ? roomIn(place) : use.quality > ALIKE ? most : 1;
      const count = counts.get(use.place) ?? 0;
      const isSecondFat = count > 0 && /^(?:oil|butter)$/.test(use.item.food.kind);
      const isDust = hasSugar && place?.options[0]?.food.kind === 'sugar' && isForDusting(use.item, place);
      if (count >= room || isSecondFat || isDust || taken.has(use.item)) continue;
      uses.push(use);
      taken.add(use.item);
      counts.set(use.place, count + 1);
    }
  }
  return uses;
}

const isIcingSugar = ({ food }: KnownFood): boolean => food.name === 'icing sugar';

/** Whether icing sugar is for the top of a dish that is sweetened with another sugar of the list. */
const isForDusting = (item: KnownFood, { options: [usual] }: OpenPlace): boolean =>
  isIcingSugar(item) && usual?.food.name !== 'icing sugar';

const roomIn = (place: OpenPlace): number =>
  (gramsOfPlace(place) ?? 0) < LARGE_FROM_GRAMS ? MOST_OF_GROUP : MOST_OF_LARGE_GROUP;

/** Whether a fat is not half of what a place takes, so that another fat of the list goes first. */
const isScarceFat = (item: KnownFood, place: OpenPlace): boolean =>
  /^(?:oil|butter)$/.test(item.food.kind) &&
  (statedGrams(item, place) ?? Infinity) < (gramsOfPlace(place) ?? 0) / 2;

/** The order in which uses get their places: the lowest rank comes first. */
function rankOf({ needs, places }: KnownRecipe, { item, place: at, quality }: Use): number {
  const place = places[at];
  const isNeeded = needs.includes(at);
  const importance =
    (isNeeded ? 0 : place?.isOptional ? 0.2 : 0.1) +
    // Of butter and oil the butter takes the place that names butter first.
    (place?.options[0]?.food.name === item.food.name ? 0 : 0.05) +
    (place && isScarceFat(item, place) ? 0.5 : 0);
  if (!place?.groups.length && quality > ALIKE) return (quality === 1 ? 0 : 1) + importance;
  return (isNeeded ? 2 : 4) + (place?.groups.length ? 0 : 1) + importance;
}
