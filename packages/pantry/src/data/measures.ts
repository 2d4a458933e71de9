/** What a fraction looks like in print. */
export const PARTS: readonly (readonly [value: number, sign: string])[] = [
  [0, ''],
  [0.25, '¼'],
  [0.33, '⅓'],
  [0.5, '½'],
  [0.67, '⅔'],
  [0.75, '¾'],
  [1, ''],
];

/** What a cook rounds grams and millilitres to, up to a size. */
export const STEPS: readonly (readonly [below: number, step: number])[] = [
  [10, 1],
  [30, 5],
  [120, 10],
  [600, 25],
  [Infinity, 50],
];

/** What quantities in the other units are rounded to, and the least that is measured; a whole one where it is not named. */
export const MARKS: Readonly<Record<string, { readonly step: number; readonly least: number }>> = {
  tsp: { step: 0.5, least: 0.125 },
  tbsp: { step: 0.5, least: 0.5 },
  can: { step: 0.5, least: 0.5 },
  each: { step: 1, least: 0.5 },
};
