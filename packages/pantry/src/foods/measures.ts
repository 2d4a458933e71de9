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

/** Units that are counted, one of each and several. */
export const COUNTED_UNITS: readonly (readonly [one: string, many: string])[] = [
  ['clove', 'cloves'],
  ['slice', 'slices'],
  ['sprig', 'sprigs'],
  ['sheet', 'sheets'],
  ['stick', 'sticks'],
  ['pinch', 'pinches'],
  ['head', 'heads'],
  ['leaf', 'leaves'],
  ['rasher', 'rashers'],
  ['packet', 'packets'],
];

/** Factors that keep the numbers of a recipe plain. */
export const FACTORS: readonly number[] = [3, 2.5, 2, 1.5, 1.25, 1, 0.75, 0.67, 0.5];
