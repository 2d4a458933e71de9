import { describe, expect, test } from 'vitest';
import { everyText } from './testing/every-text.ts';
import { cookedIn, scanRecipe } from './testing/scan-recipe.ts';

describe('food that is safe only when it is treated in a certain way', () => {
  test.each([
    [
      'raw cassava',
      ['onion', 'tomatoes'],
      /Peel and slice the cassavas?, boil in plenty of water for 25 minutes.*throw the water away/,
    ],
    ['yuca', ['onion', 'garlic'], /Peel and slice the yucas?, boil/],
    ['cassava leaves', ['onion', 'fish'], /boil in plenty of water for 30 minutes/],
    [
      'fiddleheads',
      ['butter', 'garlic', 'eggs'],
      /Rub the brown husk off the fiddleheads.*boil in plenty of water for 15 minutes.*throw the water away/,
    ],
    [
      'fresh bamboo shoots',
      ['tofu', 'rice', 'soy sauce'],
      /boil in salted water for 10 minutes.*throw the water away/,
    ],
    ['raw elderberries', ['sugar', 'apples'], /boil for 10 minutes/],
    ['elderberries', ['flour', 'milk', 'eggs'], /boil for 10 minutes/],
    [
      'home-canned green beans',
      ['potatoes', 'tuna', 'eggs'],
      /Boil the green beans in a pan for 10 minutes before you taste it/,
    ],
    ['homemade canned tomatoes', ['pasta', 'garlic'], /for 10 minutes before you taste it/],
    ['leftover rice', ['eggs', 'peas', 'soy sauce'], /fridge within an hour.*a day at most/],
    ['cooked rice from yesterday', ['eggs', 'peas', 'soy sauce'], /fridge within an hour.*a day at most/],
    ['raw milk', ['oats', 'bananas'], /Bring the milk to the boil/],
    ['flour', ['eggs', 'milk', 'bananas'], /do not taste dough or batter/],
    ['raw flour', ['eggs', 'milk', 'bananas'], /do not taste dough or batter/],
    ['raw chicken', ['lettuce', 'tomatoes', 'cucumber'], /never eaten raw: cook it to 74 °C/],
    ['raw chicken salad', ['tomatoes', 'cucumber'], /74 °C(?: \(|, )165 °F/],
    ['chicken tartare', ['onion', 'potatoes'], /do not serve it raw or rare/],
    ['chicken sashimi', ['rice', 'soy sauce', 'carrots'], /do not serve it raw or rare/],
    ['beef tartare', ['onion', 'potatoes'], /do not serve it raw or rare/],
    ['honey', ['oats', 'milk', 'bananas'], /not for babies under one year/],
    ['rhubarb', ['sugar', 'oats', 'butter'], /leaves are poisonous/],
    ['wild mushrooms', ['pasta', 'garlic'], /only wild mushrooms from a shop, and cook them through/],
    ['bacon', ['flatbread', 'hummus'], /(?:Fry|Brown|Bake|Roast|Grill|Crisp)[^.]*\bbacon\b/i],
    ['bacon', ['noodles', 'egg'], /(?:Fry|Brown|Bake|Roast|Grill|Crisp)[^.]*\bbacon\b/i],
  ])('every recipe that uses %s says how to make it safe', (said, others, words) => {
    const name = scanName(said);
    const used = everyText([said, ...others]).filter((text) => name.test(cookedIn(text)));
    expect(used.length).toBeGreaterThan(0);
    for (const text of used) expect(text).toMatch(words);
  });

  test('wild mushrooms are cooked in every dish, even in a salad', () => {
    for (const text of everyText(['wild mushrooms', 'lettuce', 'tomatoes', 'cucumber', 'feta'])) {
      if (/mushroom/.test(cookedIn(text))) expect(text).toMatch(/(fry|simmer|roast)[^.]*\./);
    }
  });

  test('every dish with chicken names its safe temperature, even when the list asks for raw chicken', () => {
    for (const said of [
      'raw chicken salad',
      'chicken tartare',
      'chicken sashimi',
      'raw chicken',
      'rare chicken breast',
    ]) {
      for (const text of everyText([said, 'lettuce', 'tomatoes'])) {
        if (/chicken/i.test(cookedIn(text))) expect(text).toMatch(/74 °C(?: \(|, )165 °F/);
      }
    }
  });

  test.each([
    'for my baby',
    'honey for the baby',
    'baby food',
    'for a 6 month old baby',
    'infant',
    'porridge for an infant',
  ])('a dish for a baby has no honey, and the recipe says why: %s', (line) => {
    for (const text of everyText([line, 'honey', 'oats', 'bananas', 'milk'])) {
      expect(cookedIn(text)).not.toMatch(/honey/i);
      expect(scanRecipe(text).parts.get('variation') ?? '').not.toMatch(/honey/i);
      expect(text).toMatch(/no baby under one year/);
    }
  });

  test.each(['baby carrots', 'baby spinach', 'baby potatoes', 'baby corn'])(
    'a small vegetable called “baby” does not forbid honey: %s',
    (said) => {
      for (const text of everyText([said, 'honey', 'chicken', 'onion']))
        expect(text).not.toMatch(/no baby under/);
    },
  );
});

/** A pattern for the food that was typed, without its other words. */
function scanName(said: string): RegExp {
  const [word = said] =
    /cassava leav|cassava|yuca|fiddlehead|bamboo|elderberr|green bean|tomato|rice|milk|flour|chicken|beef|honey|rhubarb|mushroom/.exec(
      said,
    ) ?? [];
  return new RegExp(word, 'i');
}
