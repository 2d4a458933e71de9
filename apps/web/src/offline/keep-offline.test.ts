import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepOffline } from './keep-offline.ts';

/** A browser's service workers, with or without one that serves this page. */
function fakeWorkers(controller: object | null = {}) {
  const register = vi.fn(async () => ({}));
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { serviceWorker: { register, controller } }),
  );
  return register;
}

describe('the page that browsers keep', () => {
  const fetched = vi.fn();
  beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
    vi.useFakeTimers();
  });

  test('the page fetches the code of the chef once, after nobody has touched it for twenty seconds', async () => {
    const register = fakeWorkers();
    const isDone = keepOffline();
    await vi.advanceTimersByTimeAsync(19_000);
    fireEvent.keyDown(document.body);
    await vi.advanceTimersByTimeAsync(19_000);
    fireEvent(document.body, new Event('pointerdown', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(register.mock.calls).toEqual([['./service-worker.js']]);
    expect(fetched).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1000);
    await isDone;
    expect(fetched.mock.calls).toEqual([[expect.stringContaining('cook-by-rules')]]);
    fireEvent.keyDown(document.body);
    await vi.runAllTimersAsync();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('the page fetches nothing ahead where no worker would keep it', async () => {
    fakeWorkers(null);
    const isDone = keepOffline();
    await vi.runAllTimersAsync();
    await isDone;
    expect(fetched).not.toHaveBeenCalled();
  });

  test('the page does nothing in a browser that has no service workers', async () => {
    await keepOffline();
    expect(vi.getTimerCount()).toBe(0);
  });
});
