import type { Course } from './cookbook/recipe.ts';
import type { Portion } from './fit-recipe.ts';
import type { KindName } from './foods/kinds.ts';
import { isCooked } from './match-food.ts';
import { andList } from './read/words.ts';

const SEA: ReadonlySet<KindName> = new Set<KindName>(['fish', 'shellfish', 'mollusc', 'cannedfish']);
const TENDER: ReadonlySet<KindName> = new Set<KindName>(['poultry', 'wholebird', 'mince', 'sausage', 'egg']);
const HOT: ReadonlySet<Course> = new Set<Course>(['main', 'side', 'soup', 'breakfast']);

/**
 * How long what is left keeps, and whether it may be heated again; empty for what is no meal.
 *
 * Sources: NHS, “Can reheating rice cause food poisoning?” (rice: within an hour into the fridge, a day, once); USDA Food Safety and
 * Inspection Service, “Leftovers and Food Safety” (within two hours into the fridge, three to four days); Food Standards Agency,
 * “How to chill, freeze and defrost food safely” (two days). Where they differ ours is the shorter.
 */
export function keepingLine(course: Course, portions: readonly Portion[], method: string): string {
  if (!HOT.has(course) && course !== 'salad') return '';
  const items = portions.flatMap(({ uses }) => uses.map(({ item }) => item));
  const kinds = new Set(items.map(({ food }) => food.kind));
  const isHot = HOT.has(course) && /\b(?:fry|simmer|boil|bake|roast|grill|oven)\b/i.test(method);
  const again =
    isHot &&
    portions.find(({ uses }) => uses.some(({ item }) => isCooked(item) && !item.states.has('canned')));
  if (again)
    return `Eat it all at once: what was cooked before (the ${andList(again.names)}) is not to be heated a second time.`;
  const hours = kinds.has('rice') ? 'an hour' : 'two hours';
  const isShort = kinds.has('rice') || [...SEA].some((kind) => kinds.has(kind));
  const days = isShort ? 'a day' : [...TENDER].some((kind) => kinds.has(kind)) ? '2 days' : '3 days';
  const keeps = `What is left goes into the fridge within ${hours} and keeps for ${days}`;
  return isHot ? `${keeps}; heat it once, until steaming hot all the way through.` : `${keeps}.`;
}
