import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noNotes, order, type Script, ScriptedChef, taste } from '../testing/scripted-chef.ts';
import type { Chef, CookOptions } from './chef.ts';
import {
  brokenOff,
  chefErrorOf,
  clientRefused,
  timedOut,
  unintelligible,
  unreachable,
} from './upstream-error.ts';
import { withFallbacks } from './with-fallbacks.ts';

const FOREVER = 1_000_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** The pieces and the end of a recipe for which these models were asked in turn: `a`, then `b`, then `c`. */
async function cooked(scripts: Script[], options: Partial<CookOptions> = {}) {
  const inner = scripts.map((script) => new ScriptedChef(script));
  const chefs = inner.map(
    (chef, index): Chef => ({
      model: 'abc'.charAt(index),
      cook: (request, given) => chef.cook(request, given),
    }),
  );
  const notes = noNotes();
  const { signal } = order(options);
  const start = performance.now();
  const firstWordBy = start + 20_000;
  const done = taste(withFallbacks(chefs), { firstWordBy, ...options, signal, notes }).then((tasted) => ({
    ...tasted,
    afterMs: performance.now() - start,
  }));
  await vi.runAllTimersAsync();
  const tasted = await done;
  expect(inner.map(({ open }) => open)).toEqual(inner.map(() => 0));
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  return { ...tasted, asked: inner.map(({ begun }) => begun), given: notes.fallbacks };
}

describe('the next model', () => {
  it.each([
    ['is not served', chefErrorOf({ status: 404 })],
    ['is refused as a wrong request', chefErrorOf({ status: 400, code: 'model_not_supported' })],
    ['is busy', chefErrorOf({ status: 429, retryAfter: 3600 })],
    ['is overloaded', chefErrorOf({ status: 503 })],
    ['timed out at the service', chefErrorOf({ status: 408 })],
    ['was too slow', timedOut('no first word came in time')],
    ['answered with no recipe', unintelligible('its answer held no text')],
  ])('the next model is asked when one %s', async (_, failure) => {
    const { pieces, end, asked, given } = await cooked([[failure], ['a', 'b']]);
    expect(pieces).toEqual(['a', 'b']);
    expect(end).toEqual({ truncated: false });
    expect(asked).toEqual([1, 1]);
    expect(given).toEqual([{ model: 'a', code: failure.code }]);
  });

  it.each([
    ['the credential is bad', chefErrorOf({ status: 401 })],
    ['no credit is left', chefErrorOf({ status: 402 })],
    ['the credential has no right', chefErrorOf({ status: 403 })],
    ['the service fails', chefErrorOf({ status: 500 })],
    ['the service cannot be reached', unreachable('ECONNREFUSED')],
    ['the connection breaks', brokenOff('ECONNRESET')],
    ['the credential is none of Hugging Face’s', clientRefused('check HF_TOKEN')],
    ['a fault of ours shows itself', new TypeError('no such thing')],
  ])('the next model is not asked when %s, which it would meet as well', async (_, failure) => {
    expect(await cooked([[failure], ['a']])).toMatchObject({
      pieces: [],
      end: failure,
      asked: [1, 0],
      given: [],
    });
  });

  it('the next model is not asked once a word has come, nor once a thought has', async () => {
    const failure = chefErrorOf({ status: 503 });
    expect(await cooked([['a', failure], ['b']])).toMatchObject({
      pieces: ['a'],
      end: failure,
      asked: [1, 0],
    });
    expect(await cooked([['', failure], ['b']])).toMatchObject({ pieces: [''], end: failure, asked: [1, 0] });
  });

  it('the next model is asked when half of the time that is left is over', async () => {
    const { pieces, afterMs, given } = await cooked([[FOREVER], [FOREVER], [1000, 'c']]);
    expect(pieces).toEqual(['c']);
    expect(afterMs).toBe(10_000 + 5000 + 1000);
    expect(given).toEqual([
      { model: 'a', code: 'chef-timeout' },
      { model: 'b', code: 'chef-timeout' },
    ]);
  });

  it('a model that has begun gets all the time that it needs', async () => {
    expect(await cooked([[9000, 'a', 30_000, 'b'], ['c']])).toMatchObject({
      pieces: ['a', 'b'],
      asked: [1, 0],
    });
  });

  it('the next model is the last one whose failure the caller is told', async () => {
    const last = chefErrorOf({ status: 401 });
    const { end, asked, given } = await cooked([
      [chefErrorOf({ status: 404 })],
      [chefErrorOf({ status: 410 })],
      [last],
    ]);
    expect(end).toBe(last);
    expect(asked).toEqual([1, 1, 1]);
    expect(given.map(({ model }) => model)).toEqual(['a', 'b']);
  });

  it('the next model is not asked for a caller who has left', async () => {
    const controller = new AbortController();
    const cooking = cooked([[FOREVER], ['b']], { signal: controller.signal });
    controller.abort('gone');
    expect(await cooking).toMatchObject({ end: 'gone', asked: [1, 0] });
  });
});
