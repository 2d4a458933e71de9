import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeWakeLock, leave, look, press, startCooking } from '../testing/kitchen-view.tsx';

const MAY_TURN_OFF = 'This browser cannot keep the screen on: it may turn off while you cook.';

afterEach(leave);

describe('the screen', () => {
  test('the screen is kept on while the kitchen view is open, and no longer', async () => {
    const lock = fakeWakeLock();
    await startCooking();
    await waitFor(() => expect(lock.held.size).toBe(1));
    expect(screen.queryByText(MAY_TURN_OFF)).toBeNull();
    press('Close');

    await waitFor(() => expect(lock.held.size).toBe(0));
  });

  test('the screen is kept on again when the page comes into sight again', async () => {
    const lock = fakeWakeLock();
    await startCooking();
    await waitFor(() => expect(lock.held.size).toBe(1));
    look('hidden');
    lock.takeAway();
    expect(lock.held.size).toBe(0);
    look('visible');

    await waitFor(() => expect(lock.held.size).toBe(1));
    expect(screen.queryByText(MAY_TURN_OFF)).toBeNull();
  });

  test('the lock on the screen is held once only, however often the page comes into sight', async () => {
    const lock = fakeWakeLock();
    await startCooking();
    for (let count = 0; count < 3; count += 1) look('visible');
    await act(async () => undefined);

    await waitFor(() => expect(lock.held.size).toBe(1));
    press('Close');
    await waitFor(() => expect(lock.held.size).toBe(0));
  });

  test('the screen may turn off where the browser cannot keep it on, and the page says so', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: undefined }));
    await startCooking();

    expect(await screen.findByText(MAY_TURN_OFF)).toBeVisible();
  });

  test('the screen may turn off where the browser refuses, until it no longer does', async () => {
    const lock = fakeWakeLock();
    lock.refuse();
    await startCooking();
    expect(await screen.findByText(MAY_TURN_OFF)).toBeVisible();
    lock.allow();
    look('visible');

    await waitFor(() => expect(screen.queryByText(MAY_TURN_OFF)).toBeNull());
    expect(lock.held.size).toBe(1);
  });

  test('the screen may turn off once the browser takes it back, as with a low battery', async () => {
    const lock = fakeWakeLock();
    await startCooking();
    await waitFor(() => expect(lock.held.size).toBe(1));
    act(lock.takeAway);

    expect(screen.getByText(MAY_TURN_OFF)).toBeVisible();
  });

  test('the screen is not kept on when the kitchen view is closed before the browser has answered', async () => {
    const lock = fakeWakeLock();
    const answer = lock.delay();
    await startCooking();
    press('Close');
    await act(async () => answer());

    expect(lock.held.size).toBe(0);
  });
});
