import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chance } from './testing/chance.ts';
import { ALLERGEN_WORDS, LEFT_OUT_WORDS } from './testing/food-words.ts';
import { RECIPE_LISTS } from './testing/recipe-lists.ts';
import { contradictions, scanRecipe, wordsFound } from './testing/scan-recipe.ts';
import { writeRecipe } from './write-recipe.ts';

const SEED = 12;
const RUNS = 1500;

const wordsOf = (name: string) => LEFT_OUT_WORDS[name] ?? { words: [name], except: [] };

/** Words of a food in the dish itself; that a line speaks of it under "Left out" is what it is for. */
const inDish = (text: string, name: string): string[] => {
  const { isRecipe, dish } = scanRecipe(text);
  return isRecipe ? wordsFound(dish, wordsOf(name)) : [];
};

/** Ten texts for one list, so that no lucky draw hides a dish. */
const texts = (list: readonly string[]): string[] =>
  Array.from({ length: 10 }, (_, seed) => writeRecipe(list, chance(seed * 7919)));

const PHRASES = [
  'no X',
  'NO X!!!',
  'no X please',
  'no added X',
  'no X at all',
  'without X',
  'without any X',
  'w/o X',
  'not X',
  'free of X',
  'free from X',
  'X-free',
  'X free',
  'I don’t like X',
  'i dont eat X',
  'we do not want any X',
  'allergic to X',
  'I am allergic to X.',
  'My daughter is alergic to X',
  'X allergy',
  'X intolerant',
  'hold the X',
  'skip the X',
  'leave out the X',
  'leave the X out',
  'everything except X',
  'anything but X',
  'minus the X',
  'avoid X',
  'avoiding X',
  'my son hates X',
  'I can’t stand X',
  'can’t have X',
  'must not contain X',
  'never X',
  'nothing with X',
  'out of X',
  'X: no',
  'X? No thanks!',
  '🚫 X',
  'ohne X',
  'kein X',
  'sans X',
  'sin X',
  'senza X',
];

describe('a line that says what must not be in the dish', () => {
  test.each(PHRASES)('is obeyed and accounted for: %s', (phrase) => {
    for (const food of ['peanuts', 'garlic', 'mushrooms']) {
      const line = phrase.replace('X', food);
      for (const text of texts(['chicken', 'rice', 'onion', 'carrots', line])) {
        expect(scanRecipe(text).isRecipe, text).toBe(true);
        expect(inDish(text, food), text).toEqual([]);
        expect(scanRecipe(text).parts.get('left out'), text).toMatch(/as you asked/i);
        expect(scanRecipe(text).parts.get('left out'), text).toContain(food);
      }
    }
  });

  test.each([
    ['no peanuts', ['peanut butter', 'rice', 'chicken', 'broccoli', 'satay sauce'], ['peanuts']],
    ['no nuts or dairy', ['walnuts', 'butter', 'spinach', 'pasta', 'pesto', 'cheddar'], ['nuts', 'dairy']],
    ['no nuts, dairy or eggs', ['pasta', 'eggs', 'cream', 'spinach', 'cashews'], ['nuts', 'dairy', 'eggs']],
    ['allergic to shellfish and peanuts', ['prawns', 'noodles', 'carrots', 'peanuts', 'oyster sauce'], ['shellfish', 'peanuts']],
    ['nut, egg and dairy free', ['almonds', 'eggs', 'milk', 'potatoes', 'leeks'], ['nuts', 'eggs', 'dairy']],
    ['dairy-free & gluten-free', ['butter', 'bread', 'potatoes', 'leeks', 'soy sauce'], ['dairy', 'gluten']],
    ['gluten-free', ['rice', 'soy sauce', 'chicken', 'flour', 'carrots'], ['gluten']],
    ['coeliac', ['pasta', 'tomatoes', 'rice', 'beer'], ['gluten']],
    ['lactose intolerant', ['milk', 'potatoes', 'cream', 'leeks'], ['dairy']],
    ['no meat', ['bacon', 'chicken stock', 'lentils', 'carrots', 'gelatine'], ['meat']],
    ['no pork', ['ham', 'chorizo', 'potatoes', 'eggs', 'lard'], ['pork']],
    ['no chicken', ['chicken thighs', 'chicken stock', 'rice', 'carrots'], ['chicken']],
    ['no seafood', ['salmon', 'fish sauce', 'shrimp', 'rice', 'broccoli', 'worcestershire sauce'], ['seafood']],
    ['without garlic', ['garlic powder', 'chicken', 'aioli', 'hummus', 'potatoes'], ['garlic']],
    ['no onions', ['red onions', 'shallots', 'onion powder', 'rice', 'carrots', 'tofu'], ['onions']],
    ['no eggplant', ['aubergine', 'tomatoes', 'pasta'], ['aubergine']],
    ['no cilantro', ['fresh coriander', 'black beans', 'rice', 'lime'], ['coriander']],
    ['no shrimp', ['prawns', 'rice', 'peas'], ['prawns']],
    ['no tomatoes', ['ketchup', 'passata', 'pasta', 'courgette'], ['tomatoes']],
    ['no mushrooms', ['shiitake', 'chanterelles', 'rice', 'eggs'], ['mushrooms']],
    ['no alcohol', ['white wine', 'mussels', 'potatoes', 'beer'], ['alcohol']],
    ['no sugar', ['apples', 'oats', 'brown sugar', 'butter', 'flour'], ['sugar']],
    ['no chilli', ['jalapeños', 'sriracha', 'beef', 'tortillas', 'avocado'], ['chilli']],
    ['not spicy', ['jalapeños', 'sriracha', 'beef', 'tortillas', 'avocado'], ['chilli']],
    ['no soy', ['tofu', 'soy sauce', 'noodles', 'broccoli', 'chicken'], ['soy']],
    ['no penuts', ['peanuts', 'rice', 'chicken'], ['peanuts']],
    ['keine Erdnüsse', ['peanuts', 'rice', 'chicken'], ['peanuts']],
    ['sans ail', ['garlic', 'rice', 'chicken'], ['garlic']],
    ['glutenfrei', ['pasta', 'rice', 'chicken'], ['gluten']],
    ['no🥜', ['peanuts', 'rice', 'chicken'], ['peanuts']],
    ['eggless', ['eggs', 'flour', 'bananas', 'milk'], ['eggs']],
    ['vegan', ['eggs', 'cheddar', 'potatoes', 'leeks', 'honey'], ['meat', 'dairy', 'eggs', 'fish']],
  ])('is obeyed for everything known to be made of it: %s', (line, list, foods) => {
    for (const text of texts([...list, line])) {
      for (const food of foods) expect(inDish(text, food), text).toEqual([]);
      expect(text).toMatch(/as you asked/i);
      expect(contradictions(text)).toEqual([]);
    }
  });

  test.each([
    ['noodles without peanuts', 'noodles', 'peanuts'],
    ['chicken, rice, no garlic', 'chicken', 'garlic'],
    ['chicken not beef', 'chicken', 'beef'],
    ['margarine instead of butter', 'margarine', 'butter'],
    ['no nuts but rice is fine', 'rice', 'nuts'],
    ['no meat except chicken', 'chicken', 'beef'],
  ])('may name what is wanted too: %s', (line, wanted, unwanted) => {
    for (const text of texts(['broccoli', 'carrots', 'beef', 'butter', 'garlic', 'chicken', 'noodles', line])) {
      expect(inDish(text, unwanted), text).toEqual([]);
      expect(scanRecipe(text).parts.get('left out'), text).not.toMatch(new RegExp(`^- .*\\b${wanted}\\b.*as you asked`, 'im'));
    }
  });

  test('is accounted for when nothing is left to cook', () => {
    const text = writeRecipe(['no peanuts', 'peanut butter'], chance(1));
    expect(text).toMatch(/^Sorry, /);
    expect(text).toMatch(/as you asked/i);
    expect(text).toContain('peanut');
    expect(writeRecipe(['no garlic'], chance(1))).not.toMatch(/There is no dish in garlic/);
  });

  test('says so when its words are no food that is known', () => {
    const text = writeRecipe(['no florbles', 'eggs', 'spinach'], chance(1));
    expect(text).toMatch(/“no florbles”.*do not know/i);
  });

  test('is never taken for an order to the page: markup stays text', () => {
    const text = writeRecipe(['no <b>peanuts</b>', 'eggs', 'spinach'], chance(1));
    expect(text).not.toContain('no <b>peanuts</b>:'.replace('`', ''));
    expect(text.replace(/`[^`]*`/g, '')).not.toContain('<b>');
  });
});

describe('an ordinary food whose name only sounds like that', () => {
  test.each([
    ['seedless grapes', 'grapes', ['yogurt', 'honey']],
    ['boneless chicken', 'chicken', ['rice', 'carrots']],
    ['skinless salmon', 'salmon', ['potatoes', 'dill']],
    ['unsalted butter', 'butter', ['oats', 'apples', 'flour']],
    ['fat-free milk', 'milk', ['oats', 'bananas']],
    ['alcohol-free beer', 'beer', ['sausages', 'onion', 'potatoes', 'carrots']],
    ['sugar-free jelly', 'jam', ['oats', 'milk']],
    ['butternut squash', 'butternut squash', ['onion', 'stock']],
    ['no-boil lasagne sheets', 'lasagne sheets', ['tomatoes', 'onion']],
    ['free-range eggs', 'eggs', ['spinach', 'feta']],
    ['cage-free eggs', 'eggs', ['spinach', 'feta']],
    ['nut-free chocolate', 'chocolate', ['bananas', 'milk', 'oats']],
    ['gluten-free flour', 'flour', ['eggs', 'milk']],
    ['gluten-free pasta', 'pasta', ['tomatoes', 'onion']],
    ['no-salt-added tomatoes', 'tomato', ['pasta', 'onion']],
    ['no more than 2 eggs', 'eggs', ['spinach', 'feta']],
    ['chicken without bones', 'chicken', ['rice', 'carrots']],
    ['hormone-free beef', 'beef', ['noodles', 'broccoli', 'soy sauce']],
    ['pesticide-free apples', 'apples', ['oats', 'butter', 'flour']],
    ['eggplant', 'eggplant', ['pasta', 'tomatoes']],
    ['spaghetti no. 5', 'spaghetti', ['tomatoes', 'onion']],
    ['don’t forget the eggs', 'eggs', ['spinach', 'feta']],
  ])('is cooked: %s', (line, food, others) => {
    for (const text of texts([line, ...others])) {
      const used = `${scanRecipe(text).parts.get('ingredients')}${scanRecipe(text).parts.get('left out') ?? ''}`;
      expect(used.toLowerCase(), text).toMatch(new RegExp(food.replace(/s$/, ''), 'i'));
      expect(text).not.toMatch(/as you asked/i);
      expect(text).not.toContain('I do not know');
    }
  });

  test('keeps its promise where it is free of an allergen', () => {
    for (const text of texts(['gluten-free pasta', 'tomatoes', 'onion', 'olive oil'])) {
      expect(scanRecipe(text).claimed.has('gluten'), text).toBe(false);
      expect(text).toContain('gluten-free pasta');
      expect(contradictions(text)).toEqual([]);
    }
  });
});

describe('over lists of real recipes', () => {
  const names = Object.keys(LEFT_OUT_WORDS).filter((name) => name !== 'lupin' && name !== 'sulphites');
  const phrases = fc.constantFrom('no X', 'without X', 'X-free', 'allergic to X', 'I don’t like X', 'hold the X');
  const tries = fc.sample(
    fc.tuple(
      fc.constantFrom(...RECIPE_LISTS).chain((list) => fc.subarray([...list], { minLength: Math.min(4, list.length) })),
      fc.constantFrom(...names),
      phrases,
      fc.nat(),
    ),
    { seed: SEED, numRuns: RUNS },
  );
  const written = tries.map(([list, name, phrase, seed]) => {
    const line = phrase.replace('X', name);
    return { list, name, line, text: writeRecipe([...list, line], chance(seed)) };
  });

  test('no dish holds what a line of its list forbids', () => {
    const broken = written.flatMap(({ list, name, line, text }) =>
      inDish(text, name).map((word) => `${word} in spite of ${line} · ${scanRecipe(text).title} · of ${list.join(', ')}`),
    );
    expect(broken).toEqual([]);
  });

  test('every such line is accounted for, and most lists still make a dish', () => {
    for (const { text, line } of written) expect(text, line).toMatch(/as you asked/i);
    const dishes = written.filter(({ text }) => scanRecipe(text).isRecipe).length;
    expect(dishes / RUNS).toBeGreaterThan(0.85);
  });

  test('no claim is contradicted by what was left out', () => {
    const broken = written.flatMap(({ text, line }) => {
      const { claimed, isRecipe } = scanRecipe(text);
      const allergen = Object.keys(ALLERGEN_WORDS).find((name) => line.includes(` ${name}`) || line.startsWith(`${name}-`));
      return isRecipe && allergen && claimed.has(allergen) ? [`${line}: ${allergen} is named`] : contradictions(text);
    });
    expect(broken).toEqual([]);
  });
});
