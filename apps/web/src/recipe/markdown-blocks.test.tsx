import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { splitBlocks } from './markdown-blocks.ts';
import { RecipeView } from './recipe-view.tsx';

function html(markdown: string): string {
  // A cut may take away nothing but line breaks between blocks.
  return renderToStaticMarkup(<RecipeView markdown={markdown} unfinished={false} />).replace(/>\n+</g, '><');
}

/** A definition, which is not shown: a text that holds one is not cut. */
const UNCUT = '[unused]: /\n\n';

const LINES = [
  '# Soup',
  'Peel the *carrots*',
  'and chop them.',
  'Setext',
  '===',
  '---',
  '- carrots',
  '- ',
  '* onions',
  '+ leeks',
  '- **salt** and',
  '1. Chop',
  '2. Peel',
  '   - small',
  '2) Boil',
  '12. Serve',
  '   more of the step',
  '  - nested',
  '    deep',
  '\ttab',
  '> a note',
  '> - listed',
  '| a | b |',
  '| - | - |',
  '| 1 | 2 |',
  '```',
  '````',
  '```js',
  '~~~',
  '  ```',
  '- ```',
  '> ```',
  '``` not`a fence',
  '<div>',
  '</div>',
  '<!-- hidden',
  '-->',
  '<b>bold</b> text',
  '- [ ] task',
  '**half',
  '[link](https://example.org)',
  '[ref]',
  '[ref]: https://example.org',
  'word[^1]',
  '[^1]: note',
  '\\',
  '&nbsp;',
  '\u00a0',
  '',
  ' ',
  '* * *',
];

const ENDS = ['\n', '\n', '\n\n', '\n \n', '\r\n'];

function textOf(lines: readonly string[], ends: readonly string[]) {
  return fc
    .array(fc.tuple(fc.constantFrom(...lines), fc.constantFrom(...ends)), { maxLength: 14 })
    .map((parts) => parts.flat().join(''));
}

const markdownText = fc.oneof(
  textOf(LINES, ENDS),
  // Few kinds of lines, so that lists of several items are common.
  textOf(
    ['- salt', '- *oil*', '  more', '  - nested', '1. Peel', '2. Chop', '   well', 'Text'],
    ENDS.slice(0, 3),
  ),
);

describe('markdown cut into blocks', () => {
  test('the blocks of a text, joined again, are the text', () => {
    fc.assert(fc.property(markdownText, (markdown) => splitBlocks(markdown).join('') === markdown));
  });

  test('a text that is cut into blocks renders as it does in one piece', () => {
    fc.assert(
      fc.property(markdownText, (markdown) => {
        expect(html(markdown)).toBe(html(UNCUT + markdown));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['headings and paragraphs', '# Soup\n\nPeel.\n\nBoil.\n', 3],
    ['a list after a paragraph', 'You need:\n\n- salt\n- oil\n', 2],
    ['a paragraph after a list', '- salt\n\nBoil.\n', 2],
    ['quotes', '> a\n\n> b\n', 2],
    ['what follows a code fence', '```\na\n\nb\n```\n\nBoil.\n\nEat.', 3],
  ])('a text is cut between %s', (_what, markdown, pieces) => {
    expect(splitBlocks(markdown)).toHaveLength(pieces);
  });

  test.each([
    ['a list whose items stand apart', '1. Peel\n\n2. Boil\n\n   for long\n\n3. Eat\n'],
    ['a code fence', '```\na\n\nb\n\nc\n```\n'],
    ['a code fence that is still open', '```\na\n\nb'],
    ['text with a link defined elsewhere', '[a]\n\n[a]: https://example.org\n'],
    ['HTML that may hold anything', '<pre>\n\na\n\n</pre>\n'],
  ])('%s is left whole', (_what, markdown) => {
    expect(splitBlocks(markdown)).toHaveLength(1);
  });

  test('finished blocks stay the same while text is added', () => {
    const whole = '# Soup\n\nPeel.\n\n- salt\n- oil\n\n1. Chop.\n2. Boil.\n\nEnjoy!';
    let before: string[] = [];
    for (let length = 1; length <= whole.length; length += 1) {
      const pieces = splitBlocks(whole.slice(0, length));
      // The last piece may still take in, or give back, the line that is being written.
      expect(pieces.slice(0, Math.max(0, before.length - 2))).toEqual(before.slice(0, -2));
      before = pieces;
    }
  });
});
