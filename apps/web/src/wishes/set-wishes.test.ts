import { recipeRequestSchema } from '@spatula/shared/recipe';
import { expect, test } from 'vitest';
import { NO_WISHES, settle, wishesOf, withFoods } from './set-wishes.ts';

test('where nothing is set a request has no wishes, blank words included', () => {
  expect(wishesOf(NO_WISHES)).toBeUndefined();
  expect(wishesOf({ ...NO_WISHES, typed: ' , ', note: '  ', servings: undefined })).toBeUndefined();
});

test('a request has the wishes that are set and no others', () => {
  expect(wishesOf({ ...NO_WISHES, servings: 6 })).toEqual({ servings: 6 });
  expect(wishesOf({ ...NO_WISHES, diet: 'vegan', minutes: 30, note: ' mild ' })).toEqual({
    diet: 'vegan',
    minutes: 30,
    note: 'mild',
  });
  expect(wishesOf(NO_WISHES, ['Dal'])).toEqual({ notAgain: ['Dal'] });
});

test('a food that is still being typed counts as one to leave out, and several are several', () => {
  const set = { ...NO_WISHES, avoid: ['milk'], typed: 'peanuts, sesame and Milk' };

  expect(wishesOf(set)).toEqual({ avoid: ['milk', 'peanuts', 'sesame'] });
  expect(settle(set)).toEqual({ ...NO_WISHES, avoid: ['milk', 'peanuts', 'sesame'] });
});

test('"no nuts" means no nuts where foods to leave out are typed as well', () => {
  expect(wishesOf({ ...NO_WISHES, typed: 'no nuts' })).toEqual({ avoid: ['nuts'] });
});

test('a food is left out once, in whatever letter case it is given', () => {
  expect(withFoods(['Milk'], ['milk', 'nuts', 'Nuts'])).toEqual(['Milk', 'nuts']);
});

test('the API refuses no words that a visitor can paste into a field', () => {
  const tricks = 'mild\t\u0085\u2028\u2029 for 4 \ud800';
  const wishes = wishesOf({ ...NO_WISHES, note: tricks, typed: tricks });

  expect(recipeRequestSchema.safeParse({ ingredients: ['eggs'], wishes }).success).toBe(true);
});
