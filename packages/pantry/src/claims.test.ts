import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { thingsIn } from './claims/contents.ts';
import { chance } from './testing/chance.ts';
import { RECIPE_LISTS } from './testing/recipe-lists.ts';
import { contradictions, scanRecipe } from './testing/scan-recipe.ts';
import { writeRecipe } from './write-recipe.ts';

const SEED = 11;
const RUNS = 1500;

/**
 * The ingredients of one recipe, some of them, those of two recipes, or single foods of many. Short lists are needed because they leave
 * the most room for advice.
 */
const lists = fc.oneof(
  fc.constantFrom(...RECIPE_LISTS),
  fc.constantFrom(...RECIPE_LISTS).chain((list) => fc.subarray([...list], { minLength: 1 })),
  fc.tuple(fc.constantFrom(...RECIPE_LISTS), fc.constantFrom(...RECIPE_LISTS)).map((pair) => pair.flat()),
  fc.array(fc.constantFrom(...RECIPE_LISTS.flat()), { minLength: 1, maxLength: 6 }),
);

describe('the recipes for thousands of lists', () => {
  const written = fc
    .sample(fc.tuple(lists, fc.nat()), { seed: SEED, numRuns: RUNS })
    .map(([list, seed]) => ({ list, text: writeRecipe({ ingredients: list }, chance(seed)) }));

  test('no recipe names a food that contradicts its own line on allergens or on diet', () => {
    const broken = written.flatMap(({ list, text }) =>
      contradictions(text).map((found) => `${found} · ${scanRecipe(text).title} · of ${list.join(', ')}`),
    );
    expect(broken).toEqual([]);
  });

  test('the recipes checked for contradictions include every diet, and recipes without any allergen', () => {
    const recipes = written.map(({ text }) => scanRecipe(text)).filter(({ isRecipe }) => isRecipe);
    expect(recipes.length).toBeGreaterThan(RUNS * 0.9);
    for (const diet of ['vegan', 'vegetarian', 'vegetarian if the cheese is', '']) {
      expect(recipes.filter((recipe) => recipe.diet === diet).length, diet).toBeGreaterThan(10);
    }
    expect(recipes.filter(({ claimed }) => claimed.size === 0).length).toBeGreaterThan(50);
  });
});

describe('the reader of finished texts', () => {
  const text = (diet: string, claim: string, advice: string): string =>
    `Here's a recipe you can try:\n\n# Carrot soup\n\n**Serves 4** · 10 min active · 20 min in total${diet}\n\n## Ingredients\n\n- 4 carrots\n\n## Variation\n\n${advice}\n\n## Good to know\n\n- ${claim}\n\n## Left out\n\n- Shrimp: no place in a soup.\n`;
  const NONE = 'Contains none of the 14 common allergens, as far as we know. Check the labels.';

  test.each([
    [' · vegan', NONE, 'Float a poached egg on each bowl.', ['egg: egg is not named', 'egg: called vegan']],
    ['', NONE, 'Serve it in a split roll.', ['split roll: gluten is not named']],
    [' · vegan', NONE, 'Swirl in coconut milk and peanut butter.', ['peanut: peanuts is not named']],
    [
      ' · vegetarian',
      'Contains, as far as we know: egg and fish. Check the labels.',
      'Add an egg, or tuna.',
      ['tuna: called vegetarian'],
    ],
    [
      '',
      'Contains, as far as we know: milk, nuts and fish. Check the labels.',
      'Use pesto, butter and cod.',
      [],
    ],
  ])(
    'the reader of finished texts finds the foods that contradict the diet “%s” or the claim “%s” in “%s”',
    (diet, claim, advice, found) => {
      expect(contradictions(text(diet, claim, advice))).toEqual(found);
    },
  );
});

test('the tastes “sweet” and “bitter” are not taken for sweets with gelatine or bitters with alcohol', () => {
  expect([...thingsIn('until it smells sweet, for it turns bitter soon')]).toEqual([]);
  expect([...thingsIn('Scatter over the sweets and add a dash of bitters.')]).toEqual(
    expect.arrayContaining(['gelatine', 'alcohol']),
  );
});
