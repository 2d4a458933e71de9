import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { order, ScriptedChef, taste } from '../testing/scripted-chef.ts';
import { withOpenLimit, withTextLimit } from './with-limits.ts';

describe('the limit of open recipes', () => {
  it('the limit of open recipes refuses at once what goes beyond it, and says when to ask again', async () => {
    const inner = new ScriptedChef(['a', 'b']);
    const chef = withOpenLimit(inner, 2);
    const cooking = [
      chef.cook({ ingredients: ['eggs'] }, order()),
      chef.cook({ ingredients: ['eggs'] }, order()),
    ];
    for (const recipe of cooking) await recipe.next();
    expect(chef.open).toBe(2);
    expect((await taste(chef)).end).toMatchObject({
      code: 'chef-busy',
      headers: { 'Retry-After': '1' },
      retryable: false,
    });
    expect(inner.begun).toBe(2);
  });

  it('the limit of open recipes has room again however a recipe ends', async () => {
    const chef = withOpenLimit(
      new ScriptedChef(['a'], ['a', new Error('burnt')], ['a', 1000], ['a', 'b']),
      1,
    );
    expect((await taste(chef)).end).toEqual({ truncated: false });
    expect((await taste(chef)).end).toEqual(new Error('burnt'));
    const controller = new AbortController();
    const aborted = taste(chef, { signal: controller.signal });
    expect(chef.open).toBe(1);
    controller.abort('gone');
    expect((await aborted).end).toBe('gone');
    const returned = chef.cook({ ingredients: ['eggs'] }, order());
    await returned.next();
    await returned.return({ truncated: false });
    expect(chef.open).toBe(0);
  });

  it('the limit of open recipes counts no recipe that nobody began to read', async () => {
    const chef = withOpenLimit(new ScriptedChef(['a']), 1);
    await chef.cook({ ingredients: ['eggs'] }, order()).return({ truncated: false });
    expect(chef.open).toBe(0);
  });
});

describe('the limit of text', () => {
  it('the limit of text lets a recipe through that has just its length, and what the chef says of its end', async () => {
    const inner = new ScriptedChef(['abc', 'de']);
    expect(await taste(withTextLimit(inner, 5))).toEqual({
      pieces: ['abc', 'de'],
      end: { truncated: false },
    });
    inner.result = { truncated: true };
    expect(await taste(withTextLimit(inner, 5))).toEqual({ pieces: ['abc', 'de'], end: { truncated: true } });
  });

  it('the limit of text cuts a longer one, calls it truncated and lets the chef go', async () => {
    const inner = new ScriptedChef(['abc', 'def', 'ghi', new Error('asked for more')]);
    expect(await taste(withTextLimit(inner, 5))).toEqual({ pieces: ['abc', 'de'], end: { truncated: true } });
    expect(inner.open).toBe(0);
    expect(await taste(withTextLimit(inner, 6))).toEqual({
      pieces: ['abc', 'def'],
      end: { truncated: true },
    });
  });

  it('the limit of text never goes beyond its bytes, never splits a character and leaves out no more than one', async () => {
    const pieces = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(pieces, fc.nat(40), async (script, maxBytes) => {
        const { pieces, end } = await taste(withTextLimit(new ScriptedChef(script), maxBytes));
        const [text, whole] = [pieces.join(''), script.join('')];
        const size = Buffer.byteLength(text);
        expect(whole.startsWith(text) && text.isWellFormed() && !pieces.includes('')).toBe(true);
        expect(end).toEqual({ truncated: text !== whole });
        if (text !== whole) expect(size).toBeGreaterThan(maxBytes - 4);
        expect(size).toBeLessThanOrEqual(maxBytes);
      }),
    );
  });
});
