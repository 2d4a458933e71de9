import { describe, expect, test } from 'vitest';
import { everyText } from './testing/every-text.ts';
import { cookedIn } from './testing/scan-recipe.ts';

describe('food that nobody should eat', () => {
  test.each([
    ...[
      'wild mushrooms I found',
      'mushrooms I picked in the forest',
      'foraged mushrooms',
      'foraged chanterelles',
      'mushrooms from the woods',
    ],
    ...[
      'some mushrooms we found on a hike',
      'wild mushrooms from my garden',
      'mushrooms from our lawn',
      'hand-picked wild mushrooms',
    ],
    ...[
      'mushrooms my uncle gathered',
      'porcini found under a tree',
      'unknown mushrooms',
      'forest mushrooms',
      'backyard mushrooms',
      'morels I found',
    ],
  ])('mushrooms that somebody found are never cooked, and the recipe warns of them: %s', (said) => {
    for (const text of everyText([said, 'butter', 'garlic', 'pasta'])) {
      expect(text).toMatch(/Please do not eat/);
      expect(cookedIn(text)).not.toMatch(/mushroom|chanterelle|porcini|morel/i);
    }
  });

  test.each([
    ...['rhubarb leaves', 'the leaves of rhubarb', 'rhubarb with its leaves', 'rhubarb greens'],
    ...[
      'green potatoes',
      'sprouted potatoes',
      'potatoes with sprouts',
      'potatoes that have sprouted',
      'sprouting potatoes',
      'potatoes that turned green',
      'potatoes gone green',
    ],
    ...[
      'bitter almonds',
      'apricot kernels',
      'apricot seeds',
      'peach kernels',
      'cherry pits',
      'amandes amères',
      'Bittermandeln',
    ],
    ...['bitter cassava', 'elderberry leaves', 'unripe elderberries', 'red elderberries'],
    ...[
      'fugu',
      'pufferfish',
      'blowfish',
      'puffer fish liver',
      'kombucha mother',
      'SCOBY',
      'my kombucha scoby',
    ],
    ...[
      'rice left out overnight',
      'leftover rice that stood out since yesterday',
      'cooked chicken left on the counter',
      'chicken left out overnight',
      'rice left standing',
    ],
    ...[
      'beans from a bulging can',
      'a swollen tin of tuna',
      'home-canned beans with a leaking lid',
      'raw cookie dough',
      'cookie dough',
      'raw cake batter',
    ],
    ...[
      'pokeweed',
      'unripe ackee',
      'wild berries I found',
      'foraged berries',
      'foraged wild garlic',
      'wild garlic I picked myself',
      'death cap',
      'mouldy bread',
    ],
  ])('a dangerous food is left out, and the recipe warns of it: %s', (said) => {
    for (const text of everyText([said, 'eggs', 'onion', 'butter'])) {
      expect(text).toMatch(/Please do not eat/);
      const words =
        said
          .toLowerCase()
          .match(
            /rice|chicken|potato|rhubarb|almond|cassava|elderberr|tuna|beans|bread|cookie|kombucha|fish/g,
          ) ?? [];
      for (const word of words) expect(cookedIn(text).toLowerCase()).not.toContain(word);
    }
  });

  test.each([
    ...[
      'mushrooms',
      'field mushrooms',
      'oyster mushrooms',
      'wood ear mushrooms',
      'pickled mushrooms',
      'potatoes and brussels sprouts',
      'potatoes, green beans',
    ],
    ...[
      'rhubarb',
      'almonds',
      'apricots',
      'cassava',
      'kombucha',
      'bean sprouts',
      'rice',
      'leftover rice',
      'green tomatoes',
      'baby potatoes',
      'new potatoes',
    ],
    ...[
      'room temperature butter',
      'a tin of tuna',
      'canned beans',
      'garden peas',
      'wild rice',
      'wild salmon',
      'green onions and potatoes',
    ],
  ])('a safe food with a similar name gets no warning: %s', (said) => {
    for (const text of everyText([said, 'eggs', 'onion', 'milk']))
      expect(text).not.toMatch(/Please do not eat/);
  });
});
