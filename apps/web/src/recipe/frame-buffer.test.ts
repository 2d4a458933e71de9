import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFrameBuffer } from './frame-buffer.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('pieces that come within one frame are delivered together, once', () => {
  const deliver = vi.fn();
  const buffer = createFrameBuffer(deliver);

  buffer.add('a');
  buffer.add('b');
  expect(deliver).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  buffer.add('c');
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();

  expect(deliver.mock.calls).toEqual([['ab'], ['c']]);
});

test('flushing delivers at once what waits, and nothing when nothing does', () => {
  const deliver = vi.fn();
  const buffer = createFrameBuffer(deliver);

  buffer.add('a');
  buffer.flush();
  buffer.flush();
  vi.advanceTimersToNextFrame();

  expect(deliver.mock.calls).toEqual([['a']]);
  expect(vi.getTimerCount()).toBe(0);
});
