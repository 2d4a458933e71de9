import { describe, expect, test } from 'vitest';
import { chance } from './testing/chance.ts';
import { scanRecipe } from './testing/scan-recipe.ts';
import { writeRecipe } from './write-recipe.ts';

/** Ten texts for one list, so that no lucky draw hides a dish. */
const texts = (list: readonly string[]): string[] =>
  Array.from({ length: 10 }, (_, seed) => writeRecipe(list, chance(seed * 7919)));

/** What a cook would put on the table, and not what the text warns of. */
const cooked = (text: string): string =>
  `${scanRecipe(text).title}\n${scanRecipe(text).parts.get('ingredients') ?? ''}\n${scanRecipe(text).parts.get('method') ?? ''}`;

describe('raw beans', () => {
  const BEANS = ['kidney beans', 'red kidney beans', 'butter beans', 'lima beans', 'black beans', 'white beans', 'cannellini beans', 'borlotti beans', 'pinto beans', 'navy beans', 'soya beans', 'soybeans', 'haricot beans'];

  test.each(['raw X', 'dried X', 'dry X', 'uncooked X', 'X, dried', 'X (raw)', '200 g dried X', 'X, soaked overnight', 'soaked X', 'organic raw X'])(
    'are soaked and boiled hard for ten minutes at least, always: %s',
    (wording) => {
      for (const bean of BEANS) {
        for (const text of texts([wording.replace('X', bean), 'onion', 'tomatoes', 'rice'])) {
          if (!/bean/.test(cooked(text))) continue;
          expect(text).toMatch(/bowl with plenty of fresh water to soak/);
          expect(text).toMatch(/boil hard for 30 minutes, never for less than 10 minutes/);
          const hard = text.indexOf('boil hard');
          expect(hard).toBeGreaterThan(text.indexOf('to soak'));
          expect(text).not.toMatch(/[Dd]rain and rinse the [\w ]*beans/);
        }
        const used = texts([wording.replace('X', bean), 'onion', 'tomatoes']).filter((text) => /bean/.test(cooked(text)));
        expect(used.length, `${wording} ${bean}`).toBeGreaterThan(0);
      }
    },
  );

  test.each(['haricots rouges secs', 'frijoles secos', 'getrocknete Kidneybohnen', 'fagioli secchi'])(
    'are known in other languages: %s',
    (beans) => {
      for (const text of texts([beans, 'onion', 'tomatoes'])) expect(text).toMatch(/boil hard for 30 minutes/);
    },
  );

  test('of which nothing is said are taken for canned ones, and the text says what raw ones need', () => {
    for (const text of texts(['red kidney beans', 'onion', 'tomatoes', 'rice'])) {
      expect(text).toMatch(/as canned or cooked.*Raw or dried.*boil them hard.*at least 10 minutes/);
    }
  });

  test.each(['canned kidney beans', 'a can of kidney beans', 'cooked kidney beans'])('need none of that when they are ready: %s', (beans) => {
    for (const text of texts([beans, 'onion', 'tomatoes', 'rice'])) expect(text).not.toMatch(/boil (them )?hard/);
  });
});

describe('what nobody should eat', () => {
  test.each([
    ...['wild mushrooms I found', 'mushrooms I picked in the forest', 'foraged mushrooms', 'foraged chanterelles', 'mushrooms from the woods'],
    ...['some mushrooms we found on a hike', 'wild mushrooms from my garden', 'mushrooms from our lawn', 'hand-picked wild mushrooms'],
    ...['mushrooms my uncle gathered', 'porcini found under a tree', 'unknown mushrooms', 'forest mushrooms', 'backyard mushrooms', 'morels I found'],
  ])('is never cooked and is warned of: %s, for nobody can tell found mushrooms apart', (said) => {
    for (const text of texts([said, 'butter', 'garlic', 'pasta'])) {
      expect(text).toMatch(/Please do not eat/);
      expect(cooked(text)).not.toMatch(/mushroom|chanterelle|porcini|morel/i);
    }
  });

  test.each([
    ...['rhubarb leaves', 'the leaves of rhubarb', 'rhubarb with its leaves', 'rhubarb greens'],
    ...['green potatoes', 'sprouted potatoes', 'potatoes with sprouts', 'potatoes that have sprouted', 'sprouting potatoes', 'potatoes that turned green', 'potatoes gone green'],
    ...['bitter almonds', 'apricot kernels', 'apricot seeds', 'peach kernels', 'cherry pits', 'amandes amères', 'Bittermandeln'],
    ...['bitter cassava', 'elderberry leaves', 'unripe elderberries', 'red elderberries'],
    ...['fugu', 'pufferfish', 'blowfish', 'puffer fish liver', 'kombucha mother', 'SCOBY', 'my kombucha scoby'],
    ...['rice left out overnight', 'leftover rice that stood out since yesterday', 'cooked chicken left on the counter', 'chicken left out overnight', 'rice left standing'],
    ...['beans from a bulging can', 'a swollen tin of tuna', 'home-canned beans with a leaking lid', 'raw cookie dough', 'cookie dough', 'raw cake batter'],
    ...['pokeweed', 'unripe ackee', 'wild berries I found', 'foraged berries', 'death cap', 'mouldy bread'],
  ])('is warned of and left out: %s', (said) => {
    for (const text of texts([said, 'eggs', 'onion', 'butter'])) {
      expect(text).toMatch(/Please do not eat/);
      const words = said.toLowerCase().match(/rice|chicken|potato|rhubarb|almond|cassava|elderberr|tuna|beans|bread|cookie|kombucha|fish/g) ?? [];
      for (const word of words) expect(cooked(text).toLowerCase()).not.toContain(word);
    }
  });

  test.each([
    ...['mushrooms', 'field mushrooms', 'oyster mushrooms', 'wood ear mushrooms', 'pickled mushrooms', 'potatoes and brussels sprouts', 'potatoes, green beans'],
    ...['rhubarb', 'almonds', 'apricots', 'cassava', 'kombucha', 'bean sprouts', 'rice', 'leftover rice', 'green tomatoes', 'baby potatoes', 'new potatoes'],
    ...['room temperature butter', 'a tin of tuna', 'canned beans', 'garden peas', 'wild rice', 'wild salmon', 'green onions and potatoes'],
  ])('is told from good food: %s', (said) => {
    for (const text of texts([said, 'eggs', 'onion', 'milk'])) expect(text).not.toMatch(/Please do not eat/);
  });
});

describe('what is safe only when it is treated in a certain way', () => {
  test.each([
    ['raw cassava', ['onion', 'tomatoes'], /Peel and slice the cassavas?, boil in plenty of water for 25 minutes.*throw the water away/],
    ['yuca', ['onion', 'garlic'], /Peel and slice the yucas?, boil/],
    ['cassava leaves', ['onion', 'fish'], /boil in plenty of water for 30 minutes/],
    ['fiddleheads', ['butter', 'garlic', 'eggs'], /Rub the brown husk off the fiddleheads.*boil in plenty of water for 15 minutes.*throw the water away/],
    ['fresh bamboo shoots', ['tofu', 'rice', 'soy sauce'], /boil in salted water for 10 minutes.*throw the water away/],
    ['raw elderberries', ['sugar', 'apples'], /boil for 10 minutes/],
    ['elderberries', ['flour', 'milk', 'eggs'], /boil for 10 minutes/],
    ['home-canned green beans', ['potatoes', 'tuna', 'eggs'], /Boil the green beans in a pan for 10 minutes before you taste it/],
    ['homemade canned tomatoes', ['pasta', 'garlic'], /for 10 minutes before you taste it/],
    ['leftover rice', ['eggs', 'peas', 'soy sauce'], /fridge within an hour.*a day at most/],
    ['cooked rice from yesterday', ['eggs', 'peas', 'soy sauce'], /fridge within an hour.*a day at most/],
    ['raw milk', ['oats', 'bananas'], /Bring the milk to the boil/],
    ['flour', ['eggs', 'milk', 'bananas'], /do not taste dough or batter/],
    ['raw flour', ['eggs', 'milk', 'bananas'], /do not taste dough or batter/],
    ['raw chicken', ['lettuce', 'tomatoes', 'cucumber'], /never eaten raw: cook it to 74 °C/],
    ['raw chicken salad', ['tomatoes', 'cucumber'], /74 °C \(165 °F\)/],
    ['chicken tartare', ['onion', 'potatoes'], /do not serve raw or rare.*\b/],
    ['chicken sashimi', ['rice', 'soy sauce', 'carrots'], /do not serve raw or rare/],
    ['beef tartare', ['onion', 'potatoes'], /do not serve raw or rare/],
    ['honey', ['oats', 'milk', 'bananas'], /not for babies under one year/],
    ['rhubarb', ['sugar', 'oats', 'butter'], /leaves are poisonous/],
    ['wild mushrooms', ['pasta', 'garlic'], /only wild mushrooms from a shop, and cook them through/],
  ])('is treated so whenever it is used: %s', (said, others, words) => {
    const name = scanName(said);
    const used = texts([said, ...others]).filter((text) => name.test(cooked(text)));
    expect(used.length).toBeGreaterThan(0);
    for (const text of used) expect(text).toMatch(words);
  });

  test('wild mushrooms are cooked in every dish, salads too', () => {
    for (const text of texts(['wild mushrooms', 'lettuce', 'tomatoes', 'cucumber', 'feta'])) {
      if (/mushroom/.test(cooked(text))) expect(text).toMatch(/(fry|simmer|roast)[^.]*\./);
    }
  });

  test('chicken is cooked through in every dish with it, however raw somebody wants it', () => {
    for (const said of ['raw chicken salad', 'chicken tartare', 'chicken sashimi', 'raw chicken', 'rare chicken breast']) {
      for (const text of texts([said, 'lettuce', 'tomatoes'])) {
        if (/chicken/i.test(cooked(text))) expect(text).toContain('74 °C (165 °F)');
      }
    }
  });

  test.each(['for my baby', 'honey for the baby', 'baby food', 'for a 6 month old baby', 'infant', 'porridge for an infant'])(
    'honey stays out of what is for a baby, and the text says why: %s',
    (line) => {
      for (const text of texts([line, 'honey', 'oats', 'bananas', 'milk'])) {
        expect(cooked(text)).not.toMatch(/honey/i);
        expect(scanRecipe(text).parts.get('variation') ?? '').not.toMatch(/honey/i);
        expect(text).toMatch(/no baby under one year/);
      }
    },
  );

  test.each(['baby carrots', 'baby spinach', 'baby potatoes', 'baby corn'])('small vegetables are for everybody: %s', (said) => {
    for (const text of texts([said, 'honey', 'chicken', 'onion'])) expect(text).not.toMatch(/no baby under/);
  });
});

/** The last word of what was typed that names the food, roughly. */
function scanName(said: string): RegExp {
  const [word = said] = /cassava leav|cassava|yuca|fiddlehead|bamboo|elderberr|green bean|tomato|rice|milk|flour|chicken|beef|honey|rhubarb|mushroom/.exec(said) ?? [];
  return new RegExp(word, 'i');
}
