import type { Allergen } from './allergens.ts';
import { DAIRY } from './dairy.ts';
import type { Diet } from './diets.ts';
import { DRINKS } from './drinks.ts';
import { FISH } from './fish.ts';
import { FRUIT } from './fruit.ts';
import { GRAINS } from './grains.ts';
import type { Heat } from './heat.ts';
import { KINDS, type KindName } from './kinds.ts';
import { MEAT } from './meat.ts';
import { PRODUCTS } from './products.ts';
import { PULSES } from './pulses.ts';
import { SEASONINGS } from './seasonings.ts';
import { SWEETS } from './sweets.ts';
import { VEGETABLES } from './vegetables.ts';

/*
 * Sources of the facts about foods (docs/pantry.md compares our numbers with them, and names the facts without a source):
 *
 * - Pieces and cups: household weights of the USDA National Nutrient Database for Standard Reference, release 26, WEIGHT.txt in
 *   github.com/MunkiPhD/ndb_data.
 * - Pieces that this database lacks, and the dishes that people cook from their foods: recipes of github.com/dpapathanasiou/recipes (73,322 of
 *   allrecipes.com, epicurious.com, foodnetwork.com and williams-sonoma.com), github.com/hhursev/recipe-scrapers (tests/test_data)
 *   and github.com/LukeSmithxyz/based.cooking (content).
 * - Allergens: the fourteen of Annex II of Regulation (EU) No 1169/2011, as farrp.unl.edu/ref-sit-eu lists them. Temperatures: see
 *   heat.ts.
 * - Names in other languages: those of everyday shopping lists, our own knowledge.
 */

/** The entry of a food in a table of this folder. A field that is missing has the value of the food's kind. */
export interface FoodEntry {
  readonly name: string;
  /** Missing for a food that is not counted: rice, milk. */
  readonly plural?: string;
  readonly kind: KindName;
  /** The word a dish is named after: "beef" for stewing beef. */
  readonly short?: string;
  readonly diet?: Diet;
  readonly heat?: Heat;
  /** Grams (or millilitres) of one measure: `{ each: 170 }`, `{ clove: 4 }`, `{ cup: 185 }`. */
  readonly weighs?: Readonly<Record<string, number>>;
  /** How much the food tells about a dish, where that is more than its kind tells: buckwheat flour is for galettes. */
  readonly worth?: number;
  /** Allergens of the food that its kind does not have. */
  readonly allergens?: readonly Allergen[];
  /** Allergens of its kind that the food does not have. */
  readonly without?: readonly Allergen[];
  /** The food that this food is a sort of, and whose place it can take: chicken for chicken breast. */
  readonly sortOf?: string;
  /** Whether this food and others of its kind cannot replace each other: sheets of lasagne and spaghetti. */
  readonly isUnlikeOthers?: true;
  /** Varieties and other English names, which a recipe keeps as they were typed. */
  readonly varieties?: readonly string[];
  /** Other wordings, other languages and emoji, which a recipe turns into the food's name. */
  readonly names?: readonly string[];
}

/** A food whose missing fields are filled in from its kind. */
export interface Food {
  readonly name: string;
  readonly plural: string;
  readonly short: string;
  readonly kind: KindName;
  readonly diet: Diet;
  readonly heat?: Heat;
  readonly weighs: Readonly<Record<string, number>>;
  readonly worth?: number;
  readonly allergens: readonly Allergen[];
  readonly sortOf?: string;
  readonly isUnlikeOthers?: true;
  readonly varieties: readonly string[];
  readonly names: readonly string[];
}

function foodOf(entry: FoodEntry): Food {
  const { diet, allergens = [], heat } = KINDS[entry.kind];
  const without = entry.without ?? [];
  return {
    diet,
    ...(heat && { heat }),
    plural: entry.name,
    short: entry.name,
    weighs: {},
    varieties: [],
    names: [],
    ...entry,
    allergens: [...allergens, ...(entry.allergens ?? [])].filter((allergen) => !without.includes(allergen)),
  };
}

/** Every food the chef knows. */
export const FOODS: readonly Food[] = [
  ...[...MEAT, ...FISH, ...DAIRY, ...PULSES, ...GRAINS],
  ...[...VEGETABLES, ...SEASONINGS, ...FRUIT, ...SWEETS, ...DRINKS],
  ...PRODUCTS,
].map(foodOf);

const BY_NAME = new Map(FOODS.map((food) => [food.name, food]));

/** The food with this name. Throws when there is none, which can only be a mistake in our own tables. */
export function foodNamed(name: string): Food {
  const food = BY_NAME.get(name);
  if (!food) throw new Error(`No food is named "${name}"`);
  return food;
}
