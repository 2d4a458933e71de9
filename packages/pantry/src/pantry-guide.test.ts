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
  // Other files of this worker have loaded the chef with the tables and the cookbook as they are.
  vi.resetModules();
  const { default: food } = await import(`data:text/javascript,export default ${encodeURIComponent(FOOD)}`);
  vi.doMock('./foods/vegetables.ts', async (original) => {
    const { VEGETABLES } = await original<typeof import('./foods/vegetables.ts')>();
    return { VEGETABLES: [...VEGETABLES.filter(({ name }) => name !== 'salsify'), food] };
  });
  const { readRecipeFile } = await import('./cookbook/read-recipe-file.ts');
  file = readRecipeFile(RECIPE);
  vi.doMock('../dist/cookbook.js', async (original) => {
    const { COOKBOOK } = await original<typeof import('../dist/cookbook.js')>();
    return { COOKBOOK: pack([...unpack(COOKBOOK), ...('recipe' in file ? [file.recipe] : [])]) };
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

test('the food and the recipe that docs/pantry.md adds are cooked, the food by any of its names', () => {
  const text = writeRecipe(['Schwarzwurzel', 'butter', 'parsley'], chance(1));
  expect(text).toContain('# Salsify with parsley');
  expect(text).toMatch(/^- 10 \(800 g\) salsify, peeled/m);
});
