import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pack, unpack } from './cookbook/pack.ts';
import { chance } from './testing/chance.ts';

const GUIDE = readFileSync(new URL('../../../docs/pantry.md', import.meta.url), 'utf8');
const FOOD = /^```ts\n(\{ name: 'salsify'.*\}),\n```$/m.exec(GUIDE)?.[1] ?? '';
const RECIPE = /^```markdown\n(---\ntitle: Salsify[\s\S]*?)^```$/m.exec(GUIDE)?.[1] ?? '';

let writeRecipe: typeof import('./write-recipe.ts').writeRecipe;
let file: import('./cookbook/read-recipe-file.ts').RecipeFile;

beforeAll(async () => {
  // Other test files of this worker may have loaded the chef already, without the changes below.
  vi.resetModules();
  const { default: food } = await import(`data:text/javascript,export default ${encodeURIComponent(FOOD)}`);
  vi.doMock('./foods/vegetables.ts', async (original) => {
    const { VEGETABLES } = await original<typeof import('./foods/vegetables.ts')>();
    return { VEGETABLES: [...VEGETABLES.filter(({ name }) => name !== 'salsify'), food] };
  });
  const { readRecipeFile } = await import('./cookbook/read-recipe-file.ts');
  file = readRecipeFile(RECIPE);
  vi.doMock('../dist/cookbook.js', async (original) => {
    const { COOKBOOK, SIGNS } = await original<typeof import('../dist/cookbook.js')>();
    return { SIGNS, COOKBOOK: pack([...unpack(COOKBOOK), ...('recipe' in file ? [file.recipe] : [])]) };
  });
  ({ writeRecipe } = await import('./write-recipe.ts'));
});

afterAll(() => {
  vi.doUnmock('./foods/vegetables.ts');
  vi.doUnmock('../dist/cookbook.js');
  vi.resetModules();
});

test('the recipe that docs/pantry.md adds has no mistake', () => {
  expect(file).toHaveProperty('recipe.title', 'Salsify with parsley');
});

test('the recipe that docs/pantry.md adds is cooked for the food that docs/pantry.md adds, by any name of that food', () => {
  const text = writeRecipe({ ingredients: ['Schwarzwurzel', 'butter', 'parsley'] }, chance(1));
  expect(text).toContain('# Salsify with parsley');
  expect(text).toMatch(/^- 10 \(800 g\) salsify, peeled/m);
});
