import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookFor } from '../look-for.ts';

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

describe('a whole recipe', () => {
  test('may call a food by a shorter name than its ingredients do', () => {
    const recipe = `# Creamy noodles
- 200 g rice noodles
- 2 tbsp gluten-free soy sauce
- 400 ml coconut milk
- 50 g vegan parmesan
- 1 flax egg

1. Boil the noodles. Stir in the soy sauce and the milk.
2. Stir in the egg and scatter over the cheese.`;
    expect(found(recipe, 'gluten', 'milk', 'eggs')).toEqual([]);
  });

  test('is searched for a food that only a step names', () => {
    const recipe =
      '- 200 g rice noodles\n- 400 ml coconut milk\n\n1. Add 100 ml milk and 20 g butter to the noodles.';
    expect(found(recipe, 'milk')).toEqual(['milk', 'butter']);
  });

  test('may be named after a food that it is not made of', () => {
    const recipe =
      '# Banana bread\n\n- 200 g almond flour\n- 3 bananas\n\n1. Bake the bread for 50 minutes. Let the bread cool.';
    expect(found(recipe, 'gluten')).toEqual([]);
  });

  test('is vegan as a whole where its title says so of a dish', () => {
    expect(
      lookFor('# Vegan Butter Chicken with Naan', { ingredients: ['rice'], wishes: { diet: 'vegan' } })
        ?.warnings,
    ).toEqual([]);
  });

  test('of the built-in chef names foods that are not in it', () => {
    const recipe = `# Rice\n\n- 200 g rice\n\n## Left out\n\n- As you asked (“no nuts”): I left out nuts.\n- Walnuts: left out, as you asked.\n`;
    expect(found(recipe, 'nuts')).toEqual([]);
    expect(
      found(`As you asked (“no nuts”): I left out nuts.\n\nWalnuts: left out, as you asked.`, 'nuts'),
    ).toEqual([]);
  });

  test('may say that it does not suit people with an allergy', () => {
    expect(found('Not suitable for people with a nut allergy.', 'nuts')).toEqual(['nut']);
    expect(found('If you have a nut allergy, this is your cake.', 'nuts')).toEqual([]);
  });

  test('may use the foods that it offers instead of others', () => {
    const recipe =
      'Substitute peanut butter for the tahini, or swap the almonds for walnuts. Substitute the eggs with yogurt.';
    expect(found(recipe, 'peanuts')).toEqual(['peanut butter']);
    expect(found(recipe, 'sesame', 'eggs')).toEqual([]);
    expect(found(recipe, 'milk')).toEqual(['yogurt']);
    expect(found(recipe, 'nuts')).toEqual(['peanut butter', 'walnuts']);
  });

  test.each([
    ['Free from: milk, eggs and nuts.', []],
    ['Contains: milk, eggs.', ['milk', 'eggs']],
    ['Contains no milk, eggs or nuts.', []],
    ['A nut-, milk- and egg-free cake.', []],
    ['This is nut, milk and egg free.', []],
    ['- milk, eggs and gluten-free flour', ['milk', 'eggs']],
    ['Without nuts, stir in the milk.', ['milk']],
    ['No nuts and add eggs.', ['eggs']],
    ['To avoid the eggs scrambling, stir.', ['eggs']],
    ['Without letting the milk boil, heat it.', ['milk']],
    ['You will not taste the eggs.', ['eggs']],
    ['It is not only the milk that counts.', ['milk']],
    ['Never use milk.', []],
    ['Never boil the milk.', ['milk']],
    ['There is no need for eggs.', []],
    ['There is no need to warm the eggs.', ['eggs']],
    ['See https://example.com/eggs-in-milk for more.', []],
  ])('is read clause by clause: %s', (recipe, all) => {
    expect(found(recipe, 'milk', 'eggs', 'nuts')).toEqual(all);
  });
});

describe('any text', () => {
  test.each([
    'no milk, ',
    'milk free ',
    'nut-, ',
    '- 2 eggs\n',
    'substitute milk for ',
    'if vegan ',
    '(',
    "a'",
    '**',
    'milk ',
  ])('of 64 KiB made of “%s” is looked through', (part) => {
    const order = { ingredients: ['rice'], wishes: { avoid: ALLERGENS, diet: 'vegan' as const } };
    expect(lookFor(part.repeat(65_536 / part.length), order)?.lookedFor).toHaveLength(15);
  });

  const words = fc.constantFrom(
    ...[
      'no',
      'without',
      'free',
      '-',
      '- ',
      ', ',
      'or',
      'and',
      'vegan',
      'butter',
      'nut',
      'eggs',
      'the',
      '2',
      '(',
      ')',
      '\n',
      '# ',
      '**',
    ],
    ...[
      'substitute',
      'for',
      'with',
      'not',
      'suitable',
      'non',
      'dairy',
      'peanut',
      'size of',
      '.',
      ':',
      '¼',
      'crème',
      '🥜',
      'ß',
      '\u0301',
    ],
  );
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words).map((all) => all.join(' ')),
  );

  test('never makes the look throw, and each find stands in the text', () => {
    fc.assert(
      fc.property(
        texts,
        fc.array(fc.oneof(texts, fc.constantFrom(...ALLERGENS)), { maxLength: 4 }),
        (recipe, avoid) => {
          const { warnings = [], lookedFor = [] } = look(recipe, avoid) ?? {};
          expect(lookedFor.map(({ wish }) => wish)).toEqual([...new Set(avoid)]);
          for (const warning of warnings) expect(recipe.replace(/[*_`~]+/g, '')).toContain(warning.found);
        },
      ),
      { numRuns: 500 },
    );
  });
});
