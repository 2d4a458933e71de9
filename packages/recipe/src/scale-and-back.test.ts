import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Amount, findAmounts } from './amounts/find-amounts.ts';
import { singular } from './amounts/nouns.ts';
import { readRecipe } from './read-recipe.ts';
import { scaleRecipe } from './scale-recipe.ts';
import { aRecipe, ingredientLinesOf } from './testing/a-recipe.ts';
import { builtInRecipes } from './testing/built-in-recipes.ts';
import { oddPiece } from './testing/odd-pieces.ts';

const BUILT_IN = builtInRecipes();

/** Grams, millilitres, or how many. */
const sizeOf = ({ numbers, unit }: Amount): number =>
  (numbers.at(-1)?.value ?? 0) * (unit?.size ?? 1) * (unit?.one === 'dozen' ? 12 : 1);

/** The size of one rounding: an eighth of a teaspoon, a gram or one whole thing; for larger amounts, a share. */
const rounding = (amount: Amount): number =>
  Math.max(amount.unit?.dimension === 'volume' ? 0.63 : 1, sizeOf(amount) * 0.08);

const amountsOf = (text: string): Amount[] => ingredientLinesOf(text).flatMap(findAmounts);
const number = fc.oneof(
  fc.constantFrom('1', '2', '3', '5', '½', '¾', '1/4', '1 1/2', '2⅓', '1-2', '2 to 3', '12'),
  fc.integer({ min: 1, max: 20 }).map(String),
);
const weight = fc
  .tuple(fc.integer({ min: 3, max: 3000 }), fc.constantFrom(' g', 'g', ' ml', ' grams'))
  .map(([value, unit]) => `${value}${unit}`);
const measure = fc
  .tuple(number, fc.constantFrom(' cups', ' tbsp', ' tsp', ' lb', ' oz', ' cloves', ' slices', '', ' large'))
  .map((parts) => parts.join(''));
const food = fc.constantFrom(
  'flour',
  'eggs',
  'onions, chopped',
  'carrots, in 2 cm cubes',
  'garlic',
  'cream (30% fat)',
  'beef, soaked for 20 minutes',
);
const line = fc.tuple(fc.oneof(weight, measure), food).map((parts) => parts.join(' '));
const lines = fc.array(line, { minLength: 1, maxLength: 8 });
const steps = fc.array(
  fc.constantFrom(
    'Bake at 200 °C for 20 minutes.',
    'Cut in 2 cm cubes; simmer 1½ hours.',
    'Add 2 cups flour and 3 eggs in 10 to 12 minutes.',
    'Use a 9x13-inch pan.',
  ),
  { minLength: 1, maxLength: 4 },
);

test.each([
  [2, 0.5],
  [0.5, 2],
])(
  'After scaling by %s and then by %s, each amount differs by one rounding at most, and none is lost',
  (there, back) => {
    fc.assert(
      fc.property(lines, (list) => {
        const recipe = aRecipe(list);
        const before = amountsOf(recipe);
        const after = amountsOf(scaleRecipe(scaleRecipe(recipe, there), back));
        expect(after.length).toBe(before.length);
        for (const [index, amount] of before.entries())
          expect(
            Math.abs(sizeOf(after[index] as Amount) - sizeOf(amount)),
            list.join('; '),
          ).toBeLessThanOrEqual(rounding(amount) + 0.001);
      }),
      { numRuns: 100 },
    );
  },
);

test('Scaling changes no time, no temperature and no size, and of the words outside the amounts only their plural', () => {
  const factor = fc.constantFrom(0.25, 0.5, 0.75, 1.25, 1.5, 2, 3);
  const words = (text: string): string[] => {
    let bare = text;
    for (const { start, end } of findAmounts(text).reverse())
      bare = `${bare.slice(0, start)}#${bare.slice(end)}`;
    return (bare.replaceAll('about ', '').match(/\p{L}+|[^\p{L}]/gu) ?? []).map(singular);
  };
  fc.assert(
    fc.property(lines, steps, factor, (list, method, by) => {
      const recipe = aRecipe(list, method);
      const other = scaleRecipe(recipe, by);
      expect(words(other)).toEqual(words(recipe));
      const said = (text: string): unknown =>
        readRecipe(text)?.steps.map((step) => [
          step.durations.map((each) => each.text),
          step.temperatures.map((each) => each.text),
        ]);
      expect(said(other)).toEqual(said(recipe));
      expect(other.match(/\d+ (?:cm|minutes)|\d+%|9x13-inch/g)).toEqual(
        recipe.match(/\d+ (?:cm|minutes)|\d+%|9x13-inch/g),
      );
    }),
    { numRuns: 100 },
  );
});

test('Scaling never throws, whatever the lines hold', () => {
  const text = fc.array(fc.oneof(oddPiece, fc.string({ maxLength: 5 })), { maxLength: 30 });
  fc.assert(
    fc.property(text, fc.double({ min: 0.01, max: 50, noNaN: true }), (pieces, factor) => {
      const joined = pieces.join('');
      scaleRecipe(aRecipe([joined], [joined]), factor);
      scaleRecipe(joined, factor);
    }),
    { numRuns: 200 },
  );
});

test.each([0, 1, 2, 3])(
  'After doubling and halving, each amount in the recipes of the built-in chef (part %i of 4) differs by one rounding at most',
  (part) => {
    const listOf = (text: string): string =>
      text.slice(text.indexOf('## Ingredients'), text.indexOf('## Method'));
    for (const recipe of BUILT_IN.filter((_, index) => index % 4 === part)) {
      const twice = scaleRecipe(recipe, 2);
      expect(listOf(twice)).not.toBe(listOf(recipe));
      const before = amountsOf(listOf(recipe));
      const after = amountsOf(listOf(scaleRecipe(twice, 0.5)));
      expect(after.length, recipe).toBe(before.length);
      for (const [index, amount] of before.entries())
        expect(Math.abs(sizeOf(after[index] as Amount) - sizeOf(amount)), recipe).toBeLessThanOrEqual(
          rounding(amount),
        );
    }
  },
);
