import { expect, test } from 'vitest';
import { writeRecipe } from './write-recipe.ts';

/** The lists of whole recipes, with the amounts of all foods. */
const write = (...ingredients: string[]): string => writeRecipe({ ingredients }, () => 0);

test('a cup of cocoa is measured as cocoa, and not as water', () => {
  const text = write(
    '1 1/2 cups all-purpose flour',
    '1 cup sugar',
    '1/3 cup cocoa powder',
    '2 eggs',
    '1/2 cup butter',
    '1 teaspoon vanilla extract',
    '1 teaspoon baking powder',
  );
  expect(text).toMatch(/^- (?:2\d|30) g cocoa powder$/m);
});

test('a dish is not called after its garnish', () => {
  const text = write(
    '2 cups heavy cream',
    '1 vanilla bean',
    '1/2 cup sugar',
    '1 1/2 teaspoons unflavored gelatin',
    '1/2 cup whole milk',
    'sliced strawberries and fresh mint, for garnish',
  );
  expect(text).toContain('# Panna cotta');
});

test('a cake for which all amounts are doubled is baked in two tins', () => {
  const text = write('2 cups butter', '2 1/2 cups sugar', '8 eggs', '3 1/2 cups cake flour', '1/2 cup milk');
  expect(text).toContain('bake in 2 tins');
});

test('a dish gets no more salt than the list states in spoons', () => {
  const text = write(
    '7 slices American cheese',
    '2 tbsp butter',
    '2 tbsp flour',
    '1 cup milk',
    '1/2 teaspoon salt',
  );
  expect(text).toMatch(/^- (?:½ tsp|1 pinch) salt$/m);
});
