import { describe, expect, test } from 'vitest';
import { everyText } from './testing/every-text.ts';
import { scanRecipe } from './testing/scan-recipe.ts';

const partsOf = (list: string) => everyText(list.split(', ')).map((text) => ({ text, ...scanRecipe(text) }));

describe('the amounts of a recipe', () => {
  test('a small stated amount of a seasoning does not shrink the dish', () => {
    for (const { text } of partsOf('5 g cumin, potatoes, cauliflower, turmeric, ginger'))
      expect(Number(/\*\*Serves (\d+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(3);
  });

  test('a spoon of starch does not halve a dish whose chicken is enough for four', () => {
    const list = '700 g chicken breasts, 120 ml soy sauce, 2 tbsp cornstarch, garlic, honey, ginger';
    for (const { text } of partsOf(list))
      expect(Number(/\*\*Serves (\d+)/.exec(text)?.[1])).toBeGreaterThan(2);
  });

  test('a teaspoon of a spice does not shrink a dish with enough meat', () => {
    for (const { text } of partsOf('900 g shrimp, 1 teaspoon garam masala, tomato, onion, curry leaves'))
      expect(Number(/\*\*Serves (\d+)/.exec(text)?.[1])).toBeGreaterThan(2);
  });

  test('a stated pinch of a spice is a pinch', () => {
    for (const { text } of partsOf('1 pinch cayenne pepper, macaroni, cheddar, milk, butter, flour'))
      expect(text).not.toMatch(/tsp cayenne/);
  });

  test('a few eggs alone are no reason to bake more than usual', () => {
    for (const { text } of partsOf('6 eggs, sugar, lemon, flour, butter'))
      expect(Number(/^- (\d+) g flour/m.exec(text)?.[1] ?? 0)).toBeLessThan(500);
  });

  test('a small stated amount keeps its own measure', () => {
    for (const { text } of partsOf(
      '600 g chicken breasts, 2 garlic cloves, linguine, chopped tomatoes, onion',
    ))
      expect(text).toMatch(/^- 2 cloves garlic/m);
  });

  test('all varieties of a food are named', () => {
    for (const { text } of partsOf('nectarines, peaches, sugar, flour, butter'))
      expect(text).toMatch(/^- [^\n]*nectarines? and peach|Left out[\s\S]*ectarine/m);
  });

  test('zest that is typed in spoons is written as zest', () => {
    for (const { text } of partsOf(
      '2 tsp grated lemon zest, cream cheese, sugar, 3 eggs, graham crackers, butter',
    ))
      expect(text).not.toMatch(/^- [^\n]*tsp (?:grated )?lemons?(?:,|$)/m);
  });

  test('boiled eggs are not beaten', () => {
    for (const { text } of partsOf('3 hard-boiled eggs, flour, milk, sugar, butter'))
      expect(text).not.toMatch(/^- [^\n]*eggs?, cooked, beaten/m);
  });

  test('a stated pinch is never written as no grams', () => {
    for (const { text } of partsOf('a pinch of salt, plums, honey, ginger, white wine vinegar'))
      expect(text).not.toMatch(/^- 0 /m);
  });

  test('the amounts are at least half of those in the cookbook, however little is stated', () => {
    for (const { text } of partsOf('30 g flour, butter, milk, baking powder'))
      expect(Number(/\*\*Serves (\d+)/.exec(text)?.[1])).toBeGreaterThan(1);
  });

  test('whole eggs give their whites where a recipe whips only whites', () => {
    for (const { text, title } of partsOf('eggs, sugar, cream, strawberries, cornflour, vinegar'))
      if (/pavlova/i.test(title)) expect(text).toMatch(/^- 4 eggs, whites only$/m);
  });

  test('the zest of a lemon is counted in lemons, and a vanilla bean in beans', () => {
    for (const { text } of partsOf('whole milk, vanilla beans, corn starch, sugar, lemon, egg yolks'))
      expect(text).not.toMatch(/^- [^\n]*tsp (?:vanilla bean|lemon juice, grated zest)/m);
  });

  test('the oil of the list is used before that of the cupboard', () => {
    for (const { text } of partsOf('flour, sugar, coconut, olive oil, lime zest, eggs, milk, baking powder'))
      expect(text).not.toMatch(/Left out[\s\S]*Olive oil/);
  });

  test('a recipe asks for whole eggs only', () => {
    for (const { text } of partsOf('250 g flour, 100 ml milk, eggs, baking powder, butter, sugar'))
      expect(text).not.toMatch(/^- [\d]*[½¼¾⅓⅔] (?:\([^)]*\) )?(?:large )?eggs?\b/m);
  });

  test('a food that comes in small pieces has no note about cutting it', () => {
    for (const list of ['pasta, peas, corn, olive oil', 'rice, frozen peas, sweetcorn, carrots, soy sauce'])
      for (const { text } of partsOf(list))
        expect(text).not.toMatch(/^- [^,\n]*\b(?:peas|corn|sweetcorn), [^\n]*(?:cut|sliced|diced|pieces)/m);
  });

  test('a recipe takes no more eggs and lemons from the cupboard than most kitchens have', () => {
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

describe('a food that replaces another one', () => {
  test('a shoulder of lamb is not fried as chops', () => {
    for (const { title } of partsOf('lamb shoulder, rosemary, garlic, olive oil'))
      expect(title).not.toMatch(/chop/i);
  });

  test('a cooking spray does not replace the oil that a dish is fried in', () => {
    for (const { text } of partsOf('cooking spray, potatoes, onions, carrots'))
      expect(text).not.toMatch(/^- (?:[3-9]|\d\d+) (?:tbsp|ml) [a-z ]*spray/m);
  });
});

describe('the reason for which a food is left out', () => {
  test('the reason for leaving out a liqueur is not that it is a drink to have beside the dish', () => {
    for (const { text } of partsOf('sambuca, sherry, ground beef, tomatoes, onion, kidney beans'))
      expect(text).not.toMatch(/(?:sambuca|sherry)[^\n]*: a drink/i);
  });

  test('the reason for leaving anise out of a sweet dish is not that it is too savoury', () => {
    for (const { text } of partsOf('anise seed, flour, sugar, butter, eggs, almonds'))
      expect(text).not.toMatch(/anise[^\n]*too savoury/i);
  });
});

describe('a spice in a recipe that names none', () => {
  test('a whole spice that the recipe does not name is crushed, because nothing softens it in a cold dish', () => {
    for (const { text } of partsOf('steak, olive oil, garlic, mustard seeds, lemon'))
      if (/^- .*mustard seeds/m.test(text)) expect(text).toMatch(/^- .* mustard seeds, crushed$/m);
  });

  test('a recipe that does not name saffron takes only ¼ teaspoon of it', () => {
    for (const { text } of partsOf('beef chuck, onions, garlic, saffron, carrots'))
      expect(text).toMatch(/^- ¼ tsp saffron/m);
  });

  test('a recipe that names no spice blend takes 1½ to 3 teaspoons of one', () => {
    for (const { text } of partsOf('chicken breasts, peppers, onion, fajita seasoning, rice'))
      expect(text).toMatch(/^- (?:1½|[23]) tsp fajita seasoning/m);
  });
});

describe('the text of a recipe', () => {
  test('a recipe lists a spice only once, and does not name herbs in the plural', () => {
    const list =
      'navy beans, garlic, ground cumin, curry powder, dried basil, dried parsley, yogurt, lemon juice';
    for (const { text } of partsOf(list)) {
      expect(text.match(/^- .*curry powder/gm) ?? []).toHaveLength(1);
      expect(text).not.toMatch(/basils|parsleys/);
    }
  });

  test('eggs that are boiled already are not boiled again', () => {
    for (const { text } of partsOf(
      'romaine lettuce, parmesan, croutons, hard-cooked eggs, lemon juice, olive oil',
    ))
      expect(text).not.toMatch(/Boil the (?:hard cooked )?eggs/);
  });

  test('hamburger patties are not formed into patties again', () => {
    for (const { text, title } of partsOf('hamburger patties, burger buns, lettuce, tomato'))
      if (/burger/i.test(title)) expect(text).not.toMatch(/into four patties/);
  });

  test('a purée does not take the place of pieces for roasting', () => {
    for (const { text } of partsOf('pumpkin purée, carrots, parsnips, garlic, thyme'))
      expect(text).not.toMatch(/^- .*purée, .*pieces/m);
  });

  test('a variety that comes in pieces is named in the plural', () => {
    for (const { text } of partsOf(
      'flour, butter, brown sugar, eggs, semisweet chocolate chips, baking soda',
    ))
      expect(text).toMatch(/^- .*chocolate chips/m);
  });

  test('a recipe does not note that balsamic vinegar replaces vinegar', () => {
    for (const { text } of partsOf('peaches, balsamic vinegar, brown sugar, onions, ginger'))
      expect(text).not.toMatch(/in place of vinegar/);
  });

  test('a dish of fruit is named after the fruit in it', () => {
    for (const { title } of partsOf('peaches, vinegar, brown sugar, ginger, raisins'))
      expect(title).not.toMatch(/^fruit/i);
  });

  test.each([
    ['1 can (6 oz) crab meat; 8 oz linguine; garlic; 1/4 cup butter; 1 cup cream', /^- 170 g crab meat/m],
    ['8 slices cinnamon raisin bread; 4 eggs; 1 cup milk; butter; vanilla', /^- [4-8] slices .*bread/m],
    ['2 egg substitute; 1 cup milk; 2 cups flour; 2 tsp baking powder; 1 tbsp sugar', /^- \d+ ml egg sub/m],
    ['1 tbsp dried oregano; 2 lbs chicken thighs; 1 lemon; garlic; olive oil', /^- 1 tbsp oregano/m],
    ['1 (3 pound) whole chicken; paprika; lemon', /^- 1 \(1\.35 kg\) whole chicken/m],
    [
      '1 1/2 lbs potatoes; 3 tbsp olive oil; 3 tbsp vinegar; 1/3 cup fresh dill',
      /^- [1-9]\S* tbsp dill|^- \d+ g dill/m,
    ],
    ["1 1/2 ounces Pimm's; 1 orange slice; 1 cucumber slice; ginger ale", /^- 1 orange slice/m],
  ])('a stated amount is used as it stands: %s', (list, line) => {
    const [text = ''] = everyText(list.split('; '));
    expect(text).toMatch(line);
  });
});
