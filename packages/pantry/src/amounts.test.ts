import { expect, test } from 'vitest';
import { gramsOf, scaleText } from './amounts.ts';
import { foodNamed } from './foods/food.ts';

test.each([
  ['gravy mix', 'package', 25],
  ['onion soup mix', 'envelope', 40],
  ['chicken soup mix', 'box', 40],
  ['cream of chicken soup', 'can', 300],
  ['canned tuna', 'tin', 110],
  ['chickpeas', 'tin', 240],
])('%s: a %s weighs %i g', (food, unit, grams) => {
  expect(gramsOf(foodNamed(food), { count: 1, unit })).toBe(grams);
});

test.each([
  ['Line a 23 cm springform tin.', 'Line a 16 cm springform tin.'],
  ['Spread in a 30 by 20 cm dish.', 'Spread in a 21 by 15 cm dish.'],
  ['Butter a 900 g loaf tin.', 'Butter a 450 g loaf tin.'],
  ['Line a 900 g loaf tin (23 × 13 cm).', 'Line a 450 g loaf tin (16 × 10 cm).'],
  ['Pour into a 2 litre dish.', 'Pour into a 1 litre dish.'],
  ['Cut into 10 cm lengths.', 'Cut into 10 cm lengths.'],
])('half a dish needs a smaller vessel: %s', (whole, half) => {
  expect(scaleText(whole, 0.5)).toBe(half);
  expect(scaleText(whole, 1)).toBe(whole);
});

test('the pieces that a dish is shaped into are counted for so many', () => {
  expect(scaleText('Shape the meat into 4 patties.', 2.5)).toBe('Shape the meat into 10 patties.');
  expect(scaleText('Heat 1 to 2 tbsp oil.', 2)).toBe('Heat 2 to 4 tbsp oil.');
  expect(scaleText('Roast for 25 minutes for each 500 g.', 2)).toBe('Roast for 25 minutes for each 500 g.');
});

test('a step takes no more of a food than the list has', () => {
  const text = 'Beat 150 g of the [sugar] with 100 g [butter], and 2 tbsp of the [milk].';
  expect(scaleText(text, 1, new Map([['sugar', 0.5]]))).toBe(
    'Beat 80 g of the [sugar] with 100 g [butter], and 2 tbsp of the [milk].',
  );
});
