import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chance } from './testing/chance.ts';
import { ALLERGEN_WORDS, LEFT_OUT_WORDS } from './testing/food-words.ts';
import { RECIPE_LISTS } from './testing/recipe-lists.ts';
import { contradictions, foundInDish, scanRecipe } from './testing/scan-recipe.ts';
import { writeRecipe } from './write-recipe.ts';

const SEED = 12;
const RUNS = 800;

describe('a line that forbids a food, added to lists of real recipes', () => {
  const names = Object.keys(LEFT_OUT_WORDS).filter((name) => name !== 'lupin' && name !== 'sulphites');
  const phrases = fc.constantFrom(
    'no X',
    'without X',
    'X-free',
    'allergic to X',
    'I don’t like X',
    'hold the X',
  );
  const tries = fc.sample(
    fc.tuple(
      fc
        .constantFrom(...RECIPE_LISTS)
        .chain((list) => fc.subarray([...list], { minLength: Math.min(4, list.length) })),
      fc.constantFrom(...names),
      phrases,
      fc.nat(),
    ),
    { seed: SEED, numRuns: RUNS },
  );
  const written = tries.map(([list, name, phrase, seed]) => {
    const line = phrase.replace('X', name);
    return { list, name, line, text: writeRecipe({ ingredients: [...list, line] }, chance(seed)) };
  });

  test('no dish contains a food that a line of its list forbids', () => {
    const broken = written.flatMap(({ list, name, line, text }) =>
      foundInDish(text, name).map(
        (word) => `${word} in spite of ${line} · ${scanRecipe(text).title} · of ${list.join(', ')}`,
      ),
    );
    expect(broken).toEqual([]);
  });

  test('a recipe mentions every line that forbids a food, and most lists with such a line still make a dish', () => {
    for (const { text, line } of written) expect(text, line).toMatch(/as you asked/i);
    const dishes = written.filter(({ text }) => scanRecipe(text).isRecipe).length;
    expect(dishes / RUNS).toBeGreaterThan(0.85);
  });

  test('no recipe says that it contains a forbidden allergen, and no recipe contradicts its own claims', () => {
    const broken = written.flatMap(({ text, line }) => {
      const { claimed, isRecipe } = scanRecipe(text);
      const allergen = Object.keys(ALLERGEN_WORDS).find(
        (name) => line.includes(` ${name}`) || line.startsWith(`${name}-`),
      );
      return isRecipe && allergen && claimed.has(allergen)
        ? [`${line}: ${allergen} is named`]
        : contradictions(text);
    });
    expect(broken).toEqual([]);
  });
});
