import type { OpenPlace } from './cookbook/known-recipe.ts';
import type { Food } from './foods/food.ts';
import type { KindName } from './foods/kinds.ts';

/** Kinds that are measured by what they fill. */
const LIQUID: ReadonlySet<KindName> = new Set<KindName>([
  ...(['milk', 'plantmilk', 'stock', 'wine', 'vinegar', 'coconutmilk', 'cream', 'juice'] as const),
  ...(['alcohol', 'fizz', 'water', 'oil'] as const),
]);

/** Kinds that are weighed. */
const SOLID: ReadonlySet<KindName> = new Set<KindName>([
  ...(['butter', 'hardcheese', 'softcheese', 'spooncheese', 'sugar', 'flour', 'nut', 'seed'] as const),
  ...(['driedfruit', 'chocolate', 'cocoa', 'berry', 'bakefruit', 'tropical', 'citrus', 'leaf'] as const),
  ...(['root', 'firmveg', 'softveg', 'podveg', 'potato', 'allium', 'legume', 'pulse'] as const),
]);

/** Fat that is firm, although its kind is that of oil. */
const FIRM = /^(?:lard|coconut oil|cocoa butter)$/;

/** The unit of a place, for a food: only what is liquid is measured in millilitres. */
export function unitOf({ name, kind, sortOf = '' }: Food, { unit }: OpenPlace): string | undefined {
  const isJuiced = sortOf.endsWith(' juice');
  if (unit === 'ml' && ((SOLID.has(kind) && !isJuiced) || FIRM.test(name))) return 'g';
  return unit === 'g' && LIQUID.has(kind) && kind !== 'oil' && !/powder|granul|cube/.test(name) ? 'ml' : unit;
}

/** Whether an amount of a food is written in millilitres. */
export const isPoured = ({ name, kind }: Food, unit = ''): boolean =>
  unit === 'ml' ||
  unit === 'l' ||
  (unit !== 'g' && unit !== 'kg' && ((LIQUID.has(kind) && !FIRM.test(name)) || / juice$/.test(name)));
