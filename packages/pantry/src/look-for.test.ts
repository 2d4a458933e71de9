import { describe, expect, test } from 'vitest';
import { lookFor } from './look-for.ts';

const ALLERGENS =
  'gluten crustaceans eggs fish peanuts soy milk nuts celery mustard sesame sulphites lupin molluscs'.split(
    ' ',
  );

const look = (recipe: string, avoid: string[], ingredients: string[] = ['rice']) =>
  lookFor(recipe, { ingredients, wishes: { avoid } });
const found = (recipe: string, ...avoid: string[]): string[] =>
  look(recipe, avoid)?.warnings.map((warning) => warning.found) ?? [];
const details = (recipe: string, ...avoid: string[]): string[] =>
  look(recipe, avoid)?.warnings.map(({ detail }) => detail) ?? [];

describe('the outcome of a look', () => {
  test('there is none where nobody wished for anything', () => {
    expect(lookFor('- 2 eggs', { ingredients: ['eggs'] })).toBeUndefined();
    expect(lookFor('- 2 eggs', { ingredients: ['gluten-free pasta'], wishes: {} })).toBeUndefined();
  });

  test('is empty where the wishes forbid nothing', () => {
    expect(lookFor('- 2 eggs', { ingredients: ['eggs'], wishes: { servings: 4 } })).toEqual({
      warnings: [],
      lookedFor: [],
    });
  });

  test('names each wish once, in the order of words, diet and ingredients', () => {
    const order = {
      ingredients: ['rice', 'no peanuts', 'gluten-free', "I'm allergic to shrimp", 'no peanuts'],
      wishes: { avoid: ['mushrooms', 'florble'], diet: 'vegan' as const },
    };
    expect(lookFor('Boil the rice.', order)?.lookedFor).toEqual([
      { wish: 'mushrooms', known: true },
      { wish: 'florble', known: false },
      { wish: 'vegan', known: true },
      { wish: 'no peanuts', known: true },
      { wish: 'gluten-free', known: true },
      { wish: "I'm allergic to shrimp", known: true },
    ]);
  });

  test.each(ALLERGENS)('knows the allergen %s by its name in wishes', (allergen) => {
    expect(look('', [allergen])?.lookedFor).toEqual([{ wish: allergen, known: true }]);
  });

  test.each(['2 cucumbers, not peeled', 'hazelnuts, not chopped', 'oven-ready lasagne, no boiling'])(
    'takes no wish from the ingredient “%s”',
    (line) => {
      expect(lookFor('- 1 cucumber, peeled and chopped', { ingredients: [line] })).toBeUndefined();
    },
  );

  test('takes only the foods from an ingredient that says something else too', () => {
    const order = { ingredients: ['bittersweet (not white) or semisweet chocolate, chopped'] };
    expect(lookFor('- 2 onions, chopped', order)?.warnings).toEqual([]);
  });

  test('finds for ingredients what it finds for words to avoid', () => {
    const order = { ingredients: ['chicken', 'no peanuts', 'allergic to shrimp'] };
    expect(lookFor('Stir in the satay sauce and the prawns.', order)?.warnings).toEqual([
      { wish: 'no peanuts', found: 'satay sauce', detail: 'Satay sauce is made of peanuts.' },
      { wish: 'allergic to shrimp', found: 'prawns', detail: 'The recipe names prawns.' },
    ]);
  });

  test('keeps to exceptions', () => {
    expect(
      lookFor('- 1 chicken\n- 2 slices bacon', { ingredients: ['no meat except chicken'] })?.warnings,
    ).toMatchObject([{ found: 'bacon' }]);
  });

  test.each(['no nuts', 'nuts please', 'anything with nuts', 'NUTS', 'nut-free', 'tree nuts'])(
    'understands “%s” as a word to avoid',
    (word) => {
      expect(found('Scatter over the walnuts.', word)).toEqual(['walnuts']);
    },
  );

  test('has one warning for each wish and food, with the words of its first place', () => {
    const recipe =
      '# Toast\n\n- 50 g **salted butter**\n- 2 eggs\n\n1. Melt the butter. Fry the eggs in the butter.';
    expect(look(recipe, ['milk', 'eggs'])?.warnings).toEqual([
      { wish: 'milk', found: 'salted butter', detail: 'Salted butter is made of milk.' },
      { wish: 'eggs', found: 'eggs', detail: 'The recipe names eggs.' },
    ]);
  });

  test.each([
    ['a **soy** _sauce_ glaze', 'soy sauce'],
    ['50 ml SOY SAUCE', 'SOY SAUCE'],
    ['some `Soy Sauce`', 'Soy Sauce'],
  ])('takes the words from “%s” as they stand, without marks of markdown', (recipe, words) => {
    expect(found(recipe, 'gluten')).toEqual([words]);
  });

  test.each([
    ['gluten', '- couscous', 'Couscous contains gluten.'],
    ['gluten', '- 8 flour tortillas', 'Flour tortillas contain gluten.'],
    ['milk', '- ghee', 'Ghee is made of milk.'],
    ['fish', '- 1 tsp Worcestershire sauce', 'Worcestershire sauce is made of fish.'],
    ['crustaceans', '- king prawns', 'King prawns count as crustaceans.'],
    ['milk', '- crème fraîche', 'Crème fraîche is made of milk.'],
    ['peanuts', '- peanuts', 'The recipe names peanuts.'],
    ['florbles', '- 1 florble', 'The recipe names florble.'],
  ])('says why %s is found in “%s”', (wish, recipe, sentence) => {
    expect(details(recipe, wish)).toEqual([sentence]);
  });

  test('says of a diet which food does not suit it', () => {
    const order = { ingredients: ['rice'], wishes: { diet: 'vegetarian' as const } };
    expect(lookFor('Soak the gelatine.', order)?.warnings).toEqual([
      { wish: 'vegetarian', found: 'gelatine', detail: 'Gelatine is not vegetarian.' },
    ]);
  });
});

describe('a word that the food knowledge lacks', () => {
  test.each(['1 florble', 'Two Florbles', 'FLORBLE!', 'a (florble)', 'no sugar, but florbles'])(
    'is found by its letters in “%s”',
    (recipe) => {
      expect(found(recipe, 'florble')).toHaveLength(1);
      expect(found(recipe, 'florbles')).toHaveLength(1);
    },
  );

  test.each(['1 florblet', 'reflorble', 'without florbles', 'florble-free', 'flor ble'])(
    'is not found in “%s”',
    (recipe) => {
      expect(found(recipe, 'florble')).toEqual([]);
    },
  );

  test('may have several words, and signs that patterns know', () => {
    expect(found('Add the zorgon zap root.', 'zorgon (zap)')).toHaveLength(1);
    expect(found('Simmer the curry in its sauce.', 'curry', 'sauce')).toEqual(['curry', 'sauce']);
    expect(found('Add rice.', '!!!', '.*', '(', 'no')).toEqual([]);
  });
});
