import { describe, expect, test } from 'vitest';
import { closeOpenMarks, holdUndecided } from './unfinished-markdown.ts';

const closeUnfinished = (block: string) => closeOpenMarks(holdUndecided(block));

describe('a block that is still being written', () => {
  test.each([
    ['bold', 'Add **fet', 'Add **fet**'],
    ['italic', 'Add *fet', 'Add *fet*'],
    ['code', 'Set `180', 'Set `180`'],
    ['a link without its address', 'See [the book](https://exa', 'See the book'],
  ])('half of %s is closed in a text that is still being written', (_what, text, shown) => {
    expect(closeUnfinished(text)).toBe(shown);
  });

  test.each([
    ['a list item', 'You need:\n-'],
    ['the number of a step', 'You need:\n12'],
    ['the mark of a step', 'You need:\n1.'],
    ['an underline', 'You need:\n=='],
    ['a fence', 'You need:\n``'],
    ['bold', 'You need:\n**'],
  ])('a line that may still become %s is held back', (_what, text) => {
    expect(closeUnfinished(text)).toBe('You need:');
  });

  test('the head of a table is held back until the row of dashes is whole', () => {
    expect(closeUnfinished('| What | Ho')).toBe('');
    expect(closeUnfinished('| What | How |\n| --- | -')).toBe('');
    expect(closeUnfinished('## Table\n| What | How |\n|')).toBe('## Table');
    expect(closeUnfinished('| What | How |\n| --- | --- |\n')).toBe('| What | How |\n| --- | --- |\n');
    expect(closeUnfinished('| What | How |\n| --- | --- |\n| Salt')).toBe(
      '| What | How |\n| --- | --- |\n| Salt',
    );
  });

  test.each(['- 2 eggs\n- 3 carrots', '# Soup', 'About ~5 minutes~', '- > 25 g', '20~25 g', 'Enjoy!\n'])(
    'a finished text is shown as it is: %j',
    (text) => {
      expect(closeUnfinished(text)).toBe(text);
    },
  );
});
