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
