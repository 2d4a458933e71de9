import { expect, test } from 'vitest';
import { readRecipe } from '../read-recipe.ts';

const withFront = (front: string) =>
  readRecipe(`${front}\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Fry for 5 minutes.`);

test.each([
  ['# Recipe: Fried Eggs', 'Fried Eggs'],
  ['## Fried Eggs (Serves 2)', 'Fried Eggs'],
  ['**Fried *Eggs***', 'Fried Eggs'],
  ['Recipe Name: Fried Eggs', 'Fried Eggs'],
  ['# “Fried Eggs”', 'Fried Eggs'],
  ['Fried Eggs', 'Fried Eggs'],
  ['Sure! How about **Fried Eggs**? They are quick.', 'Fried Eggs'],
  ["# Recipe\n\nSure, here's one:\n\n**Fried Eggs:**", 'Fried Eggs'],
  ['Here is a recipe that I like.', undefined],
  ['This is a **very quick** dish.', undefined],
  ['Take **Brown Eggs** or **White Eggs**.', undefined],
])('The title of %j is %j', (front, title) => {
  expect(withFront(front)?.title).toBe(title);
});

test.each([
  ['**Serves 4**', { from: 4 }],
  ['Servings: 4-6 people', { from: 4, to: 6 }],
  ['**Yield:** 6 to 8 servings', { from: 6, to: 8 }],
  ['This recipe serves four.', { from: 4 }],
  ['Perfect for two people.', { from: 2 }],
  ['Yield: 12 muffins', undefined],
  ['Ready in 30 minutes, with 2 eggs.', undefined],
])('The servings of %j are %j', (front, servings) => {
  const found = withFront(front)?.servings;
  expect(found && { from: found.from, ...(found.to ? { to: found.to } : {}) }).toEqual(servings);
});

test.each([
  ['**Prep Time:** 10 minutes\n**Cook Time:** 1 hour 5 minutes', { prep: 10, cook: 65 }],
  ['Prep: 10 min | Cook: 20 min | Total: 30 min', { prep: 10, cook: 20, total: 30 }],
  ['**Serves 4** · 26 min active · 1 h 9 min in total', { active: 26, total: 69 }],
  ['Total time: about 25–30 minutes', { total: 30 }],
  ['Takes 20 minutes.', undefined],
])('The minutes of %j are %j', (front, minutes) => {
  expect(withFront(front)?.minutes).toEqual(minutes);
});

test.each(['### Prep time: 5 minutes', '**Serves: 2**', '**Cooking time: 5 minutes**'])(
  'A fact that looks like a heading is no title and ends no section: %j',
  (fact) => {
    expect(withFront(`${fact}\n\n**Fried Eggs**`)?.title).toBe('Fried Eggs');
    const recipe = readRecipe(`## Ingredients\n\n${fact}\n\n- 2 eggs\n\n## Method\n\n1. Fry.`);
    expect(recipe?.ingredients).toMatchObject([{ lines: [{ text: '2 eggs' }] }]);
  },
);

test('Servings may stand in the heading of the ingredients', () => {
  const recipe = readRecipe('## Ingredients (for 3 servings)\n\n- 2 eggs\n\n## Method\n\n1. Fry.');
  expect(recipe?.servings?.from).toBe(3);
});

test('A step states neither servings nor minutes of the recipe', () => {
  const recipe = readRecipe('## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Total time: 5 minutes. Serves 4.');
  expect(recipe?.servings).toBeUndefined();
  expect(recipe?.minutes).toBeUndefined();
});
