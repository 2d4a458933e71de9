/** Fractions, and the signs for them. */
export const FRACTIONS: readonly (readonly [value: number, sign: string])[] = [
  [0, ''],
  [0.25, '¼'],
  [0.33, '⅓'],
  [0.5, '½'],
  [0.67, '⅔'],
  [0.75, '¾'],
  [1, ''],
];

/** The steps to which cooks round grams and millilitres: amounts below the first number are rounded to multiples of the second. */
export const ROUNDING_STEPS: readonly (readonly [below: number, step: number])[] = [
  [10, 1],
  [30, 5],
  [120, 10],
  [600, 25],
  [Infinity, 50],
];

/** Units that are counted, in the singular and the plural. */
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
  ['dash', 'dashes'],
  ['drop', 'drops'],
  ['can', 'cans'],
];

/** The factors by which recipes are scaled: they keep the numbers of a recipe simple. */
export const FACTORS: readonly number[] = [2.5, 2, 1.5, 1.25, 1, 0.75, 0.67, 0.5];
