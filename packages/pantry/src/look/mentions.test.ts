import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookFor } from '../look-for.ts';

const ALLERGENS =
  'gluten crustaceans eggs fish peanuts soy milk nuts celery mustard sesame sulphites lupin molluscs'.split(
    ' ',
  );

const look = (recipe: string, avoid: string[]) =>
  lookFor(recipe, { ingredients: ['rice'], wishes: { avoid } });
const found = (recipe: string, ...avoid: string[]): string[] =>
  look(recipe, avoid)?.warnings.map((warning) => warning.found) ?? [];

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
    ['Do not skip the milk.', ['milk']],
    ["Don't leave out the eggs.", ['eggs']],
    ['Sprinkle with nuts, like almonds.', ['nuts', 'almonds']],
    ['- plant milk (like almond milk)', ['almond milk']],
    ['Like eggs, tofu scrambles well.', []],
    ['Not all eggs are large, so you may not need all the milk.', ['milk', 'eggs']],
    ['Hold the eggs in place.', ['eggs']],
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
