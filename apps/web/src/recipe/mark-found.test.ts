import { expect, test } from 'vitest';
import { cutAtFound, markFound, patternOf } from './mark-found.ts';

/** The text with the found words in brackets. */
function bracketed(text: string, ...found: string[]): string {
  return cutAtFound(text, patternOf(found))
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');
}

test.each([
  ['Stir in the satay sauce.', ['satay sauce'], 'Stir in the [satay sauce].'],
  ['Satay\n sauce', ['satay sauce'], '[Satay\n sauce]'],
  ['peanut butter and peanuts', ['peanuts', 'peanut butter'], '[peanut butter] and [peanuts]'],
  ['coconut, nutmeg, nut', ['nut'], 'coconut, nutmeg, [nut]'],
  ['Käse und Rahmkäse', ['käse'], '[Käse] und Rahmkäse'],
  ['2 cups (400 g) milk+', ['(400 g)', 'milk+'], '2 cups [(400 g)] [milk+]'],
  ['nothing', [], 'nothing'],
  ['nothing', [' ', ''], 'nothing'],
  ['', ['nut'], ''],
])('in %j the words %j are marked as %j', (text, found, marked) => {
  expect(bracketed(text, ...found)).toBe(marked);
});

test('words are marked across bold ones, and the text stays the same', () => {
  const text = (value: string) => ({ type: 'text', value });
  const bold = { type: 'element', tagName: 'strong', children: [text('satay')] };
  const tree = { type: 'root', children: [text('4 tbsp '), bold, text(' sauce, warm')] };
  const pattern = patternOf(['satay sauce']);
  if (!pattern) throw new Error('There is no pattern');
  markFound(pattern)()(tree);

  const mark = (value: string) => ({
    type: 'element',
    tagName: 'mark',
    properties: {},
    children: [text(value)],
  });
  expect(tree.children).toEqual([
    text('4 tbsp '),
    { ...bold, children: [mark('satay')] },
    mark(' sauce'),
    text(', warm'),
  ]);
});
