import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oddPiece } from '../testing/odd-pieces.ts';
import { findAmounts } from './find-amounts.ts';

const read = (text: string): [text: string, values: number[], unit: string | undefined][] =>
  findAmounts(text).map(({ start, end, numbers, unit }) => [
    text.slice(start, end),
    numbers.map(({ value }) => value),
    unit?.one,
  ]);

test.each<[string, ReturnType<typeof read>]>([
  ['2 cups flour', [['2 cups', [2], 'cup']]],
  ['**2** cups flour', [['2** cups', [2], 'cup']]],
  ['**Chicken** – 2', [['2', [2], undefined]]],
  ['A pinch of salt', [['A pinch', [1], 'pinch']]],
  ['half a lemon', [['half a', [0.5], undefined]]],
  ['two dozen eggs', [['two dozen', [2], 'dozen']]],
  ['1 1/2 tsp. thyme', [['1 1/2 tsp.', [1.5], 'tsp']]],
  ['1-1/2 cups oats', [['1-1/2 cups', [1.5], 'cup']]],
  ['2 and 1/4 cups oats', [['2 and 1/4 cups', [2.25], 'cup']]],
  ['one and a half cups oats', [['one and a half cups', [1.5], 'cup']]],
  ['one-half teaspoon salt', [['one-half teaspoon', [0.5], 'teaspoon']]],
  ['1½ T oil', [['1½ T', [1.5], 'tbsp']]],
  ['1,5 kg beets', [['1,5 kg', [1.5], 'kg']]],
  ['1,000 g beets', [['1,000 g', [1000], 'g']]],
  ['1–1½ cups stock', [['1–1½ cups', [1, 1.5], 'cup']]],
  ['1 to 2 heaped tbsp jam', [['1 to 2 heaped tbsp', [1, 2], 'tbsp']]],
  ['8 fl. oz stout', [['8 fl. oz', [8], 'fl oz']]],
  [
    '1 (14.5 oz) can',
    [
      ['1', [1], undefined],
      ['14.5 oz', [14.5], 'oz'],
    ],
  ],
  [
    '2x400g tins',
    [
      ['2', [2], undefined],
      ['400g', [400], 'g'],
    ],
  ],
  [
    '250g/9oz butter',
    [
      ['250g', [250], 'g'],
      ['9oz', [9], 'oz'],
    ],
  ],
  [
    'a 9x13-inch tin',
    [
      ['a', [1], undefined],
      ['9x13-inch', [9, 13], 'inch'],
    ],
  ],
  [
    'a 9" pie dish',
    [
      ['a', [1], undefined],
      ['9"', [9], '"'],
    ],
  ],
  ['between 180 and 200 °C', [['180 and 200 °C', [180, 200], '°c']]],
  [
    'at 350F or 180 degrees C',
    [
      ['350F', [350], '°f'],
      ['180 degrees C', [180], '°c'],
    ],
  ],
])('The amounts of "%s" are found where they stand', (text, amounts) => {
  expect(read(text)).toEqual(amounts);
});

test.each([
  '80/20 beef',
  '2% milk',
  'half and half',
  'half-and-half',
  '00 flour',
  '7-Up',
  'vitamin B12',
  'a few leaves',
  'the 2nd one-pot',
  '16/20 shrimp',
])('There is no amount in "%s"', (text) => {
  expect(read(text).filter(([, values]) => values[0] !== 1)).toEqual([]);
});

test('Amounts lie apart from each other, within the text, from left to right', () => {
  fc.assert(
    fc.property(fc.array(oddPiece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      let last = 0;
      for (const { start, end, numbers } of findAmounts(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        for (const { value } of numbers) expect(value).toBeGreaterThan(0);
        last = end;
      }
    }),
    { numRuns: 500 },
  );
});
