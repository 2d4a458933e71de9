import { recipeRequestSchema } from '@spatula/shared/recipe';
import { expect, test } from 'vitest';
import { withTitle } from './seen-titles.ts';

test('the last ten titles are kept, each once, the latest last', () => {
  const all = Array.from({ length: 12 }, (_, index) => `Soup ${index}`);
  const seen = all.reduce<readonly string[]>(withTitle, []);

  expect(seen).toEqual(all.slice(2));
  expect(withTitle(['Dal', 'Soup'], 'Dal')).toEqual(['Soup', 'Dal']);
});

test('a recipe without a title adds none', () => {
  expect(withTitle(['Dal'], undefined)).toEqual(['Dal']);
  expect(withTitle(['Dal'], ' \u2028 ')).toEqual(['Dal']);
});

test('a title is cut at 120 characters, never in the middle of one, and the API takes it', () => {
  const [title = '', ...more] = withTitle([], `${'x'.repeat(119)}🍲 soup`);

  expect(title).toBe('x'.repeat(119));
  expect(more).toEqual([]);
  expect(withTitle([], 'x'.repeat(300))).toEqual(['x'.repeat(120)]);
  const request = { ingredients: ['eggs'], wishes: { notAgain: withTitle([], 'Soup\u2028of\u0085the day') } };
  expect(recipeRequestSchema.parse(request).wishes).toEqual({ notAgain: ['Soup of the day'] });
});
