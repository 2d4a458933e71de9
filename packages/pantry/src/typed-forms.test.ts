import { expect, test } from 'vitest';
import { scanRecipe } from './testing/scan-recipe.ts';
import { writeRecipe } from './write-recipe.ts';

const cook = (...ingredients: string[]): string => writeRecipe({ ingredients }, () => 0);
const titleOf = (...list: string[]): string => scanRecipe(cook(...list)).title;

test('beaten eggs are not boiled in their shells, nor broken into a pan', () => {
  const seasonings = ['mayonnaise', 'mustard', 'paprika'];
  expect(titleOf('6 eggs', ...seasonings)).toBe('Deviled eggs');
  expect(titleOf('6 eggs, beaten', ...seasonings)).not.toMatch(/deviled|boiled/i);
  expect(cook('3 eggs, lightly beaten', 'tomatoes', 'onion', 'peppers', 'cumin')).not.toMatch(/break in/);
});

test('meat and fish that were cut small are not cooked as whole pieces', () => {
  const text = cook('600 g salmon fillet, cut into 1-inch cubes', 'soy sauce', 'honey', 'lime');
  expect(text).not.toMatch(/salmon.*in \d pieces/);
});

test('grated potatoes become cakes, and no wedges', () => {
  expect(titleOf('3 large potatoes, grated', 'onion', 'oil', 'salt')).toMatch(/hash|rösti|pancakes/i);
});

test('miniature marshmallows are not toasted on sticks', () => {
  expect(titleOf('2 cups miniature marshmallows', 'graham crackers', 'chocolate bars')).not.toMatch(
    /s'mores/i,
  );
});

test('canned fruit is not peeled', () => {
  expect(cook('1 can sliced apples', 'flour', 'butter', 'brown sugar', 'oats')).toMatch(/apples, canned$/m);
});

test('cooked bacon is not fried again', () => {
  const text = cook('6 slices bacon, cooked and crumbled', 'lettuce', 'eggs', 'tomatoes', 'blue cheese');
  expect(text).toMatch(/^- 6 slices bacon, cooked$/m);
  expect(text).not.toMatch(/\bfry\b/i);
});

test('toasted nuts are not toasted again', () => {
  const salad = ['lettuce', 'pears', 'blue cheese', 'balsamic vinegar', 'olive oil'];
  expect(cook('100 g walnuts', ...salad)).toMatch(/toast the walnuts/i);
  expect(cook('100 g walnuts, toasted', ...salad)).not.toMatch(/toast the walnuts/i);
});
