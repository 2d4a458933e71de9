import { describe, expect, test } from 'vitest';
import { everyText } from './testing/every-text.ts';
import { contradictions, scanRecipe } from './testing/scan-recipe.ts';

describe('an ordinary food whose name only sounds as if it forbids something', () => {
  test.each([
    ['seedless grapes', 'grapes', ['yogurt', 'honey']],
    ['boneless chicken', 'chicken', ['rice', 'carrots']],
    ['skinless salmon', 'salmon', ['potatoes', 'dill']],
    ['unsalted butter', 'butter', ['oats', 'apples', 'flour']],
    ['fat-free milk', 'milk', ['oats', 'bananas']],
    ['alcohol-free beer', 'beer', ['sausages', 'onion', 'potatoes', 'carrots']],
    ['sugar-free jelly', 'jelly', ['oats', 'milk']],
    ['butternut squash', 'squash', ['onion', 'stock']],
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
    ['6 potatoes, washed but not peeled', 'potatoes', ['carrots', 'butter']],
    ['1 seedless cucumber (usually plastic-wrapped), thinly sliced', 'cucumber', ['yogurt', 'dill']],
    ['8 ounces NO YOLKS® Extra Broad Noodles', 'noodles', ['tomatoes', 'onion']],
    ['1 cup fat-free, reduced-sodium chicken broth', 'broth', ['carrots', 'onion', 'potatoes']],
    ['1 cup chickpeas, drained but not rinsed', 'chickpeas', ['tomatoes', 'onion']],
    ['12 slices ham (without holes; 10 oz)', 'ham', ['eggs', 'potatoes']],
    ['don’t forget the eggs', 'eggs', ['spinach', 'feta']],
  ])('%s is read as a food, and forbids nothing', (line, food, others) => {
    for (const text of everyText([line, ...others])) {
      const used = `${scanRecipe(text).parts.get('ingredients')}${scanRecipe(text).parts.get('left out') ?? ''}`;
      expect(used.toLowerCase(), text).toMatch(new RegExp(food.replace(/s$/, ''), 'i'));
      expect(text).not.toMatch(/as you asked/i);
      expect(text).not.toContain('I do not know');
    }
  });

  test('gluten-free flour is baked with, and is not left out for other flour', () => {
    for (const text of everyText(['gluten-free flour', 'eggs', 'milk', 'butter'])) {
      expect(text).toMatch(/^- .* gluten-free flour/m);
      expect(scanRecipe(text).parts.get('left out') ?? '').not.toMatch(/flour/i);
    }
  });

  test('a dish with gluten-free pasta contains no gluten', () => {
    for (const text of everyText(['gluten-free pasta', 'tomatoes', 'onion', 'olive oil'])) {
      expect(scanRecipe(text).claimed.has('gluten'), text).toBe(false);
      expect(text).toContain('gluten-free pasta');
      expect(contradictions(text)).toEqual([]);
    }
  });
});
