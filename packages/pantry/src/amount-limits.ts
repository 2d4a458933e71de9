import { amountText, gramsOf, isInSpoons, measured } from './amounts.ts';
import type { OpenPlace } from './cookbook/known-recipe.ts';
import { SPOONS_OF_JUICE } from './counted-amounts.ts';
import type { KindName } from './foods/kinds.ts';
import type { KnownFood } from './read/read-ingredient.ts';

/** What the steps measure out by its weight. */
const MEASURED_OUT: ReadonlySet<KindName> = new Set<KindName>([
  ...(['flour', 'sugar', 'butter', 'oats', 'cocoa', 'chocolate', 'nut', 'driedfruit', 'jam'] as const),
  ...(['berry', 'bakefruit'] as const),
]);

/** Up to how many times as much as usual of it goes in, so that no small rest is kept. */
const MOST_MORE_MEASURED = 1.25;

/** Whether a list has a little more of a food than a recipe takes, by the share of what it takes, and all of it goes in. */
export const isLittleMore = (kind: KindName, unit: string | undefined, share: number): boolean =>
  (unit === 'g' || unit === 'ml') && MEASURED_OUT.has(kind) && share >= 1.02 && share <= MOST_MORE_MEASURED;

type Stated = { readonly food: KnownFood['food']; readonly stated: KnownFood['stated'] | undefined };

/** The dish has the salt of its recipe where the list has hardly any. */
const LEAST_OF_SALT = 0.45;

/** The spoons of salt that the list states, where the dish would get somewhat more. */
export function statedSalt({ food, stated }: Stated, wants: number): KnownFood['stated'] {
  const share = stated ? (gramsOf(food, stated) ?? 0) / wants : 0;
  const isLess = share >= LEAST_OF_SALT && share < 0.98;
  return isInSpoons(stated) && food.name === 'salt' && isLess ? stated : undefined;
}

const IN_TABLESPOON: Readonly<Record<string, number>> = { tbsp: 1, tsp: 3, ml: 15 };

/** The juice of so many lemons as the list has, where the place takes more juice than is in them. */
export function juiceOf(
  { quantity, unit }: OpenPlace,
  { food, stated }: Stated,
  factor: number,
): string | undefined {
  const inTablespoon = IN_TABLESPOON[unit ?? ''];
  if (!inTablespoon || stated?.unit !== 'each' || !food.sortOf?.endsWith(' juice')) return undefined;
  const has = stated.count * SPOONS_OF_JUICE;
  return has < (quantity * factor) / inTablespoon ? amountText(measured(has, 'tbsp'), 'tbsp') : undefined;
}
