import type { Taste } from './taste.ts';

/** Words of a wish for one of several dishes: "a loaf or muffins". */
const EITHER = /\beither\b|\bor\b/i;

const isDish = ({ titles, dishes }: Taste): boolean => titles !== undefined || dishes !== undefined;

/** The wishes of which any will do: "soup or meatballs" names a course and a dish, "Turkish or Lebanese" two cuisines. */
export function alternativesOf(wished: readonly Taste[], note: string): readonly Taste[] {
  if (!EITHER.test(note)) return [];
  const dishes = wished.filter((taste) => isDish(taste) || (wished.some(isDish) && taste.courses));
  const cuisines = wished.filter((taste) => taste.cuisines);
  return [dishes, cuisines].find((some) => some.length > 1) ?? [];
}

/** One wish in place of several, of which any will do. */
export function anyOf(tastes: readonly Taste[]): Taste {
  const isOne = (title: string): boolean =>
    tastes.some(({ titles, dishes }) => titles?.test(title) || dishes?.has(title));
  const courses = new Set(tastes.flatMap((taste) => taste.courses ?? []));
  const cuisines = new Set(tastes.flatMap((taste) => taste.cuisines ?? []));
  return {
    name: tastes.map(({ name }) => name).join(' or '),
    words: EITHER,
    isMet: ({ title, found: { recipe } }) =>
      isOne(title) || isOne(recipe.title) || courses.has(recipe.course) || cuisines.has(recipe.cuisine),
    isSoft: true,
  };
}
