import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Script, ScriptedChef, taste } from '../testing/scripted-chef.ts';
import { withPlainText } from './with-plain-text.ts';

const UNINTELLIGIBLE = { code: 'chef-unintelligible' };
const MODES = [{ stream: false }, { stream: true }];

function say(pieces: Script, mode = { stream: true }) {
  return taste(withPlainText(new ScriptedChef(pieces)), mode);
}

function isDropped(code: number): boolean {
  const isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f);
  const turnsText = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
  return (isControl && code !== 9 && code !== 10) || turnsText;
}

/** The same text as it should come, made one character after the other. */
function plain(text: string): string {
  const lines = text.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return [...lines].filter((character) => !isDropped(character.codePointAt(0) ?? 0)).join('');
}

describe('the text of a chef', () => {
  it('the text of a chef comes without control characters and without what turns the direction of text, and else unchanged', async () => {
    const pieces = Array.from({ length: 0x10000 }, (_, code) => `a${String.fromCharCode(code)}b`);
    const { pieces: said } = await say(pieces);
    const changed = pieces.flatMap((piece, code) => (said[code] === piece ? [] : [[code, said[code]]]));
    const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
    expect(changed).toEqual(
      Array.from({ length: 0x10000 }, (_, code) => code)
        .filter((code) => isDropped(code) || isSurrogate(code))
        .map((code) => [code, code === 13 ? 'a\nb' : isSurrogate(code) ? 'a\ufffdb' : 'ab']),
    );
  });

  it('the text of a chef keeps the marks, joiners and spaces that scripts are written with', async () => {
    const text = '\u200fחביתה\u200e \u061cعجة\u200c\u200dи\u2028\u2029\ufeff👩‍🍳\t½\n';
    expect((await say([text])).pieces).toEqual([text]);
  });

  it('the text of a chef is the same wherever it is cut into pieces', async () => {
    const unit = fc.oneof(
      fc.constantFrom(
        ...'\r\n\t\0\u001b\u007f\u0085\u009b\u202e\u2066\u2069 a',
        '\ud83c',
        '\udf73',
        '🍳',
        '\r\n',
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    const text = fc.string({ unit, maxLength: 30, size: 'max' });
    const cuts = fc.array(fc.nat(60), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(text, cuts, fc.constantFrom(...MODES), async (given, at, mode) => {
        const places = [0, ...at.sort((a, b) => a - b), given.length];
        const cut = places
          .slice(1)
          .map((end, index) => given.slice(places[index], end))
          .filter((piece) => piece !== '');
        const { pieces, end } = await say(cut, mode);
        const due = plain(given);
        if (!/\S/.test(due)) {
          expect([pieces, end]).toEqual([[], expect.objectContaining(UNINTELLIGIBLE)]);
          return;
        }
        expect(pieces.join('')).toBe(due);
        expect(pieces).not.toContain('');
        expect(pieces[0]).toMatch(/\S/);
        expect(end).toEqual({ truncated: false });
      }),
      { seed: 20261122, numRuns: 5000 },
    );
  });

  it('the text of a chef has its line ends however they are written, each of them once', async () => {
    const pieces = ['# A\r', '\n\r\n', '1. B\r', '2. C\n', '\r', 'D', '\r'];
    expect((await say(pieces)).pieces.join('')).toBe('# A\n\n1. B\n2. C\n\nD\n');
  });

  it('the text of a chef keeps a whole character that comes in two halves, and shows half a one as lost', async () => {
    expect((await say(['Egg \ud83c', '\udf73'])).pieces).toEqual(['Egg ', '🍳']);
    expect((await say(['Egg \ud83c', ' on toast'])).pieces).toEqual(['Egg ', '\ufffd on toast']);
    expect((await say(['Egg \ud83c'])).pieces.join('')).toBe('Egg \ufffd');
  });
});

describe('a first word', () => {
  it('a first word is waited for while white space and dropped characters come, and the white space comes with it', async () => {
    expect((await say(['\0', ' ', '\u202e\n', '\r', '\ud83c', '\udf73', '\u001b', ' Stir'])).pieces).toEqual([
      ' \n\n🍳',
      ' Stir',
    ]);
  });

  it.each(MODES)(
    'a first word never comes in white space and dropped characters alone (%o)',
    async (mode) => {
      for (const pieces of [[], [' \n'], ['\0'], ['\u202e', '\u001b\u0085', ' \r']]) {
        expect(await say(pieces, mode)).toMatchObject({ pieces: [], end: UNINTELLIGIBLE });
      }
    },
  );

  it('an empty piece is no first word, and passes as the sign of life that it is', async () => {
    expect((await say(['', '', ' ', '', 'Stir', '', ' it'])).pieces).toEqual([
      '',
      '',
      '',
      ' Stir',
      '',
      ' it',
    ]);
    expect(await say([''])).toMatchObject({ pieces: [''], end: UNINTELLIGIBLE });
  });

  it('a first word is not waited for without end', async () => {
    const chef = new ScriptedChef(Array(100).fill(' '.repeat(1000)));
    expect(await taste(withPlainText(chef))).toMatchObject({ pieces: [], end: UNINTELLIGIBLE });
    expect(chef.open).toBe(0);
  });

  it('the chef is let go when nobody waits for its first word any more', async () => {
    const chef = new ScriptedChef(['Stir', new Error('burnt')]);
    expect(await taste(withPlainText(chef))).toEqual({ pieces: ['Stir'], end: new Error('burnt') });
    expect(chef.open).toBe(0);
  });
});
