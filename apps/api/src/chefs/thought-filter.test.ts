import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ThoughtFilter } from './thought-filter.ts';

/** The text that is left of these pieces, and whether any of them was thought or closed without an opening. */
function sifted(pieces: readonly string[]) {
  const filter = new ThoughtFilter();
  const parts = pieces.filter((piece) => piece !== '').map((piece) => filter.sift(piece));
  return {
    text: parts.map(({ text }) => text).join('') + filter.end(),
    isThought: parts.some(({ isThought }) => isThought),
    isStray: parts.some(({ isStray }) => isStray),
  };
}

const cutAnywhere = (text: string) =>
  fc.array(fc.nat(text.length), { maxLength: 12 }).map((places) => {
    const at = [0, ...places.sort((a, b) => a - b), text.length];
    return at.slice(1).map((end, index) => text.slice(at[index], end));
  });

it.each([
  ['<think>a</think># Toast', '# Toast', true, false],
  [' \n<think>\na < b\n</thin></think>\n\n# Toast ', '# Toast ', true, false],
  ['<think></think>Toast', 'Toast', true, false],
  ['<think>a without an end', '', true, false],
  ['  # Toast', '  # Toast', false, false],
  ['<thinking about it', '<thinking about it', false, false],
  ['<thi', '<thi', false, false],
  ['Toast <think> a', 'Toast <think> a', false, false],
  ['a</think>Toast', undefined, true, true],
  ['<think>a</think>b</think>Toast', undefined, true, true],
])(
  'the thoughts in %j leave the text %j, however they are cut into pieces',
  (text, left, isThought, isStray) => {
    fc.assert(
      fc.property(cutAnywhere(text), (pieces) => {
        const { text: rest, ...marks } = sifted(pieces);
        expect(marks.isStray).toBe(isStray);
        if (left !== undefined)
          expect({ rest, isThought: marks.isThought }).toEqual({ rest: left, isThought });
      }),
      { numRuns: 300 },
    );
  },
);

it.each([
  ['a</think>\n\nToast', 'Toast', true],
  ['<think>a</think>b</think>Toast', 'Toast', true],
  [' <think>a', '', true],
  [' Toast', ' Toast', false],
])('in the whole text %j leave %j', (text, left, isThought) => {
  expect(new ThoughtFilter().siftWhole(text)).toEqual({ text: left, isThought, isStray: false });
});

it('thoughts are not awaited behind white space without end', () => {
  expect(sifted([' '.repeat(5000), '<think>'])).toMatchObject({ isThought: false });
});
