import { describe, expect, test } from 'vitest';
import { everyText } from './testing/every-text.ts';
import { cookedIn } from './testing/scan-recipe.ts';

describe('raw beans', () => {
  const BEANS = [
    'kidney beans',
    'red kidney beans',
    'butter beans',
    'lima beans',
    'black beans',
    'white beans',
    'cannellini beans',
    'borlotti beans',
    'pinto beans',
    'navy beans',
    'soya beans',
    'soybeans',
    'haricot beans',
  ];

  test.each([
    'raw X',
    'dried X',
    'dry X',
    'uncooked X',
    'X, dried',
    'X (raw)',
    '200 g dried X',
    'X, soaked overnight',
    'soaked X',
    'organic raw X',
  ])('raw beans are always soaked, and then boiled hard for at least ten minutes: %s', (wording) => {
    for (const bean of BEANS) {
      for (const text of everyText([wording.replace('X', bean), 'onion', 'tomatoes', 'rice'])) {
        if (!/bean/.test(cookedIn(text))) continue;
        expect(text).toMatch(/bowl with plenty of fresh water to soak/);
        expect(text).toMatch(/boil hard for 30 minutes, never for less than 10 minutes/);
        const hard = text.indexOf('boil hard');
        expect(hard).toBeGreaterThan(text.indexOf('to soak'));
        expect(text).not.toMatch(/[Dd]rain and rinse the [\w ]*beans/);
      }
      const used = everyText([wording.replace('X', bean), 'onion', 'tomatoes']).filter((text) =>
        /bean/.test(cookedIn(text)),
      );
      expect(used.length, `${wording} ${bean}`).toBeGreaterThan(0);
    }
  });

  test.each(['haricots rouges secs', 'frijoles secos', 'getrocknete Kidneybohnen', 'fagioli secchi'])(
    'raw beans named in another language are boiled hard too: %s',
    (beans) => {
      for (const text of everyText([beans, 'onion', 'tomatoes']))
        expect(text).toMatch(/boil hard for 30 minutes/);
    },
  );

  test('kidney beans count as canned when the list does not say more, and the recipe says how to cook raw ones', () => {
    for (const text of everyText(['red kidney beans', 'onion', 'tomatoes', 'rice'])) {
      expect(text).toMatch(/as canned or cooked.*Raw or dried.*boil them hard.*at least 10 minutes/);
    }
  });

  test.each(['canned kidney beans', 'a can of kidney beans', 'cooked kidney beans'])(
    'beans that are cooked already are not boiled hard: %s',
    (beans) => {
      for (const text of everyText([beans, 'onion', 'tomatoes', 'rice']))
        expect(text).not.toMatch(/boil (them )?hard/);
    },
  );
});
