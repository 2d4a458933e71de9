import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { order, type Script, ScriptedChef, taste } from '../testing/scripted-chef.ts';
import type { CookOptions } from './chef.ts';
import { chefErrorOf, unreachable } from './upstream-error.ts';
import { withRetries } from './with-retries.ts';

const PATIENCE_MS = 20_000;
const BUSY = chefErrorOf({ status: 503 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** How a recipe ended with these attempts, when each began, and that nothing is held any more. */
async function cooked(
  scripts: Script[],
  { patienceMs = PATIENCE_MS, ...options }: Partial<CookOptions> & { patienceMs?: number } = {},
) {
  const inner = new ScriptedChef(...scripts);
  const begins: number[] = [];
  const start = performance.now();
  const watched: typeof inner.cook = (request, options) => {
    begins.push(performance.now() - start);
    return inner.cook(request, options);
  };
  const { signal } = order(options);
  const chef = withRetries({ model: inner.model, cook: watched });
  const done = taste(chef, { firstWordBy: start + patienceMs, ...options, signal }).then((tasted) => ({
    ...tasted,
    begins,
    afterMs: performance.now() - start,
  }));
  await vi.runAllTimersAsync();
  const tasted = await done;
  expect(inner.open).toBe(0);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  return tasted;
}

const waitingFor = (retryAfter: number) => chefErrorOf({ status: 429, retryAfter });

describe('retries', () => {
  it.each([429, 502, 503, 504, 529])('a chef is asked again after a %d', async (status) => {
    const { pieces, begins } = await cooked([[chefErrorOf({ status })], ['a', 'b']]);
    expect(pieces).toEqual(['a', 'b']);
    expect(begins).toHaveLength(2);
  });

  it('a chef is asked again after a broken connection', async () => {
    expect(await cooked([[unreachable('ECONNRESET')], ['a']])).toMatchObject({ pieces: ['a'] });
  });

  it.each([400, 401, 402, 403, 404, 408, 410, 422, 500, 501, 307])(
    'retries let the first failure stand after a %d',
    async (status) => {
      const failure = chefErrorOf({ status });
      expect(await cooked([[failure], ['a']])).toMatchObject({ pieces: [], end: failure, begins: [0] });
    },
  );

  it('retries let an error that is no chef’s stand, so that a fault of ours shows itself', async () => {
    const bug = new TypeError('fetch failed');
    expect(await cooked([[bug], ['a']])).toMatchObject({ end: bug, begins: [0] });
  });

  it('retries send no fourth request', async () => {
    const { end, begins } = await cooked([[BUSY]]);
    expect(end).toBe(BUSY);
    expect(begins).toHaveLength(3);
  });

  it('retries never ask again once a word has come', async () => {
    expect(await cooked([['a', BUSY], ['b']])).toMatchObject({ pieces: ['a'], end: BUSY, begins: [0] });
  });

  it.each([
    [0, [0, 250, 750]],
    [0.999, [0, 500, 1500]],
  ])('retries pause longer each time, stretched at random (%d)', async (random, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    expect((await cooked([[BUSY]])).begins.map(Math.round)).toEqual(expected);
  });

  it('retries wait as long as Retry-After says, where that ends before the first word is due', async () => {
    const { begins, pieces } = await cooked([[waitingFor(12)], [waitingFor(7)], ['a']]);
    expect(pieces).toEqual(['a']);
    expect(begins.map(Math.round)).toEqual([0, 12_000, 19_000]);
  });

  it('retries fail at once where Retry-After does not fit, and pass it on', async () => {
    expect(await cooked([[waitingFor(20)], ['a']])).toMatchObject({
      end: { code: 'chef-busy', headers: { 'Retry-After': '20' } },
      begins: [0],
      afterMs: 0,
    });
    const second = await cooked([[waitingFor(12)], [waitingFor(12)], ['a']]);
    expect(second).toMatchObject({ end: { code: 'chef-busy' }, begins: [0, 12_000], afterMs: 12_000 });
  });

  it('retries go on without a limit of time where none is named', async () => {
    const options = { firstWordBy: Number.POSITIVE_INFINITY };
    expect(await cooked([[waitingFor(3600)], ['a']], options)).toMatchObject({ pieces: ['a'] });
  });

  it('retries begin no pause that would not end before the first word is due: the cause says more than a timeout', async () => {
    expect(await cooked([[BUSY], ['a']], { patienceMs: 200 })).toMatchObject({ end: BUSY, afterMs: 0 });
  });

  it.each([
    ['in a pause', [[waitingFor(12)], ['a']], 1000],
    ['in the short pause', [[BUSY], ['a']], 100],
    ['in the request', [[1000, BUSY], ['a']], 500],
  ])('retries stop at once, with the reason, when they are aborted %s', async (_, scripts, atMs) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort('gone'), atMs);
    expect(await cooked(scripts, { signal: controller.signal })).toMatchObject({
      end: 'gone',
      afterMs: atMs,
      begins: [0],
    });
  });

  it('retries hold nothing when they are aborted in the moment in which the first word comes', async () => {
    const controller = new AbortController();
    const inner = new ScriptedChef(['a', 'b']);
    const chef = withRetries({
      model: inner.model,
      async *cook(request, options) {
        const recipe = inner.cook(request, options);
        try {
          const first = await recipe.next();
          controller.abort('gone');
          yield String(first.value);
          return { truncated: false };
        } finally {
          await recipe.return({ truncated: false });
        }
      },
    });
    expect((await taste(chef, { signal: controller.signal })).end).toBe('gone');
    expect(inner.open).toBe(0);
  });

  it('retries let go of a recipe that is returned early', async () => {
    const inner = new ScriptedChef(['a', 'b']);
    const cooking = withRetries(inner).cook({ ingredients: ['eggs'] }, order());
    await cooking.next();
    await cooking.return({ truncated: true });
    expect(inner.open).toBe(0);
  });
});
