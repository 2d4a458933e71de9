import fc from 'fast-check';
import type { Recipe } from '../recipe.ts';

/** Text of a hostile model: it may end a script, an attribute or a comment of HTML. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('</script>', '<!--', '-->', '<b>', '"', "'", '&lt;', '&', '\\u003c', ']]>', '½ cup'),
      fc.string({ maxLength: 8 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((words) => `x ${words.join(' ')} x`);
const minutes = fc.integer({ min: 1, max: 3000 });
const heading = fc.option(text, { nil: undefined });
const place = fc.constant({ start: 0, end: 1 });

/** Recipes of any shape. They are made as data and not read from a text. */
export const anyRecipe: fc.Arbitrary<Recipe> = fc.record({
  title: fc.option(text, { nil: undefined }),
  servings: fc.option(fc.record({ from: fc.integer({ min: 1, max: 20 }), place }), { nil: undefined }),
  minutes: fc.record({ prep: minutes, cook: minutes, active: minutes, total: minutes }, { requiredKeys: [] }),
  ingredients: fc.array(
    fc.record({ heading, lines: fc.array(fc.record({ text, place }), { minLength: 1, maxLength: 3 }) }),
    { minLength: 1, maxLength: 3 },
  ),
  steps: fc.array(
    fc.record({ heading, text, durations: fc.constant([]), temperatures: fc.constant([]), place }),
    { minLength: 1, maxLength: 4 },
  ),
}) as fc.Arbitrary<Recipe>;
