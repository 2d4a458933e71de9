import { describe, expect, test } from 'vitest';
import { ingredientsOfStep } from './ingredients-of-step.ts';

const PLACE = { start: 0, end: 0 };

function needs(step: string, ...lines: string[]): string[] {
  return ingredientsOfStep(
    { ingredients: [{ lines: lines.map((text) => ({ text, place: PLACE })) }], steps: [] },
    step,
  );
}

describe('a step needs an ingredient', () => {
  test.each([
    ['2 large eggs, beaten', 'Whisk in the egg.'],
    ['400 g tomatoes', 'Add a tomato.'],
    ['1 (14.5 oz) can diced tomatoes', 'Pour in the tomatoes.'],
    ['3 cloves garlic, minced', 'Fry the garlic until golden.'],
    ['2 boneless, skinless chicken breasts', 'Slice the chicken.'],
    ['boneless, skinless chicken thighs (about 1 lb)', 'Brown the chicken thighs.'],
    ['2 tbsp extra-virgin olive oil', 'Heat the oil in a pan.'],
    ['2 tbsp olive oil', 'Heat olive oil in a pan.'],
    ['Salt and black pepper, to taste', 'Season with salt.'],
    ['Salt and black pepper to taste', 'Season with black pepper.'],
    ['2 cups all-purpose flour', 'Mix the flour with water.'],
    ['A pinch of salt', 'Salt the water.'],
    ['½ cup berries', 'Scatter the berries over it.'],
    ['1 bunch basil leaves', 'Tear the basil.'],
    ['4 bay leaves', 'Add the bay leaves.'],
    ['Butter or oil for frying', 'Melt the butter.'],
    ['250 g Mehl', 'Mehl und Wasser verrühren.'],
  ])('a step needs "%s" where it says: %s', (line, step) => {
    expect(needs(step, line)).toEqual([line]);
  });

  test('a step needs each ingredient once, in the order of the list', () => {
    expect(needs('Mix the salt, the eggs, more salt and an egg.', '2 eggs', '1 tsp salt', '1 onion')).toEqual(
      ['2 eggs', '1 tsp salt'],
    );
  });

  test('where several ingredients are of one kind, the words before it say which one a step needs', () => {
    const oils = ['2 tbsp olive oil', '1 tsp sesame oil'];
    expect(needs('Drizzle with sesame oil.', ...oils)).toEqual(['1 tsp sesame oil']);
    expect(needs('Pour in the coconut milk.', '1 cup milk', '1 can coconut milk')).toEqual([
      '1 can coconut milk',
    ]);
    expect(needs('Pour in the milk.', '1 cup milk', '1 can coconut milk')).toEqual(['1 cup milk']);
  });

  test('a step needs the ingredient that shares the most words with it', () => {
    const peppers = ['1 red bell pepper', 'Salt and black pepper'];
    expect(needs('Add the bell pepper.', ...peppers)).toEqual(['1 red bell pepper']);
    expect(needs('Add the black pepper.', ...peppers)).toEqual(['Salt and black pepper']);
    expect(needs('Add the peppers.', '2 red bell peppers', 'Salt and pepper')).toEqual([
      '2 red bell peppers',
    ]);
  });

  test('a food that is listed for two parts of the dish is needed in both lines', () => {
    expect(needs('Add the garlic.', '2 cloves garlic', '1 clove garlic, grated')).toHaveLength(2);
  });
});

describe('a step needs no ingredient', () => {
  test.each([
    ['that it does not name', ['2 eggs', '1 onion'], 'Preheat the oven and line a tray.'],
    ['of two that its word may mean', ['2 tbsp olive oil', '1 tsp sesame oil'], 'Heat the oil.'],
    ['of two that may be called so', ['1 red bell pepper', '1 tsp black pepper'], 'Add the pepper.'],
    ['of a kind that is not listed', ['1 tbsp oil', 'Salt and pepper'], 'Fry the red pepper in sesame oil.'],
    ['of another kind', ['2 tbsp olive oil'], 'Fry it in peanut oil.'],
    ['that is a part of another food', ['2 chicken breasts'], 'Pour in chicken stock.'],
    [
      'whose name begins another one',
      ['2 eggs', '200 g egg noodles'],
      'Boil the egg noodles first, drain.',
      '200 g egg noodles',
    ],
    [
      'whose name is inside another word',
      ['1 tsp salt', '100 g rice'],
      'Use unsalted water; price is no matter.',
    ],
    [
      'whose name is also something to do',
      ['4 rolls', '2 pork chops'],
      'Chop the onion and roll out the dough.',
    ],
    ['of which only an adjective stands there', ['1 red onion'], 'Wait until the coals are red.'],
    [
      'across the end of a sentence',
      ['1 can coconut milk', '1 cup milk'],
      'Open the coconut. Milk comes next.',
      '1 cup milk',
    ],
    ['that is a measure only', ['1 cup'], 'Fill a cup.'],
  ])('a step needs no ingredient %s', (_why, lines, step, ...expected) => {
    expect(needs(step, ...lines)).toEqual(expected);
  });
});
