import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pause } from './pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits as long as it is told and leaves nothing behind', async () => {
  const { signal } = new AbortController();
  const start = performance.now();
  const waited = pause(1500, signal).then(() => performance.now() - start);
  await vi.runAllTimersAsync();
  expect(await waited).toBe(1500);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('throws the reason of an abort at once and leaves nothing behind', async () => {
  const controller = new AbortController();
  const waited = pause(1500, controller.signal);
  controller.abort('gone');
  await expect(waited).rejects.toBe('gone');
  expect(vi.getTimerCount()).toBe(0);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});

it('does not begin where the signal has aborted already', () => {
  expect(() => pause(1500, AbortSignal.abort('gone'))).toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
