import { gramsOf } from './amounts.ts';
import type { KnownRecipe } from './cookbook/known-recipe.ts';
import type { Found } from './find-recipe.ts';
import { ASIDE_RULES } from './foods/aside-rules.ts';
import { EXTRA_RULES, type ExtraRule, TASTES } from './foods/extra-rules.ts';
import { ZEST_RULES } from './foods/zest-rules.ts';
import { isZest } from './match-place.ts';
import type { KnownFood } from './read/read-ingredient.ts';

/** Foods that a recipe takes although it has no place for them, and the rule that adds them. */
export interface Extra {
  readonly items: readonly KnownFood[];
  readonly rule: ExtraRule;
  /** The position of the step that takes the foods. */
  readonly step: number;
}

/** For each rule, the foods of the list that it applies to. */
export const extrasIn = (items: readonly KnownFood[], rules = EXTRA_RULES): Omit<Extra, 'step'>[] =>
  rules
    .map((rule) => ({ rule, items: items.filter((item) => suits(rule, item)) }))
    .filter((extra) => extra.items.length > 0);

/** The extras that a recipe can take, out of the foods that have no place in it. */
export function extrasOf(
  recipe: KnownRecipe,
  extras: readonly Omit<Extra, 'step'>[],
  used: ReadonlySet<KnownFood>,
): Extra[] {
  const { course, moments } = recipe;
  const has = new Set([...used].map(({ food }) => food.kind));
  const taken = new Set(used);
  return extras.flatMap(({ rule, items }) => {
    const { taste, courses, moment, unless, beside, notAfter, most } = rule;
    const isRight = taste === TASTES[course] && (courses?.includes(course) ?? true) && moments[moment] >= 0;
    if (!isRight || unless?.some((kind) => has.has(kind))) return [];
    if (beside && !beside.some((kind) => has.has(kind))) return [];
    if (notAfter?.test(recipe.steps[moments[moment]]?.text ?? '')) return [];
    const free = items.filter((item) => !taken.has(item) && !hasJuice(item, used)).slice(0, most);
    for (const item of free) {
      taken.add(item);
      has.add(item.food.kind);
    }
    return free.length > 0 ? [{ rule, items: free, step: moments[moment] }] : [];
  });
}

/** Whether a fruit is there beside its own juice, which the dish has taken: both would be the same line. */
const hasJuice = (fruit: KnownFood, used: ReadonlySet<KnownFood>): boolean =>
  / juice$/.test(fruit.food.sortOf ?? '') &&
  !isZest(fruit) &&
  [...used].some((item) => item.food.name === fruit.food.sortOf);

/** A dish with the foods that would be left out, and that a cook adds or brings to the table with it all the same. */
export function withAsides(found: Found): Found {
  const { recipe, uses, extras, left } = found;
  if (left.length === 0) return found;
  const used = new Set([...uses.map(({ item }) => item), ...extras.flatMap(({ items }) => items)]);
  const asides = extrasOf(recipe, extrasIn(left, [...ASIDE_RULES, ...ZEST_RULES]), used);
  const taken = new Set(asides.flatMap(({ items }) => items));
  return { ...found, extras: [...extras, ...asides], left: left.filter((item) => !taken.has(item)) };
}

const suits = (
  { kinds, names, isDried, mostGrams, moment, isZest: wantsZest }: ExtraRule,
  item: KnownFood,
): boolean => {
  const { food, states, stated } = item;
  return (
    kinds.includes(food.kind) &&
    // Nobody brings tinned tomatoes to the table.
    !(moment === 'end' && food.kind === 'tomato' && states.has('canned')) &&
    (wantsZest ?? false) === isZest(item) &&
    (names !== undefined || !/leaf$/.test(food.name)) &&
    (mostGrams === undefined || ((stated && gramsOf(food, stated)) ?? Infinity) <= mostGrams) &&
    (names?.test(food.name) ?? true) &&
    (isDried ?? states.has('dried')) === states.has('dried')
  );
};
