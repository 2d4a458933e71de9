import { expect, test } from 'vitest';
import { writeRecipe } from './write-recipe.ts';

test('a recipe begins with the opening sentence', () => {
  expect(writeRecipe(['eggs', 'spinach', 'feta'], () => 0.5)).toMatch(/^Here's a recipe you can try:\n\n## /);
});
