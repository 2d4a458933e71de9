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

describe('a spice in a recipe that names none', () => {
  test('is crushed where it is whole, for nothing softens it in a cold dish', () => {
    for (const { text } of partsOf('steak, olive oil, garlic, mustard seeds, lemon'))
      if (/^- .*mustard seeds/m.test(text)) expect(text).toMatch(/^- .* mustard seeds, crushed$/m);
  });

  test('is a pinch where more would spoil the dish', () => {
    for (const { text } of partsOf('beef chuck, onions, garlic, saffron, carrots'))
      expect(text).toMatch(/^- ¼ tsp saffron/m);
  });

  test('is as much as a dish wants where it is a blend', () => {
    for (const { text } of partsOf('chicken breasts, peppers, onion, fajita seasoning, rice'))
      expect(text).toMatch(/^- (?:1½|[23]) tsp fajita seasoning/m);
  });
});

describe('the text of a recipe', () => {
  test('seasons once with each spice, and names herbs as nobody counts them', () => {
    const list =
      'navy beans, garlic, ground cumin, curry powder, dried basil, dried parsley, yogurt, lemon juice';
    for (const { text } of partsOf(list)) {
      expect(text.match(/^- .*curry powder/gm) ?? []).toHaveLength(1);
      expect(text).not.toMatch(/basils|parsleys/);
    }
  });

  test('does not boil eggs that are boiled already', () => {
    for (const { text } of partsOf(
      'romaine lettuce, parmesan, croutons, hard-cooked eggs, lemon juice, olive oil',
    ))
      expect(text).not.toMatch(/Boil the (?:hard cooked )?eggs/);
  });

  test('does not form patties of what are patties', () => {
    for (const { text, title } of partsOf('hamburger patties, burger buns, lettuce, tomato'))
      if (/burger/i.test(title)) expect(text).not.toMatch(/into four patties/);
  });

  test('is not roasted from a purée', () => {
    for (const { text } of partsOf('pumpkin purée, carrots, parsnips, garlic, thyme'))
      expect(text).not.toMatch(/^- .*purée, .*pieces/m);
  });

  test('says pieces of a variety in the plural', () => {
    for (const { text } of partsOf(
      'flour, butter, brown sugar, eggs, semisweet chocolate chips, baking soda',
    ))
      expect(text).toMatch(/^- .*chocolate chips/m);
  });

  test('does not say that balsamic vinegar stands for vinegar', () => {
    for (const { text } of partsOf('peaches, balsamic vinegar, brown sugar, onions, ginger'))
      expect(text).not.toMatch(/in place of vinegar/);
  });

  test('is called after the fruit that it is made of', () => {
    for (const { title } of partsOf('peaches, vinegar, brown sugar, ginger, raisins'))
      expect(title).not.toMatch(/^fruit/i);
  });
});
