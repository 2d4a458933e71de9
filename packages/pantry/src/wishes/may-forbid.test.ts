import { expect, it } from 'vitest';
import { lookFor } from '../look-for.ts';
import { mayForbid } from './may-forbid.ts';

it.each([
  'no peanuts',
  'gluten-free',
  'eggless',
  'allergic to shrimp',
  "I don't like olives",
  'pasta without garlic',
  'vegan',
  'We are vegetarian, please',
  'make it vegan',
  'plant-based',
  'pescetarian dinner',
  'for my 8 month old baby',
  '🚫 nuts',
  'ohne Zwiebeln',
  'I run out of milk',
  'w/o onions',
  'non-dairy',
])('a line that forbids something is taken for one that may: %s', (line) => {
  expect(lookFor('', { ingredients: [line] })).toBeDefined();
  expect(mayForbid(line)).toBe(true);
});

it.each([
  'eggs',
  '2 cups of flour',
  'no-bake cookies',
  '1/2 lb. noodles, cooked',
  "d'Anjou pears",
  '200 g Möhren',
  '',
])('a line that forbids nothing is told apart without a table of foods: %s', (line) => {
  expect(lookFor('', { ingredients: [line] })).toBeUndefined();
  expect(mayForbid(line)).toBe(false);
});
