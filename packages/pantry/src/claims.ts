import { thingsIn } from './contents.ts';
import { ALLERGENS } from './data/allergens.ts';
import { DIET_NAMES, type Diet } from './data/diets.ts';
import type { Portion } from './portion.ts';

/** What a recipe says of itself: the allergens in it, and what animals have to do with it. */
export interface Claims {
  readonly allergens: readonly string[];
  readonly diet: Diet;
}

const NOT_VEGETARIAN: readonly string[] = ['fish', 'crustaceans', 'molluscs'];
const NOT_VEGAN: readonly string[] = ['milk', 'egg', 'honey'];

/** The laxest diet that these things of the table of contents allow. */
function dietOf(things: ReadonlySet<string>): Diet {
  if (things.has('meat') || things.has('gelatine')) return 'meat';
  if (NOT_VEGETARIAN.some((thing) => things.has(thing))) return 'fish';
  return NOT_VEGAN.some((thing) => things.has(thing)) ? 'vegetarian' : 'vegan';
}

const laxer = (one: Diet, other: Diet): Diet =>
  DIET_NAMES.indexOf(one) > DIET_NAMES.indexOf(other) ? one : other;

/** What must be said of a dish: of each food by our table and by its name as it was typed, and of every word of its method. */
export function claimsOf(portions: readonly Portion[], words: string): Claims {
  const named = thingsIn([...portions.flatMap(({ name, typed }) => [name, typed ?? '']), words].join('\n'));
  const own = portions.flatMap(({ food }) => food.allergens);
  const diets = portions.map(({ food }) => food.diet);
  return {
    allergens: [...new Set([...own, ...ALLERGENS.filter((allergen) => named.has(allergen))])],
    diet: diets.reduce(laxer, dietOf(named)),
  };
}

/** Advice comes out of the scripts and the table of kinds, the same few hundred sentences for every recipe. */
const ADVISED = new Map<string, ReadonlySet<string>>();

/** Whether a piece of advice keeps what a recipe says of itself. */
export function keeps({ allergens, diet }: Claims, advice: string): boolean {
  const named = ADVISED.get(advice) ?? thingsIn(advice);
  ADVISED.set(advice, named);
  const adds = ALLERGENS.some((allergen) => named.has(allergen) && !allergens.includes(allergen));
  return !adds && laxer(diet, dietOf(named)) === diet;
}
