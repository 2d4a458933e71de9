import { expect, test } from 'vitest';
import { gramsOf } from './amounts.ts';
import { foodNamed } from './foods/food.ts';

test.each([
  ['gravy mix', 'package', 25],
  ['onion soup mix', 'envelope', 40],
  ['chicken soup mix', 'box', 40],
  ['cream of chicken soup', 'can', 300],
])('%s: a %s weighs %i g', (food, unit, grams) => {
  expect(gramsOf(foodNamed(food), { count: 1, unit })).toBe(grams);
});
