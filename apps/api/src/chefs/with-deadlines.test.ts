import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { order, type Script, ScriptedChef, taste } from '../testing/scripted-chef.ts';
import { withDeadlines } from './with-deadlines.ts';

const DEADLINES = { firstWordMs: 1000, nextWordMs: 500, recipeMs: 3000 };
const FOREVER = 1_000_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // No test may leave a timer behind.
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** The pieces and the end of a patient chef's recipe, and the milliseconds that it took. */
async function endsAt(script: Script, options = {}) {
  const inner = new ScriptedChef(script);
  const start = performance.now();
  const done = taste(withDeadlines(inner, DEADLINES), options).then((tasted) => ({
    ...tasted,
    afterMs: performance.now() - start,
  }));
  await vi.runAllTimersAsync();
  expect(inner.open).toBe(0);
  return done;
}

const TIMED_OUT = (hint: string) => ({ code: 'chef-timeout', hint, retryable: false });

describe('deadlines', () => {
  it('deadlines let a recipe through that comes in time', async () => {
    expect(await endsAt([900, 'a', 400, 'b', 400, 'c'])).toMatchObject({
      pieces: ['a', 'b', 'c'],
      end: { truncated: false },
    });
  });

  it.each([
    ['no first word', [FOREVER], [], 1000, 'no first word came in time'],
    ['no next word', [100, 'a', FOREVER], ['a'], 600, 'no next word came in time'],
    ['no end', Array(20).fill(['a', 400]).flat(), Array(8).fill('a'), 3000, 'the recipe did not end in time'],
  ])('deadlines give a stream up that has %s', async (_, script, pieces, afterMs, hint) => {
    const given = await endsAt(script);
    expect(given).toMatchObject({ pieces, end: TIMED_OUT(hint), afterMs });
  });

  it('deadlines hold an unstreamed recipe to its end alone', async () => {
    expect(await endsAt([2900, 'whole'], { stream: false })).toMatchObject({ pieces: ['whole'] });
    expect(await endsAt([FOREVER], { stream: false })).toMatchObject({
      end: TIMED_OUT('the recipe did not end in time'),
      afterMs: 3000,
    });
  });

  it.each([
    [true, DEADLINES, 1000],
    [true, { ...DEADLINES, recipeMs: 700 }, 700],
    [false, DEADLINES, 3000],
  ])(
    'deadlines tell the chef when its first word is due, or its end where nothing is streamed (%s, %o)',
    async (stream, deadlines, ms) => {
      const due: (number | undefined)[] = [];
      const inner = new ScriptedChef(['a']);
      const asked: typeof inner.cook = (request, options) => {
        due.push(options.firstWordBy);
        return inner.cook(request, options);
      };
      await taste(withDeadlines({ model: 'm', cook: asked }, deadlines), { stream });
      expect(due).toEqual([performance.now() + ms]);
    },
  );

  it('deadlines take a thought for life, and no more than that', async () => {
    const thinking = await endsAt([900, '', 400, '', 400, 'a', 400, 'b']);
    expect(thinking).toMatchObject({ pieces: ['', '', 'a', 'b'], end: { truncated: false } });
    expect(await endsAt([900, '', FOREVER])).toMatchObject({
      end: TIMED_OUT('no next word came in time'),
      afterMs: 1400,
    });
    expect(await endsAt(Array(20).fill(['', 400]).flat())).toMatchObject({ afterMs: 3000 });
  });

  it('deadlines do not count the time that a reader takes', async () => {
    const cooking = withDeadlines(new ScriptedChef(['a', 'b']), DEADLINES).cook(
      { ingredients: ['eggs'] },
      order(),
    );
    expect(await cooking.next()).toMatchObject({ value: 'a' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(await cooking.next()).toMatchObject({ value: 'b' });
    expect(await cooking.next()).toEqual({ done: true, value: { truncated: false } });
  });

  it('deadlines end the recipe in the middle of a reader’s pause when the whole takes too long', async () => {
    const inner = new ScriptedChef(['a', 'b']);
    const cooking = withDeadlines(inner, DEADLINES).cook({ ingredients: ['eggs'] }, order());
    await cooking.next();
    await vi.advanceTimersByTimeAsync(3000);
    await expect(cooking.next()).rejects.toMatchObject({ code: 'chef-timeout' });
    expect(inner.open).toBe(0);
  });

  it('deadlines pass an abort on at once, with its reason', async () => {
    for (const script of [[FOREVER], ['a', FOREVER]]) {
      const controller = new AbortController();
      const reason = new Error('left');
      const ended = endsAt(script, { signal: controller.signal });
      controller.abort(reason);
      expect((await ended).end).toBe(reason);
    }
    expect((await endsAt(['a'], { signal: AbortSignal.abort('gone') })).end).toBe('gone');
  });

  it('deadlines pass the chef’s own failure on and let go of a recipe that is returned early', async () => {
    const failure = new Error('burnt');
    expect((await endsAt(['a', failure])).end).toBe(failure);
    const inner = new ScriptedChef(['a', 'b']);
    const cooking = withDeadlines(inner, DEADLINES).cook({ ingredients: ['eggs'] }, order());
    await cooking.next();
    expect(inner.open).toBe(1);
    await cooking.return({ truncated: false });
    expect(inner.open).toBe(0);
  });
});
