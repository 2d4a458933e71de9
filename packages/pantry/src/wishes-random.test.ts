import { describe, expect, test } from 'vitest';
import { chance } from './testing/chance.ts';
import { manyWishes } from './testing/many-wishes.ts';
import { brokenWishes } from './testing/scan-wishes.ts';

describe('hundreds of lists with random wishes', () => {
  const { broken, refused, kinds } = manyWishes(350, chance(17));

  test('no recipe breaks a wish, by the words of the finished text', () => {
    expect(broken).toEqual([]);
  });

  test('most lists are cooked, and every kind of wish is among those that are', () => {
    expect(refused).toBeLessThan(350 * 0.35);
    expect(kinds).toEqual(new Set(['servings', 'minutes', 'diet', 'avoid', 'note', 'notAgain', 'typed']));
  });
});

describe('the scanner of wishes', () => {
  const text = `Here's a recipe you can try:\n\n# Chicken and rice\n\n**Serves 4** · 10 min active · 40 min in total\n\n## Ingredients\n\n- 500 g chicken\n- 1 tbsp butter\n- 1 chilli\n\n## Method\n\n1. Roast all of it in the oven. *(40 min)*\n\n## Good to know\n\n- Check the labels.\n`;
  const scan = (wishes: object, sayings: Parameters<typeof brokenWishes>[1]['sayings'] = []) =>
    brokenWishes(text, { order: { ingredients: [], wishes }, sayings });

  test.each([
    [{ servings: 6 }, [], ['serves 4, not 6']],
    [{ minutes: 30 }, [], ['40 minutes, not 30', 'steps of 40 minutes, not 30']],
    [{ diet: 'vegetarian' }, [], ['chicken: not vegetarian']],
    [{ diet: 'vegan' }, [], ['chicken: not vegan', 'butter: not vegan']],
    [{ diet: 'pescatarian' }, [], ['chicken: not pescatarian']],
    [{ avoid: ['milk'] }, [], ['butter: without milk']],
    [{ notAgain: ['Rice with chicken'] }, [], ['Rice with chicken: seen before']],
    [{ note: 'no oven' }, [{ place: 'no oven' }], ['Roast: no oven']],
    [{ note: 'mild' }, [{ free: 'chilli' }], ['chilli: without chilli']],
    [{ note: 'something Thai' }, [{ taste: 'Thai' }], ['Thai: no word about it']],
    [{ servings: 4, minutes: 40, avoid: ['peanuts'], notAgain: ['Fried rice'] }, [], []],
  ] as const)('the scanner finds each wish that a text breaks: %j', (wishes, sayings, found) => {
    expect(scan(wishes, sayings)).toEqual(found);
  });

  test('the scanner finds a refusal without a reason, and one that contradicts itself', () => {
    expect(brokenWishes('Sorry, no.\n', { order: { ingredients: [] }, sayings: [] })).toHaveLength(2);
    expect(
      brokenWishes(
        'Sorry, nothing from this list is ready in 30 minutes; the quickest is Porridge, in 12 min.\n\nAdd a food or two, and I will gladly cook.\n',
        { order: { ingredients: [] }, sayings: [] },
      ),
    ).toEqual(['12 min is within 30']);
  });
});
