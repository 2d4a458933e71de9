import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Amount, findAmounts } from './amounts/find-amounts.ts';
import { convertRecipe } from './convert-recipe.ts';
import { readRecipe } from './read-recipe.ts';
import { aRecipe, ingredientLinesOf } from './testing/a-recipe.ts';
import { builtInRecipes } from './testing/built-in-recipes.ts';
import { oddPiece } from './testing/odd-pieces.ts';

const BUILT_IN = builtInRecipes();

/** Grams, millilitres or centimetres. */
const sizeOf = ({ numbers, unit }: Amount): number => (numbers.at(-1)?.value ?? 0) * (unit?.size ?? 1);
const amountsOf = (text: string): Amount[] => ingredientLinesOf(text).flatMap(findAmounts);
const foods = fc.constantFrom('flour', 'beef', 'milk, soaked for 20 minutes');
const lines = (numbers: fc.Arbitrary<number | string>, units: string[]): fc.Arbitrary<string[]> =>
  fc.array(
    fc.tuple(numbers, fc.constantFrom(...units), foods).map((parts) => parts.join(' ')),
    { minLength: 1, maxLength: 6 },
  );
const metricLines = lines(fc.integer({ min: 7, max: 3000 }), ['g', 'ml']);
const usLines = lines(fc.constantFrom('1', '2', '3', '½', '1/3', '1½', '2 1/4', '4'), [
  'cups',
  'oz',
  'lb',
  'fl oz',
  'pints',
]);

test.each<['metric' | 'us', 'metric' | 'us', fc.Arbitrary<string[]>]>([
  ['us', 'metric', metricLines],
  ['metric', 'us', usLines],
])(
  'Converted to %s units and back to %s units, each amount differs by one rounding at most, and none is lost',
  (there, back, some) => {
    fc.assert(
      fc.property(some, (list) => {
        const recipe = aRecipe(list, ['Bake at 200 °C for 20 minutes.']);
        const other = convertRecipe(recipe, there);
        const before = amountsOf(recipe);
        const after = amountsOf(convertRecipe(other, back));
        expect(after.length).toBe(before.length);
        for (const [index, amount] of before.entries()) {
          const found = after[index] as Amount;
          expect(found.unit?.dimension).toBe(amount.unit?.dimension);
          // The coarsest rounding on the way: a quarter of an ounce, or of a tablespoon; of more, a twelfth.
          expect(Math.abs(sizeOf(found) - sizeOf(amount)), list.join('; ')).toBeLessThanOrEqual(
            Math.max(4, sizeOf(amount) / 12),
          );
        }
        const times = (text: string): unknown =>
          readRecipe(text)?.steps.map(({ durations }) => durations.map((each) => each.text));
        expect(times(other)).toEqual(times(recipe));
        expect(
          other.replaceAll(/[\d½⅓⅔¼¾⅛ .]+(?:g|ml|kg|l|oz|lb|cups?|fl oz|pints?|tbsp|tsp|°[CF])\b/g, '#'),
        ).toBe(
          recipe.replaceAll(/[\d½⅓⅔¼¾⅛ ./]+(?:g|ml|kg|l|oz|lb|cups?|fl oz|pints?|tbsp|tsp|°[CF])\b/g, '#'),
        );
      }),
      { numRuns: 120 },
    );
  },
);

test('Converting never throws, whatever the lines hold', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(oddPiece, fc.string({ maxLength: 4 })), { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      for (const system of ['metric', 'us'] as const) convertRecipe(aRecipe([text], [text]), system);
    }),
    { numRuns: 200 },
  );
});

test.each([0, 1, 2, 3])(
  'In US units, no recipe of the built-in chef (part %i of 4) has metric amounts left that US units can replace',
  (part) => {
    for (const recipe of BUILT_IN.filter((_, index) => index % 4 === part)) {
      const us = convertRecipe(recipe, 'us');
      const whole = us.slice(us.indexOf('## Ingredients'), us.search(/\n## (?!Ingredients|Method)/));
      expect(whole).not.toMatch(/°C|\b\d{2,} g\b|\d m?l\b|\d cm\b/);
      expect(convertRecipe(us, 'us')).toBe(us);
    }
  },
);
