import { describe, expect, test } from 'vitest';
import { everyText } from './testing/every-text.ts';
import { scanRecipe } from './testing/scan-recipe.ts';

const partsOf = (list: string) => everyText(list.split(', ')).map((text) => ({ text, ...scanRecipe(text) }));

describe('a recipe that is measured out', () => {
  test('is not shrunk to a spoonful by a small amount of a seasoning', () => {
    for (const { text } of partsOf('5 g cumin, potatoes, cauliflower, turmeric, ginger'))
      expect(Number(/\*\*Serves (\d+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(3);
  });

  test('is at least half of what the cookbook says, however little is stated', () => {
    for (const { text } of partsOf('30 g flour, butter, milk, baking powder'))
      expect(Number(/\*\*Serves (\d+)/.exec(text)?.[1])).toBeGreaterThan(1);
  });

  test('takes whole eggs', () => {
    for (const { text } of partsOf('250 g flour, 100 ml milk, eggs, baking powder, butter, sugar'))
      expect(text).not.toMatch(/^- [\d]*[½¼¾⅓⅔] (?:\([^)]*\) )?(?:large )?eggs?\b/m);
  });

  test('has no note about cutting what comes small', () => {
    for (const list of ['pasta, peas, corn, olive oil', 'rice, frozen peas, sweetcorn, carrots, soy sauce'])
      for (const { text } of partsOf(list))
        expect(text).not.toMatch(/^- [^,\n]*\b(?:peas|corn|sweetcorn), [^\n]*(?:cut|sliced|diced|pieces)/m);
  });

  test('takes no more from the cupboard than a cupboard holds', () => {
    for (const list of [
      'sugar, flour',
      'cheddar, bread',
      'bacon, flour',
      'white chocolate, sugar',
      'thyme, oil',
    ]) {
      for (const { text } of partsOf(list)) {
        const cupboard = text.split('**From the cupboard**')[1]?.split('## ')[0] ?? '';
        expect(cupboard).not.toMatch(/^- (?:[4-9]|\d\d) (?:\([^)]*\) )?(?:large )?eggs/m);
        expect(cupboard).not.toMatch(/^- (?:[2-9]|\d\d) (?:\([^)]*\) )?lemons/m);
      }
    }
  });
});

describe('what a food can stand for', () => {
  test('a shoulder of lamb is not fried as chops', () => {
    for (const { title } of partsOf('lamb shoulder, rosemary, garlic, olive oil'))
      expect(title).not.toMatch(/chop/i);
  });

  test('a cooking spray is not the oil that a dish is fried in', () => {
    for (const { text } of partsOf('cooking spray, potatoes, onions, carrots'))
      expect(text).not.toMatch(/^- (?:[3-9]|\d\d+) (?:tbsp|ml) [a-z ]*spray/m);
  });
});

describe('the reason for which a food is left out', () => {
  test('does not call a liqueur a drink to have beside the dish', () => {
    for (const { text } of partsOf('sambuca, sherry, ground beef, tomatoes, onion, kidney beans'))
      expect(text).not.toMatch(/(?:sambuca|sherry)[^\n]*: a drink/i);
  });

  test('does not call anise too savoury for a sweet dish', () => {
    for (const { text } of partsOf('anise seed, flour, sugar, butter, eggs, almonds'))
      expect(text).not.toMatch(/anise[^\n]*too savoury/i);
  });
});
