import { MAX_INGREDIENT_LENGTH } from '@spatula/shared/recipe';
import { MAX_AVOIDED_LENGTH } from '@spatula/shared/wishes';
import { expect, test } from 'vitest';
import { typedNegation } from './typed-negation.ts';

test.each([
  ['no peanuts', ['peanuts']],
  ['No peanuts', ['peanuts']],
  ['without nuts', ['nuts']],
  ['without any nuts', ['nuts']],
  ['nut-free', ['nuts']],
  ['peanut free', ['peanuts']],
  ['gluten-free', ['gluten']],
  ['allergic to shrimp', ['shrimp']],
  ['I’m allergic to shellfish', ['shellfish']],
  ["don't like olives", ['olives']],
  ['I do not eat pork', ['pork']],
  ["can't eat soy", ['soy']],
  ['hate celery', ['celery']],
  ['no peanuts, sesame or soy sauce', ['peanuts', 'sesame', 'soy sauce']],
])('the ingredient %j says that %j must not be in the recipe', (ingredient, foods) => {
  expect(typedNegation(ingredient)).toEqual(foods);
});

test.each([
  'peanuts',
  'noodles',
  'no',
  'No. 5 pasta',
  'no-bake cheesecake base',
  'gluten-free flour',
  'free-range eggs',
  'nori',
  `no ${'very '.repeat(12)}long names`,
  `no peanuts${' '.repeat(200)}or`,
  'no peanuts\u2028',
  'likes olives',
])('the ingredient %j is no wish that the page can offer', (ingredient) => {
  expect(typedNegation(ingredient)).toEqual([]);
});

test('the page offers each food that the API takes, and none that is longer', () => {
  const longest = 'x'.repeat(MAX_AVOIDED_LENGTH);

  expect(typedNegation(`no ${longest}`)).toEqual([longest]);
  expect(typedNegation(`no ${longest}x`)).toEqual([]);
  const foods = `no ${'soy, '.repeat(50)}`.padEnd(MAX_INGREDIENT_LENGTH, 'milk');
  expect(typedNegation(foods.slice(0, MAX_INGREDIENT_LENGTH))).toContain('soy');
});
