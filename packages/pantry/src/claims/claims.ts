import { ALLERGENS } from '../foods/allergens.ts';
import { DIET_NAMES, type Diet } from '../foods/diets.ts';
import { DIET_ADDS, WISH_GROUPS } from '../foods/made-of.ts';
import { type NamedFood, namesOf, thingsIn } from './contents.ts';

/** What a recipe says of itself: the allergens in it, and what animals have to do with it. */
export interface Claims {
  readonly allergens: readonly string[];
  readonly diet: Diet;
}

/** The laxest diet that these things of the table of contents allow. */
function dietOf(things: ReadonlySet<string>): Diet {
  const breaks = (diet: string): boolean => WISH_GROUPS[diet]?.some((thing) => things.has(thing)) ?? false;
  if (breaks('pescatarian')) return 'meat';
  if (breaks('vegetarian')) return 'fish';
  return breaks('vegan') ? 'vegetarian' : 'vegan';
}

const laxer = (one: Diet, other: Diet): Diet =>
  DIET_NAMES.indexOf(one) > DIET_NAMES.indexOf(other) ? one : other;

/** What must be said of a dish: of each food by our table and by its name as it was typed, and of every word of its text. */
export function claimsOf(foods: readonly NamedFood[], words: string): Claims {
  const named = thingsIn([...foods.flatMap(namesOf), words].join('\n'));
  const own = foods.flatMap(({ food }) => food.allergens);
  return {
    allergens: [...new Set([...own, ...ALLERGENS.filter((allergen) => named.has(allergen))])],
    diet: foods.map(({ food }) => food.diet).reduce(laxer, dietOf(named)),
  };
}

/** What advice would add to the claims of a dish: allergens, and what keeps those out who may eat the dish itself. */
export function addedBy(advice: string, { allergens, diet }: Claims): string[] {
  const named = thingsIn(advice);
  const more = ALLERGENS.filter((allergen) => named.has(allergen) && !allergens.includes(allergen));
  const laxest = dietOf(named);
  const isSaid = more.some((allergen) => /^(?:milk|egg|fish|crustaceans|molluscs)$/.test(allergen));
  const isLaxer = laxer(diet, laxest) !== diet;
  return [...more, ...(isLaxer && (laxest === 'meat' || !isSaid) ? [DIET_ADDS[laxest]] : [])];
}
