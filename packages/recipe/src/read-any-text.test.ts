import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLines } from './markdown/read-lines.ts';
import { type Recipe, readRecipe } from './read-recipe.ts';

/** Marks of markdown and words of recipes. In any order they are hard to read. */
// biome-ignore format: pieces are read more easily in lines
const PIECES = [
  '# ', '## ', '- ', '* ', '1. ', '2) ', '> ', '| ', '|', '**', '*', '_', '`', '~~', '[x] ', '\n',
  '\n\n', '  ', '    ', '\r\n', '\\', '&amp;', '&#10;', '<br>', '---', '•', '½', '😀', '\ufeff', '\0',
  ':', ' ', '(', ')', 'Ingredients', 'Method', 'Notes', 'Step 1', 'For the sauce', '2 eggs',
  'a pinch of salt', 'Fry', 'Serves 4', '10 to 12 minutes', 'an hour', '350°F', '180 °C',
  'Prep time: 5 min', 'Recipe: Soup', '| --- | --- |',
];
const scraps = fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }).map((pieces) => pieces.join(''));
const recipes = fc
  .tuple(scraps, scraps, scraps)
  .map(([front, list, steps]) => `${front}\n\n## Ingredients\n\n- ${list}\n\n## Method\n\n1. ${steps}`);

const placesOf = ({ servings, ingredients, steps }: Recipe) => [
  ...(servings ? [servings.place] : []),
  ...ingredients.flatMap(({ lines }) => lines.map(({ place }) => place)),
  ...steps.flatMap(({ place, durations, temperatures }) => [
    place,
    ...durations.map((one) => one.place),
    ...temperatures.map((one) => one.place),
  ]),
];

test('No text makes the reader throw, and all places lie in the text', () => {
  fc.assert(
    fc.property(fc.oneof(recipes, scraps, fc.string({ unit: 'binary' })), (text) => {
      const recipe = readRecipe(text);
      for (const { start, end } of recipe ? placesOf(recipe) : []) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 800, examples: [['*\n[x] # \n\n## Ingredients\n\n- \n\n## Method\n\n1. ']] },
  );
});

const word = fc.stringMatching(/^[a-z]{2,8}$/);
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '));

test('The place of each line and of each duration has exactly its words in the markdown', () => {
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1 }),
      words,
      fc.integer({ min: 1, max: 99 }),
      (lines, before, minutes) => {
        const list = lines.map((line) => `- 1 **${line}** &amp; salt`).join('\n');
        const text = `Hi.\n\n## Ingredients\n\n${list}\n\n## Method\n\n1. Fry *${before}* for ${minutes} minutes.`;
        const recipe = readRecipe(text);
        const found = recipe?.ingredients.flatMap((group) => group.lines) ?? [];
        expect(found.map((line) => line.text)).toEqual(lines.map((line) => `1 ${line} & salt`));
        expect(found.map(({ place }) => text.slice(place.start, place.end))).toEqual(
          lines.map((line) => `1 **${line}** &amp; salt`),
        );
        const [duration] = recipe?.steps[0]?.durations.slice(-1) ?? [];
        expect(duration?.seconds).toBe(60 * minutes);
        expect(text.slice(duration?.place.start, duration?.place.end)).toBe(duration?.text);
      },
    ),
  );
});

test('A byte order mark at the start moves no place', () => {
  const text = '\ufeff## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Fry for 3 minutes.';
  const place = readRecipe(text)?.steps[0]?.durations[0]?.place;
  expect(text.slice(place?.start, place?.end)).toBe('3 minutes');
});

test.each([
  ['deep quotes', '> '.repeat(30_000)],
  ['stars', '*a_'.repeat(20_000)],
  ['brackets', '[a]('.repeat(16_000)],
  ['a wide table', `${'|a'.repeat(5000)}\n${'|-'.repeat(5000)}\n`.repeat(3)],
  ['very many lines', '- a\n'.repeat(16_000)],
])('A text that would keep the parser busy for long is no recipe: %s', (_kind, text) => {
  expect(readLines(text)).toEqual([]);
});
