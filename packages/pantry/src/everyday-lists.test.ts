import { expect, test } from 'vitest';
import { scanRecipe } from './testing/scan-recipe.ts';
import { writeRecipe } from './write-recipe.ts';

test.each([
  [
    { ingredients: ['smoked sausage', 'sauerkraut', 'potatoes', 'onion'], wishes: { minutes: 60 } },
    /sausage and cabbage|kielbasa and potatoes/i,
  ],
  [
    { ingredients: ['bratwurst', 'potatoes', 'sauerkraut'], wishes: { servings: 2 } },
    /sausage and cabbage|kielbasa and potatoes|choucroute/i,
  ],
  [
    {
      ingredients: ['ripe bananas', 'flour', 'sugar', 'oil', 'oat milk'],
      wishes: { avoid: ['eggs', 'milk'] },
    },
    /banana bread/i,
  ],
  [{ ingredients: ['bananas', 'flour', 'eggs', 'butter', 'sugar'] }, /banana (?:bread|muffins|pancakes)/i],
  [
    { ingredients: ['stewing beef', 'carrots', 'potatoes', 'beef stock'], wishes: { minutes: 120 } },
    /stew|pot roast|braised beef/i,
  ],
  [
    { ingredients: ['chicken breast', 'yogurt', 'tomatoes', 'garam masala', 'onion'] },
    /butter chicken|tikka masala|biryani/i,
  ],
  [{ ingredients: ['flatbread', 'hummus', 'peppers', 'cucumber', 'feta'] }, /flatbreads|pitas|pizza/i],
  [{ ingredients: ['chicken drumsticks', 'honey', 'soy sauce', 'garlic', 'rice'] }, /sticky|soy/i],
  [{ ingredients: ['fish fingers', 'potatoes', 'peas'] }, /fish fingers/i],
  [
    {
      ingredients: ['eggs', 'spinach', 'cream', 'cheddar', 'shortcrust pastry'],
      wishes: { diet: 'vegetarian' },
    },
    /quiche/i,
  ],
  [
    { ingredients: ['yogurt', 'berries', 'granola'], wishes: { minutes: 10 } },
    /yoghurt bowl|smoothie|parfait/i,
  ],
  [{ ingredients: ['oats', 'apple', 'cinnamon', 'almond milk'], wishes: { diet: 'vegan' } }, /porridge/i],
] as const)('an everyday list of a family gets the dish that the family means: %j', (order, title) => {
  expect(scanRecipe(writeRecipe(order, () => 0)).title).toMatch(title);
});

test('the sausage of a list is the main thing of its dish, with 100 g a head at least', () => {
  const order = { ingredients: ['smoked sausage', 'sauerkraut', 'potatoes'], wishes: { servings: 4 } };
  const [, grams = '0'] = /^- (\d+) g smoked sausages/m.exec(writeRecipe(order, () => 0)) ?? [];
  expect(Number(grams)).toBeGreaterThanOrEqual(400);
});

test('a vegetarian soup of beans names no stock but vegetable stock', () => {
  const order = {
    ingredients: ['white beans', 'kale', 'onion', 'garlic'],
    wishes: { diet: 'vegetarian' },
  } as const;
  expect(writeRecipe(order, () => 0)).not.toMatch(/(?<!vegetable )stock/);
});
