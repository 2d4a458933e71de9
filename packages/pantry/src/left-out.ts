import type { Fitted } from './fit-recipe.ts';
import { FLESH, KINDS, type KindName } from './foods/kinds.ts';
import type { KnownFood } from './read/read-ingredient.ts';

type Kinds = ReadonlySet<KindName>;
const kinds = (...names: KindName[]): Kinds => new Set(names);

const MEAT_AND_FISH = kinds(...FLESH, 'cannedfish', 'tofu', 'frycheese');
const SWEET = kinds('sugar', 'honey', 'jam', 'chocolate', 'cocoa', 'candy', 'flavour', 'berry', 'driedfruit');
const DRINKS = kinds('hotdrink', 'juice', 'fizz', 'alcohol', 'wine');
const BESIDE = kinds(
  'bread',
  'rice',
  'grain',
  'wrap',
  'salad',
  'avocado',
  'pickle',
  'yogurt',
  'potato',
  'tomato',
);
const FRUIT = kinds('bakefruit', 'berry', 'tropical', 'citrus', 'sourfruit', 'driedfruit');
const SEASONINGS = kinds('herb', 'woodherb', 'spice', 'sweetspice', 'paste', 'garlic', 'allium');

/** Why a food of the list is not in the dish: the first reason that is true. */
export function whyLeftOut(item: KnownFood, { found: { recipe, uses } }: Fitted): string {
  const { kind } = item.food;
  const isSweet = ['sweet', 'drink', 'preserve'].includes(recipe.course);
  const alike = uses.find((use) => use.item.food.kind === kind && KINDS[kind].swaps);
  if (DRINKS.has(kind)) return 'a drink to have beside it';
  if (!isSweet && SWEET.has(kind)) return 'too sweet for this dish';
  if (isSweet && (MEAT_AND_FISH.has(kind) || SEASONINGS.has(kind))) return 'too savoury for this dish';
  if (MEAT_AND_FISH.has(kind) && uses.some((use) => MEAT_AND_FISH.has(use.item.food.kind)))
    return 'one kind of meat, fish or the like is enough here';
  if (alike) return `the ${alike.item.variety ?? alike.item.food.name} will do here`;
  if (!isSweet && BESIDE.has(kind)) return 'good beside this dish, not in it';
  if (FRUIT.has(kind)) return 'better eaten after this dish than in it';
  if (SEASONINGS.has(kind)) return 'this dish has a seasoning of its own';
  return 'this dish is made without it';
}
