import { ALLERGENS } from '../foods/allergens.ts';
import { DIET_NAMES, type Diet } from '../foods/diets.ts';
import { DIET_ADDS, WISH_GROUPS } from '../foods/made-of.ts';
import { type NamedFood, namesOf, thingsIn } from './contents.ts';

/** The allergens and the diet that a recipe states. */
export interface Claims {
  readonly allergens: readonly string[];
  readonly diet: Diet;
}

/** The strictest diet that allows all these things (names of entries in `MADE_OF`). */
function dietOf(things: ReadonlySet<string>): Diet {
  const breaks = (diet: string): boolean => WISH_GROUPS[diet]?.some((thing) => things.has(thing)) ?? false;
  if (breaks('pescatarian')) return 'meat';
  if (breaks('vegetarian')) return 'fish';
  return breaks('vegan') ? 'vegetarian' : 'vegan';
}

const laxer = (one: Diet, other: Diet): Diet =>
  DIET_NAMES.indexOf(one) > DIET_NAMES.indexOf(other) ? one : other;

/** What is made of milk or eggs is not vegan. */
const dietWith = (allergen: string): Diet[] => (/^(?:milk|egg)$/.test(allergen) ? ['vegetarian'] : []);

/** The claims that a dish must make: by the table entry of each food, by its name as it was typed, and by every word of the text. */
export function claimsOf(foods: readonly NamedFood[], words: string): Claims {
  const named = thingsIn([...foods.flatMap(namesOf), words].join('\n'));
  const own = foods.flatMap(({ food }) => food.allergens);
  return {
    allergens: [...new Set([...own, ...ALLERGENS.filter((allergen) => named.has(allergen))])],
    diet: [...foods.map(({ food }) => food.diet), ...own.flatMap(dietWith)].reduce(laxer, dietOf(named)),
  };
}

/** The things that advice would add to a dish: allergens, and foods that do not suit the diet of the dish. */
export function claimsAddedBy(advice: string, { allergens, diet }: Claims): string[] {
  const named = thingsIn(advice);
  const more = ALLERGENS.filter((allergen) => named.has(allergen) && !allergens.includes(allergen));
  const laxest = dietOf(named);
  // "It can add milk" already tells a vegan enough.
  const isTold = more.some((allergen) => /^(?:milk|egg|fish|crustaceans|molluscs)$/.test(allergen));
  const isLaxer = laxer(diet, laxest) !== diet;
  return [...more, ...(isLaxer && (laxest === 'meat' || !isTold) ? [DIET_ADDS[laxest]] : [])];
}
