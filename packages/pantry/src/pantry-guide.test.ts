import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chance } from './testing/chance.ts';

const GUIDE = readFileSync(new URL('../../../docs/pantry.md', import.meta.url), 'utf8');
const FOOD_ROW = /^```\w*\n(salsify \|.*)\n```$/m.exec(GUIDE)?.[1] ?? '';
const DISH_SCRIPT = /^export const QUESADILLA = `([^`]*)`;$/m.exec(GUIDE)?.[1] ?? '';

let writeRecipe: typeof import('./write-recipe.ts').writeRecipe;

beforeAll(async () => {
  // Other files of this worker have loaded the chef with the tables as they are.
  vi.resetModules();
  vi.doMock('./data/foods.ts', async (original) => {
    const { FOOD_ROWS } = await original<typeof import('./data/foods.ts')>();
    return { FOOD_ROWS: `${FOOD_ROWS}${FOOD_ROW}\n` };
  });
  vi.doMock('./data/dish-scripts.ts', async (original) => {
    const { DISH_SCRIPTS } = await original<typeof import('./data/dish-scripts.ts')>();
    return { DISH_SCRIPTS: [...DISH_SCRIPTS, DISH_SCRIPT] };
  });
  ({ writeRecipe } = await import('./write-recipe.ts'));
});

afterAll(() => {
  vi.doUnmock('./data/foods.ts');
  vi.doUnmock('./data/dish-scripts.ts');
  vi.resetModules();
});

/** What is written for a list, by twenty different chances. */
function written(...list: string[]): string[] {
  return Array.from({ length: 20 }, (_, seed) => writeRecipe(list, chance(seed)));
}

test('the food that docs/pantry.md adds is known by its names and cooked', () => {
  expect(FOOD_ROW).not.toBe('');
  for (const text of written('Schwarzwurzeln', 'potatoes', 'butter')) expect(text).toMatch(/salsify/i);
});

test('the dish that docs/pantry.md adds is cooked for a list that it fits', () => {
  expect(DISH_SCRIPT).not.toBe('');
  const titles = written('tortillas', 'mozzarella', 'peppers').map((text) => /^# (.*)$/m.exec(text)?.[1]);
  expect(titles).toContainEqual(expect.stringMatching(/quesadillas$/));
});
