import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { chance } from './testing/chance.ts';
import { writeRecipe } from './write-recipe.ts';

const { food, dish } = vi.hoisted(() => ({ food: { row: '' }, dish: { script: '' } }));

vi.mock('./data/foods.ts', async (original) => {
  const guide = readFileSync(new URL('../../../docs/pantry.md', import.meta.url), 'utf8');
  food.row = /^```\w*\n(salsify \|.*)\n```$/m.exec(guide)?.[1] ?? '';
  const { FOOD_ROWS } = await original<typeof import('./data/foods.ts')>();
  return { FOOD_ROWS: `${FOOD_ROWS}${food.row}\n` };
});
vi.mock('./data/dish-scripts.ts', async (original) => {
  const guide = readFileSync(new URL('../../../docs/pantry.md', import.meta.url), 'utf8');
  dish.script = /^export const QUESADILLA = `([^`]*)`;$/m.exec(guide)?.[1] ?? '';
  const { DISH_SCRIPTS } = await original<typeof import('./data/dish-scripts.ts')>();
  return { DISH_SCRIPTS: [...DISH_SCRIPTS, dish.script] };
});

/** What is written for a list, by twenty different chances. */
function written(...list: string[]): string[] {
  return Array.from({ length: 20 }, (_, seed) => writeRecipe(list, chance(seed)));
}

test('the food that docs/pantry.md adds is known by its names and cooked', () => {
  expect(food.row).not.toBe('');
  for (const text of written('Schwarzwurzeln', 'potatoes', 'butter')) expect(text).toMatch(/salsify/i);
});

test('the dish that docs/pantry.md adds is cooked for a list that it fits', () => {
  expect(dish.script).not.toBe('');
  const titles = written('tortillas', 'mozzarella', 'peppers').map((text) => /^# (.*)$/m.exec(text)?.[1]);
  expect(titles).toContainEqual(expect.stringMatching(/quesadillas$/));
});
