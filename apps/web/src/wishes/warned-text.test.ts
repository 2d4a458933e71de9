import { readRecipe } from '@spatula/recipe/read-recipe';
import { expect, test } from 'vitest';
import { splitWarnings, withWarnings } from './warned-text.ts';

const RECIPE = '# Satay\n\nServes 2\n\n## Ingredients\n\n- 2 tbsp satay sauce\n\n## Steps\n\n1. Stir it.\n';

test('warnings stand as plain paragraphs in front of the recipe, and the recipe can still be read', () => {
  const warned = withWarnings(RECIPE, ['“satay sauce” is in this recipe.', 'Two\nlines.']);

  expect(warned).toBe(`Careful: “satay sauce” is in this recipe.\n\nCareful: Two lines.\n\n${RECIPE}`);
  expect(readRecipe(warned)).toMatchObject({ title: 'Satay', servings: { from: 2 } });
  expect(withWarnings(RECIPE, [])).toBe(RECIPE);
});

test('no words in a warning become formatting', () => {
  expect(withWarnings('Soup', ['“*[x](y)* <b>” `c`'])).toBe(
    'Careful: “\\*\\[x\\](y)\\* \\<b\\>” \\`c\\`\n\nSoup',
  );
});

test('the warnings in front of a recipe are told from it, with the words that were found', () => {
  const lines = [
    '“*satay* sauce” is in this recipe.',
    '“ghee” and “milk” are in this recipe, which was to heed “halal”.',
    'Look at the label.',
  ];

  expect(splitWarnings(withWarnings(RECIPE, lines))).toEqual({
    recipe: RECIPE,
    warnings: { lines, found: ['*satay* sauce', 'ghee', 'milk'] },
  });
  expect(splitWarnings(RECIPE)).toEqual({ recipe: RECIPE, warnings: { lines: [], found: [] } });
  expect(splitWarnings('Careful: hot.')).toMatchObject({ recipe: 'Careful: hot.' });
});

test('of a text with thousands of warnings a few are read, and the rest stays text', () => {
  const { recipe, warnings } = splitWarnings('Careful: hot.\n\n'.repeat(3000));

  expect(warnings.lines).toHaveLength(50);
  expect(recipe).toBe('Careful: hot.\n\n'.repeat(2950));
});
