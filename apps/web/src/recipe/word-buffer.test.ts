import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWordBuffer } from './word-buffer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const deliver = vi.fn<(text: string) => void>();
  return { buffer: createWordBuffer(deliver), texts: () => deliver.mock.calls.flat() };
}

/** A buffer that has delivered its first text, which was rendered in no time. */
function setUpBegun() {
  const { buffer, texts } = setUp();
  buffer.add('first ');
  buffer.rendered();
  vi.advanceTimersByTime(0);
  return { buffer, texts: () => texts().slice(1) };
}

describe('text that comes in pieces', () => {
  test('the first text is delivered at once: a visitor has waited long enough', () => {
    const { buffer, texts } = setUp();
    buffer.add('a');

    expect(texts()).toEqual(['a']);
  });

  test('pieces that come while the page renders and rests are delivered together', () => {
    const { buffer, texts } = setUpBegun();
    buffer.add('a');
    buffer.add('b');
    vi.advanceTimersByTime(2);
    buffer.rendered();
    buffer.add('c');
    expect(texts()).toEqual(['a']);
    vi.advanceTimersByTime(16);

    expect(texts()).toEqual(['a', 'bc']);
  });

  test('text waits while the text before it is being rendered', () => {
    const { buffer, texts } = setUpBegun();
    buffer.add('a');
    buffer.add('b');
    vi.advanceTimersByTime(1_000);
    expect(texts()).toEqual(['a']);
    buffer.rendered();
    vi.advanceTimersByTime(1_000);

    expect(texts()).toEqual(['a', 'b']);
  });

  test.each([
    ['hardly at all where rendering is quick', 2, 16],
    ['longer where it is slow', 20, 160],
    ['never so long that the words seem to stand still', 5_000, 200],
  ])('text is held back %s', (_what, tookMs, restMs) => {
    const { buffer, texts } = setUpBegun();
    buffer.add('a');
    vi.advanceTimersByTime(tookMs);
    buffer.rendered();
    buffer.add('b');
    vi.advanceTimersByTime(restMs - 1);
    expect(texts()).toEqual(['a']);
    vi.advanceTimersByTime(1);

    expect(texts()).toEqual(['a', 'b']);
  });

  test.each([
    ['is being rendered', false],
    ['was rendered and the page rests', true],
  ])('a stopped buffer delivers no more, while the text before %s', (_when, isRendered) => {
    const { buffer, texts } = setUpBegun();
    buffer.add('a');
    vi.advanceTimersByTime(20);
    if (isRendered) buffer.rendered();
    buffer.add('b');
    buffer.stop();
    buffer.rendered();
    vi.advanceTimersByTime(1_000);

    expect(texts()).toEqual(['a']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a buffer that is stopped while the page rests leaves no timer', () => {
    const { buffer } = setUp();
    buffer.add('a');
    vi.advanceTimersByTime(20);
    buffer.rendered();
    expect(vi.getTimerCount()).toBe(1);
    buffer.stop();

    expect(vi.getTimerCount()).toBe(0);
  });

  test('an empty text is never delivered', () => {
    const { buffer, texts } = setUp();
    buffer.add('');

    expect(texts()).toEqual([]);
  });
});
