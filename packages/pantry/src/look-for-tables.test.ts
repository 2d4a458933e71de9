import { describe, expect, test } from 'vitest';
import { lookFor } from './look-for.ts';
import { HIDDEN_CARRIERS } from './testing/hidden-carriers.ts';
import { MODEL_RECIPES } from './testing/model-recipes.ts';
import { SENTENCES } from './testing/sentences-to-look-through.ts';

const DIETS = ['vegetarian', 'vegan', 'pescatarian'] as const;

/** The words that a look finds in a recipe for one wish. */
function foundIn(recipe: string, wish: string): string[] {
  const diet = DIETS.find((one) => one === wish);
  const wishes = diet ? { diet } : { avoid: [wish] };
  return (
    lookFor(recipe, { ingredients: ['rice'], wishes })?.warnings.map(({ found }) => found.toLowerCase()) ?? []
  );
}

const breaking = SENTENCES.flatMap(({ wish, breaking }) => breaking.map((line) => [wish, line] as const));
const keeping = SENTENCES.flatMap(({ wish, keeping }) => keeping.map((line) => [wish, line] as const));

describe('a sentence of a recipe', () => {
  test('there are 200 of them, nearly half with a food to be avoided', () => {
    expect(breaking.length + keeping.length).toBeGreaterThanOrEqual(200);
    expect(Math.min(breaking.length, keeping.length)).toBeGreaterThanOrEqual(90);
  });

  test.each(breaking)('that breaks the wish for no %s is found: %s', (wish, marked) => {
    const [, words = ''] = /«(.*)»/.exec(marked.toLowerCase()) ?? [];
    const all = foundIn(marked.replace(/[«»]/g, ''), wish);
    expect(
      all.some((found) => words.includes(found) || found.includes(words)),
      String(all),
    ).toBe(true);
  });

  test.each(keeping)('that keeps the wish for no %s raises no alarm: %s', (wish, sentence) => {
    expect(foundIn(sentence, wish)).toEqual([]);
  });
});

describe.each(Object.entries(HIDDEN_CARRIERS))('the allergen %s', (allergen, carriers) => {
  test('has ten hidden carriers or more', () => {
    expect(new Set(carriers).size).toBeGreaterThanOrEqual(10);
  });

  test.each(carriers)('is found in %s', (carrier) => {
    expect(foundIn(`- 2 tbsp ${carrier}`, allergen)).not.toEqual([]);
    expect(foundIn(`Stir in the ${carrier} and serve.`, allergen)).not.toEqual([]);
  });
});

describe('a recipe in the manner of models', () => {
  const asked = Object.keys(HIDDEN_CARRIERS);
  test.each(MODEL_RECIPES)(
    'named %s is found to have exactly its allergens',
    (title, ingredients, allergens) => {
      const lines = ingredients.split('; ').map((line) => `- ${line}`);
      const recipe = `# ${title}\n\n## Ingredients\n\n${lines.join('\n')}\n`;
      const found = asked.filter((allergen) => {
        const all = foundIn(recipe, allergen);
        return all.some((words) => !isOfBrands(allergen, words));
      });
      const expected = new Set(allergens.replace('peanuts', 'peanuts nuts').split(' ').filter(Boolean));
      expect(found.toSorted()).toEqual([...expected].toSorted());
    },
  );
});

/** Whether a warning depends on the brand: celery in stock, sulphites in vinegar and dried fruit. */
const isOfBrands = (allergen: string, words: string): boolean =>
  (allergen === 'celery' && /stock|broth/.test(words)) ||
  (allergen === 'sulphites' && /vinegar|dried|raisin/.test(words));
