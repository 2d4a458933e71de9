import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_AT_ONCE } from './markdown-cost.ts';
import { cutRecipe, plainParts } from './recipe-parts.ts';

const LENGTH = 65_536;

/** A list of steps that stand apart and have notes of their own, which must be parsed in one piece, as a thorough model writes it. */
const STEPS = Array.from(
  { length: 15 },
  (_, index) =>
    `${index + 1}. **Step ${index + 1}: stir.** Add the _onions_ (see [above](#list)), then wait for ~5 minutes.\n\n` +
    '   - Keep the lid **on**, at 180 °C / 356 °F – not more.\n   - Stir once.\n',
).join('\n');
const LONG_RECIPE = [
  '# Soup for a crowd 🍲',
  '| For | Take | Or |\n| --- | --- | --- |\n| salt | 1 g | none |\n'.concat(
    '| herbs | `2` | *3* |\n'.repeat(20),
  ),
  Array.from({ length: 80 }, (_, index) => `- **${index} g** onions, *chopped*`).join('\n'),
  '## Method',
  STEPS,
  'L’été, les œufs à la crème « brûlée » coûtent 3 € – c’est ça. '.repeat(20),
  'Đun sôi nước, cho thịt bò và hành tây vào, nêm muối và tiêu. '.repeat(20),
  '鍋に水を入れて、強火で10分ほど煮ます。塩とコショウで味を調えます。'.repeat(20),
  'Нарежьте лук и морковь, обжарьте на сковороде до золотистого цвета. '.repeat(20),
  'قطّع البصل والجزر، ثم اقليهما في المقلاة حتى يصبحا ذهبيين. '.repeat(20),
].join('\n\n');

function pieces(markdown: string, unfinished = false) {
  return cutRecipe(markdown, unfinished).flatMap((part) => part.pieces);
}

const filled = (unit: string) => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);

/** Signs of markdown in any order, repeated up to the length of the longest recipe. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '*',
        '_',
        '~~',
        '`',
        '[',
        '](',
        ']:',
        '!',
        '<',
        '>',
        '- ',
        '1. ',
        '# ',
        '|',
        '|-',
        '\\',
        '&',
      ),
      fc.constantFrom('\n', '\n\n', '  ', '\t', '```', 'www.', '@', 'a', 'salt '),
      fc.string({ unit: 'binary' }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((signs) => filled(signs.join('') || 'a'));

describe('a recipe cut into parts', () => {
  test('every part of a real recipe is markdown, however long and rich the recipe is', () => {
    expect(pieces(LONG_RECIPE).filter(({ isPlain }) => isPlain)).toEqual([]);
  });

  test.each([
    ['quotes in quotes', '>'.repeat(4096)],
    ['lists in lists', '1. '.repeat(1300)],
    ['lists of several kinds in each other', '* - + '.repeat(1000)],
    ['a few more quotes than anybody nests', `${'> '.repeat(40)}a`],
    ['a stair of lists', Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join('')],
    [
      'a table of more cells than letters',
      `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'a\n'.repeat(1000)}`,
    ],
    ['emphasis that is never closed', '*a_ '.repeat(1000)],
    ['brackets', '['.repeat(1000)],
    ['lines without end', 'a\n'.repeat(1000)],
    ['one endless word', 'a'.repeat(30_000)],
    ['letters of many scripts in turn', 'बبก'.repeat(300)],
  ])('a recipe is plain text where it has %s', (_what, text) => {
    const found = pieces(`# Soup\n\n${text}\n\nServe.`);

    expect(
      found
        .filter(({ isPlain }) => isPlain)
        .map((piece) => piece.text)
        .join(''),
    ).toContain(text.trimEnd());
    expect(found[0]).toMatchObject({ text: '# Soup\n\n', isPlain: false });
    expect(found.at(-1)).toMatchObject({ text: 'Serve.', isPlain: false });
  });

  test.each(['a\n\n', '- a\n', '# a\n\n', '---\n\n', '1. a\n\n'])(
    'a recipe is plain text after as many blocks as a page can show: %j',
    (unit) => {
      const found = pieces(filled(unit));

      expect(found[0]).toMatchObject({ isPlain: false });
      expect(found.at(-1)).toMatchObject({ isPlain: true });
      expect(found.length).toBeLessThan(1500);
    },
  );

  test('no piece of any text is too much work at once, and no letter is lost', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const found = pieces(text);
        expect(found.map((piece) => piece.text).join('')).toBe(text);
        expect(Math.max(...found.map(({ cost }) => cost))).toBeLessThanOrEqual(MOST_AT_ONCE);
      }),
      { numRuns: 50 },
    );
  });

  test('the words of an unfinished text that is too much work are shown', () => {
    expect(
      pieces(`${'*a_ '.repeat(1000)}**fet`, true)
        .map((piece) => piece.text)
        .join(''),
    ).toMatch(/\*\*fet$/);
  });
});

describe('plain text', () => {
  test('plain text is cut at the end of a line or of a word, and never within a character', () => {
    const texts = ['salt and pepper\n'.repeat(100), 'salt and pepper '.repeat(100), `a${'🍳'.repeat(2000)}`];
    for (const text of texts) {
      const found = plainParts(text).flatMap((part) => part.pieces.map((piece) => piece.text));
      expect(found.join('')).toBe(text);
      expect(found.length).toBeGreaterThan(1);
      for (const piece of found) expect(piece.isWellFormed()).toBe(true);
      expect(found.slice(0, -1).every((piece) => /[\n ]$|🍳$/u.test(piece))).toBe(true);
    }
  });
});
