import { describe, expect, test } from 'vitest';
import { chance } from './testing/chance.ts';
import { everyText } from './testing/every-text.ts';
import { contradictions, foundInDish, scanRecipe } from './testing/scan-recipe.ts';
import { writeRecipe } from './write-recipe.ts';

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

describe('a line that forbids a food', () => {
  test.each(PHRASES)('the wording “%s” keeps a food out of the dish, and the recipe says so', (phrase) => {
    for (const food of ['peanuts', 'garlic', 'mushrooms']) {
      const line = phrase.replace('X', food);
      for (const text of everyText(['chicken', 'rice', 'onion', 'carrots', line])) {
        expect(scanRecipe(text).isRecipe, text).toBe(true);
        expect(foundInDish(text, food), text).toEqual([]);
        expect(scanRecipe(text).parts.get('left out'), text).toMatch(/as you asked/i);
        expect(scanRecipe(text).parts.get('left out'), text).toContain(food);
      }
    }
  });

  test.each([
    ['no peanuts', ['peanut butter', 'rice', 'chicken', 'broccoli', 'satay sauce'], ['peanuts']],
    ['no nuts or dairy', ['walnuts', 'butter', 'spinach', 'pasta', 'pesto', 'cheddar'], ['nuts', 'dairy']],
    ['no nuts, dairy or eggs', ['pasta', 'eggs', 'cream', 'spinach', 'cashews'], ['nuts', 'dairy', 'eggs']],
    [
      'allergic to shellfish and peanuts',
      ['prawns', 'noodles', 'carrots', 'peanuts', 'oyster sauce'],
      ['shellfish', 'peanuts'],
    ],
    ['nut, egg and dairy free', ['almonds', 'eggs', 'milk', 'potatoes', 'leeks'], ['nuts', 'eggs', 'dairy']],
    ['dairy-free & gluten-free', ['butter', 'bread', 'potatoes', 'leeks', 'soy sauce'], ['dairy', 'gluten']],
    ['gluten-free', ['rice', 'soy sauce', 'chicken', 'flour', 'carrots'], ['gluten']],
    ['coeliac', ['pasta', 'tomatoes', 'rice', 'beer'], ['gluten']],
    ['lactose intolerant', ['milk', 'potatoes', 'cream', 'leeks'], ['dairy']],
    ['no meat', ['bacon', 'chicken stock', 'lentils', 'carrots', 'gelatine'], ['meat']],
    ['no pork', ['ham', 'chorizo', 'potatoes', 'eggs', 'lard'], ['pork']],
    ['no chicken', ['chicken thighs', 'chicken stock', 'rice', 'carrots'], ['chicken']],
    [
      'no seafood',
      ['salmon', 'fish sauce', 'shrimp', 'rice', 'broccoli', 'worcestershire sauce'],
      ['seafood'],
    ],
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
  ])('“%s” also keeps out every food that contains the forbidden one', (line, list, foods) => {
    for (const text of everyText([...list, line])) {
      for (const food of foods) expect(foundInDish(text, food), text).toEqual([]);
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
  ])('“%s” forbids one food, and not the other food that it names', (line, wanted, unwanted) => {
    for (const text of everyText([
      'broccoli',
      'carrots',
      'beef',
      'butter',
      'garlic',
      'chicken',
      'noodles',
      line,
    ])) {
      expect(foundInDish(text, unwanted), text).toEqual([]);
      expect(scanRecipe(text).parts.get('left out'), text).not.toMatch(
        new RegExp(`^- .*\\b${wanted}\\b.*as you asked`, 'im'),
      );
    }
  });

  test.each([
    ['no salt', ['chicken', 'rice', 'onion', 'carrots'], 'salt'],
    ['salt-free', ['pasta', 'tomatoes', 'garlic'], 'salt'],
    ['no oil', ['potatoes', 'onion', 'eggs', 'spinach'], 'oil'],
    ['no sugar', ['apples', 'oats', 'butter'], 'sugar'],
    ['no vinegar', ['lettuce', 'feta', 'cucumber', 'olives'], 'vinegar'],
    ['no soy', ['chicken', 'broccoli', 'ginger', 'rice'], 'soy'],
    ['gluten-free', ['eggs', 'milk', 'bananas'], 'gluten'],
  ])('“%s” keeps the food out of the cupboard part too, and there is still a dish', (line, list, food) => {
    for (const text of everyText([...list, line])) {
      expect(scanRecipe(text).isRecipe, text).toBe(true);
      expect(foundInDish(text, food), text).toEqual([]);
    }
  });

  test('a refusal mentions the line that forbids a food when nothing else is left to cook', () => {
    const text = writeRecipe({ ingredients: ['no peanuts', 'peanut butter'] }, chance(1));
    expect(text).toMatch(/^Sorry, /);
    expect(text).toMatch(/as you asked/i);
    expect(text).toContain('peanut');
    expect(writeRecipe({ ingredients: ['no garlic'] }, chance(1))).not.toMatch(/There is no dish in garlic/);
  });

  test('the recipe says so when a line forbids a food that the chef does not know', () => {
    const text = writeRecipe({ ingredients: ['no florbles', 'eggs', 'spinach'] }, chance(1));
    expect(text).toMatch(/“no florbles”.*do not know/i);
  });

  test('markup in a line that forbids a food appears in the recipe as text only', () => {
    const text = writeRecipe({ ingredients: ['no <b>peanuts</b>', 'eggs', 'spinach'] }, chance(1));
    expect(text).not.toContain('no <b>peanuts</b>:'.replace('`', ''));
    expect(text.replace(/`[^`]*`/g, '')).not.toContain('<b>');
  });
});
