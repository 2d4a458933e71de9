import { assignPlaces, candidatesFor, type Use, usesOf } from './assign-places.ts';
import type { KnownRecipe } from './cookbook/known-recipe.ts';
import { type Extra, extrasOf } from './extras.ts';
import { fillerOf, fillRest } from './fillers.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { type List, listOf, mostScore, scoreOf } from './score.ts';
import type { Ban } from './wishes/ban.ts';
import { worthOfAll } from './worth-of.ts';

/** A recipe for a list, with the food that takes each place. */
export interface Found {
  readonly recipe: KnownRecipe;
  readonly uses: readonly Use[];
  readonly extras: readonly Extra[];
  readonly left: readonly KnownFood[];
  /** The worth of the foods of the list that the recipe uses. */
  readonly worth: number;
  readonly score: number;
}

/** The least worth of the foods that a dish uses from the list: salt and oil alone are no reason to cook it. */
const LEAST_WORTH = 0.2;

/**
 * The recipes that can be cooked with the foods of a list, the best first.
 *
 * @param most - how many are wanted; others are not tried when they cannot be better
 */
export function findRecipes(items: readonly KnownFood[], ban: Ban, most = Infinity): Found[] {
  const list = listOf(items);
  const candidates = candidatesFor(items)
    .map((candidate) => ({ candidate, atMost: mostScore(candidate, list) }))
    .sort((one, other) => other.atMost - one.atMost);
  const found: Found[] = [];
  for (const { candidate, atMost } of candidates) {
    if (atMost < (found[most - 1]?.score ?? -Infinity)) break;
    const one = tryRecipe(candidate.recipe, usesOf(candidate, items), list, ban);
    if (one) found.splice(placeFor(one, found), 0, one);
  }
  return found;
}

/** The place of a recipe among others that are sorted, the best first. */
function placeFor({ score }: Found, found: readonly Found[]): number {
  const at = found.findIndex((other) => other.score < score);
  return at < 0 ? found.length : at;
}

/** Dishes that are made without a food, and lists that have it. */
const WITHOUT: readonly (readonly [title: RegExp, food: RegExp])[] = [
  [/^flourless\b/i, /^(?:(?:self-raising|gluten-free) )?flour$/],
  [/^eggless\b/i, /^egg$/],
  [/\bbeef noodle stir-fry$/i, /^glass noodles$/],
  [/^(?:prawn|shrimp|seafood) (?:risotto|and rice)\b/i, /^paella rice$/],
];

const isWithout = ({ title }: KnownRecipe, items: readonly KnownFood[]): boolean =>
  WITHOUT.some(([dish, food]) => dish.test(title) && items.some((item) => food.test(item.food.name)));

/** Tries to cook a recipe with the foods of a list; undefined when too much is missing. */
function tryRecipe(recipe: KnownRecipe, possible: readonly Use[], list: List, ban: Ban): Found | undefined {
  const { needs, places } = recipe;
  if (isWithout(recipe, list.items)) return undefined;
  const hasNeed = (at: number) => possible.some(({ place }) => place === at) || fillerOf(places[at], ban);
  if (!needs.every(hasNeed)) return undefined;
  const own = assignPlaces(recipe, possible);
  const used = new Set(own.map(({ item }) => item));
  const rest = fillRest(recipe, own, list.oils, ban);
  const worth = worthOfAll([...used]);
  if (!rest || worth < LEAST_WORTH) return undefined;
  const extras = extrasOf(recipe, list.extras, new Set([...used, ...rest.fillers.map(({ item }) => item)]));
  const extra = extras.flatMap(({ items }) => items);
  const left = list.items.filter(
    (item) => !used.has(item) && !extra.includes(item) && !rest.fillers.some((use) => use.item === item),
  );
  const score = scoreOf(recipe, { uses: own, extra, left, worth, missing: rest.cost }, list);
  return { recipe, uses: [...own, ...rest.fillers], extras, left, worth, score };
}
