import { expect, test } from 'vitest';
import { findAmounts } from './amounts/find-amounts.ts';
import { scaleRecipe } from './scale-recipe.ts';
import { aRecipe, ingredientLinesOf, stepsOf } from './testing/a-recipe.ts';

const scaled = (line: string, factor: number): string | undefined =>
  ingredientLinesOf(scaleRecipe(aRecipe([line, '1 cup rye']), factor))[0];

test.each<[line: string, half: string, twice: string]>([
  ['2 cups flour', '1 cup flour', '4 cups flour'],
  ['**2 cups** rice', '**1 cup** rice', '**4 cups** rice'],
  ['**Chicken** – 2', '**Chicken** – 1', '**Chicken** – 4'],
  ['A pinch of salt', 'A pinch of salt', '2 pinches of salt'],
  ['half a lemon', '¼ lemon', '1 lemon'],
  ['An onion, chopped', '½ onion, chopped', '2 onions, chopped'],
  ['two dozen eggs', 'one dozen eggs', 'four dozen eggs'],
  ['a dozen eggs', '6 eggs', '2 dozen eggs'],
  ['3 eggs', 'about 2 eggs', '6 eggs'],
  ['Eggs (3)', 'Eggs (about 2)', 'Eggs (6)'],
  ['2 bay leaves', '1 bay leaf', '4 bay leaves'],
  ['1 medium red onion, sliced', '½ medium red onion, sliced', '2 medium red onions, sliced'],
  ['2 potatoes peeled and cubed', '1 potato peeled and cubed', '4 potatoes peeled and cubed'],
  ['1 (14.5 oz) can tomatoes', '½ (14.5 oz) can tomatoes', '2 (14.5 oz) cans tomatoes'],
  ['2 cans (400 g) chickpeas', '1 can (400 g) chickpeas', '4 cans (400 g) chickpeas'],
  ['2 cans (800 g total) beans', '1 can (400 g total) beans', '4 cans (1.6 kg total) beans'],
  ['one 15-ounce can corn', '½ 15-ounce can corn', 'two 15-ounce cans corn'],
  ['2 x 400 g tins', '1 x 400 g tins', '4 x 400 g tins'],
  ['4 cod fillets (about 6 oz each)', '2 cod fillets (about 6 oz each)', '8 cod fillets (about 6 oz each)'],
  ['2 (300 g) leeks', '1 (150 g) leek', '4 (600 g) leeks'],
  ['1 cup (240 ml) milk', '½ cup (120 ml) milk', '2 cups (480 ml) milk'],
  ['1 cup + 2 tbsp sugar', '½ cup + 1 tbsp sugar', '2 cups + 4 tbsp sugar'],
  ['Juice of 1 lemon', 'Juice of ½ lemon', 'Juice of 2 lemons'],
  ['1 onion, cut into 8 wedges', '½ onion, cut into 8 wedges', '2 onions, cut into 8 wedges'],
  ['500g beef, in 2 cm cubes', '250g beef, in 2 cm cubes', '1kg beef, in 2 cm cubes'],
  ['1 cup cream (30% fat)', '½ cup cream (30% fat)', '2 cups cream (30% fat)'],
  ['2 cm piece of ginger', '1 cm piece of ginger', '4 cm piece of ginger'],
  ['2 inches (5 cm) ginger, sliced', '1 inch (2.5 cm) ginger, sliced', '4 inches (10 cm) ginger, sliced'],
  ['1-inch thick steaks', '1-inch thick steaks', '1-inch thick steaks'],
  ['1 tsp each cumin and mace', '½ tsp each cumin and mace', '2 tsp each cumin and mace'],
  ['1 tablespoon oil', '1½ teaspoons oil', '2 tablespoons oil'],
  ['2 tbsp oil', '1 tbsp oil', '¼ cup oil'],
  ['3 tsp oil', '1½ tsp oil', '2 tbsp oil'],
  ['1/4 cup oats', '2 tbsp oats', '½ cup oats'],
  ['1 3/4 cups oats', '⅞ cup oats', '3½ cups oats'],
  ['1 kg (2.2 lbs) beef', '500 g (1.1 lbs) beef', '2 kg (4.4 lbs) beef'],
  ['3/4 pound beef', '6 ounces beef', '1½ pounds beef'],
  ['1-2 cups stock', '½-1 cup stock', '2-4 cups stock'],
  [
    '1 block tofu (14 oz, pressed for 20 minutes)',
    '½ block tofu (14 oz, pressed for 20 minutes)',
    '2 blocks tofu (14 oz, pressed for 20 minutes)',
  ],
  [
    '500 g pork (or a mix of pork and beef)',
    '250 g pork (or a mix of pork and beef)',
    '1 kg pork (or a mix of pork and beef)',
  ],
  ['Salt and pepper to taste', 'Salt and pepper to taste', 'Salt and pepper to taste'],
])('"%s" is written as a cook would, for half and for twice as many', (line, half, twice) => {
  expect([scaled(line, 0.5), scaled(line, 2)]).toEqual([half, twice]);
});

test('A third of a kilogram is 330 g, and a third of a cup is written as a fraction', () => {
  expect(scaled('1 kg flour', 1 / 3)).toBe('330 g flour');
  expect(scaled('1 cup flour', 1 / 3)).toBe('⅓ cup flour');
});

test('However small an amount becomes, it is never nothing', () => {
  const lines = [
    '1/4 oz yeast',
    '1 g saffron',
    '1 tsp salt',
    '1 cup oil',
    '1 lb beef',
    '1 ml rum',
    '1 onion',
    '1 clove garlic',
  ];
  for (const amount of ingredientLinesOf(scaleRecipe(aRecipe(lines), 0.001)).flatMap(findAmounts))
    expect(amount.numbers[0]?.value).toBeGreaterThan(0);
  expect(ingredientLinesOf(scaleRecipe(aRecipe(lines), 0.001)).flatMap(findAmounts)).toHaveLength(
    lines.length,
  );
});

test('Tablespoons become cups only in a recipe that measures in cups', () => {
  expect(ingredientLinesOf(scaleRecipe(aRecipe(['2 tbsp oil', '300 g rice']), 2))[0]).toBe('4 tbsp oil');
});

test('The stated servings change, and a title and a closing word do not', () => {
  const twice = scaleRecipe(aRecipe(['2 cups rice']), 2);
  expect(twice).toContain('**Serves 8**');
  expect(twice).toContain('# Supper for 4\n');
  expect(twice).toContain('Add 2 cups of love.');
});

test.each<[step: string, twice: string]>([
  ['Mix 2 cups of flour with 3 eggs.', 'Mix 4 cups of flour with 6 eggs.'],
  ['Beat 1½ tablespoons butter for 2 minutes.', 'Beat 3 tablespoons butter for 2 minutes.'],
  [
    'Add the flour (2 cups) and bring 2 quarts of water to a boil.',
    'Add the flour (4 cups) and bring 2 quarts of water to a boil.',
  ],
  ['Fry in 1 tbsp of the butter.', 'Fry in 2 tbsp of the butter.'],
  ['Take ¼ cup of flour for each cake.', 'Take ¼ cup of flour for each cake.'],
  [
    'Cut into 3 pieces and bake in a 23 cm tin at 180 °C for 2 hours.',
    'Cut into 3 pieces and bake in a 23 cm tin at 180 °C for 2 hours.',
  ],
  [
    'Crack in an egg, one at a time; gas mark 4, step 2.',
    'Crack in an egg, one at a time; gas mark 4, step 2.',
  ],
])('In a step, "%s" changes only the amounts that the list states', (step, twice) => {
  const recipe = aRecipe(['2 cups flour', '3 eggs', '1½ tbsp butter', '2 cups rye'], [step]);
  expect(stepsOf(scaleRecipe(recipe, 2))[0]).toBe(twice);
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1])('The factor %s changes nothing', (factor) => {
  const recipe = aRecipe(['2 cups rice']);
  expect(scaleRecipe(recipe, factor)).toBe(recipe);
});

test('A text that is no recipe comes back as it is', () => {
  const text = 'Sorry, I cannot cook 2 cups of gravel.';
  expect(scaleRecipe(text, 2)).toBe(text);
});
