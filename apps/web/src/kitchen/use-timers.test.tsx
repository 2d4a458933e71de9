import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeAudio, fakeWakeLock, leave, look, press, startCooking } from '../testing/kitchen-view.tsx';

let audio: ReturnType<typeof fakeAudio>;

beforeEach(() => {
  fakeWakeLock();
  audio = fakeAudio();
});

afterEach(async () => {
  // Before the clock is real again: a stub of a part of the clock would outlive it.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await leave();
});

/** Opens the view at a step, and stops the clock. */
async function openAtStep(step: number) {
  const page = await startCooking();
  for (let count = 1; count < step; count += 1) press('Next step');
  // Intervals stay real: jsdom has one of its own, which would stand still in all later tests.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return page;
}

async function pass(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

function starts() {
  return screen.getAllByRole('button', { name: /^Start a timer/ }).map(({ textContent }) => textContent);
}

function running() {
  return screen.queryAllByRole('timer').map(({ textContent }) => textContent);
}

describe('for each stated duration', () => {
  test('for each stated duration a timer is offered: for a range the shorter time, and one for two equal times', async () => {
    await openAtStep(2);

    expect(starts()).toEqual(['Start a timer of 20 minutes', 'Start a timer of 5 minutes']);
    expect(screen.getByText('The recipe says 20 to 25 minutes; this is the shorter time.')).toBeVisible();
  });

  test('no timer is offered where a step states no duration', async () => {
    await openAtStep(3);

    expect(screen.queryByRole('button', { name: /timer/ })).toBeNull();
  });
});

/** Which timers ring, as they are announced. */
function ringing() {
  const alert = screen.getByRole('alert');
  return [...alert.querySelectorAll('p')].map(({ textContent }) => textContent);
}

describe('a timer', () => {
  test('a timer is named after its step, and shows the time left, which a screen reader does not say each second', async () => {
    await openAtStep(1);
    press('Start a timer of 10 minutes');

    expect(
      within(screen.getByRole('list', { name: 'Running timers' })).getByText('Step 1, 10 minutes'),
    ).toBeVisible();
    expect(running()).toEqual(['10:00']);
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    expect(screen.getByText('Timer started: 10 minutes.')).toBeInTheDocument();
    await pass(1);
    expect(running()).toEqual(['9:59']);
    await pass(598);
    expect(running()).toEqual(['0:01']);
  });

  test('a timer rings when it is over, in words and by a sound, until it is dismissed', async () => {
    await openAtStep(1);
    press('Start a timer of 10 minutes');
    await pass(599);
    expect(ringing()).toEqual([]);
    expect(audio.sounding).toBe(0);
    await pass(1);

    expect(ringing()).toEqual(['Time is up: Step 1, 10 minutes']);
    expect(running()).toEqual([]);
    expect(audio.sounding).toBe(1);
    await pass(60);
    expect(audio.sounding).toBe(1);
    press('Dismiss: Step 1, 10 minutes');
    expect(ringing()).toEqual([]);
    expect(audio).toEqual({ sounding: 0, open: 0 });
  });

  test('a timer can be removed before it is over', async () => {
    await openAtStep(1);
    press('Start a timer of 10 minutes');
    press('Remove the timer: Step 1, 10 minutes');
    await pass(600);

    expect(running()).toEqual([]);
    expect(ringing()).toEqual([]);
    expect(audio).toEqual({ sounding: 0, open: 0 });
  });

  test('a timer goes on while the step changes', async () => {
    await openAtStep(1);
    press('Start a timer of 10 minutes');
    press('Next step');
    await pass(60);

    expect(running()).toEqual(['9:00']);
  });

  test('a timer shows the right time at once after the computer slept', async () => {
    await openAtStep(2);
    press('Start a timer of 5 minutes');
    press('Start a timer of 20 minutes');
    vi.setSystemTime(Date.now() + 11 * 60_000);
    look('visible');

    expect(ringing()).toEqual(['Time is up: Step 2, 5 minutes']);
    expect(running()).toEqual(['9:00']);
  });

  test('a timer shows the right time after a sleep during which the page was in sight', async () => {
    await openAtStep(1);
    press('Start a timer of 10 minutes');
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await pass(1);

    expect(ringing()).toEqual(['Time is up: Step 1, 10 minutes']);
  });

  test('a timer rings in time on a hidden page, where browsers delay its ticks', async () => {
    await openAtStep(1);
    const { setTimeout } = globalThis;
    vi.stubGlobal('setTimeout', (run: () => void, ms: number) => ms > 1000 && setTimeout(run, ms));
    press('Start a timer of 10 minutes');
    await pass(600);

    expect(ringing()).toEqual(['Time is up: Step 1, 10 minutes']);
    expect(audio.sounding).toBe(1);
  });

  test('a double click starts one timer', async () => {
    await openAtStep(1);
    const start = screen.getByRole('button', { name: 'Start a timer of 10 minutes' });
    fireEvent.click(start, { detail: 1 });
    fireEvent.click(start, { detail: 2 });

    expect(running()).toHaveLength(1);
  });

  test('a timer runs without a sound where the browser has none', async () => {
    vi.stubGlobal('AudioContext', undefined);
    await openAtStep(1);
    press('Start a timer of 10 minutes');
    await pass(600);

    expect(ringing()).toEqual(['Time is up: Step 1, 10 minutes']);
  });

  test('as long as there is a timer, the browser asks before the visitor leaves the page', async () => {
    const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    await openAtStep(1);
    expect(isAsked()).toBe(false);
    press('Start a timer of 10 minutes');
    expect(isAsked()).toBe(true);
    press('Remove the timer: Step 1, 10 minutes');
    expect(isAsked()).toBe(false);
  });
});

describe('several timers', () => {
  test('several timers run and ring beside each other, the next one first, and each is dismissed', async () => {
    await openAtStep(2);
    press('Start a timer of 20 minutes');
    press('Start a timer of 5 minutes');
    press('Previous step');
    press('Start a timer of 10 minutes');
    expect(running()).toEqual(['5:00', '10:00', '20:00']);
    await pass(11 * 60);

    expect(ringing()).toEqual(['Time is up: Step 2, 5 minutes', 'Time is up: Step 1, 10 minutes']);
    expect(running()).toEqual(['9:00']);
    press('Dismiss: Step 2, 5 minutes');
    expect(ringing()).toEqual(['Time is up: Step 1, 10 minutes']);
    expect(audio.sounding).toBe(1);
    press('Dismiss: Step 1, 10 minutes');
    expect(audio.sounding).toBe(0);
  });
});

describe('when the view is closed', () => {
  test('when the kitchen view is closed, a timer goes on, is shown on the page, and rings there', async () => {
    await openAtStep(1);
    press('Start a timer of 10 minutes');
    press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(
      within(screen.getByRole('complementary', { name: 'Timers' })).getByRole('timer'),
    ).toHaveTextContent('10:00');
    await pass(600);

    expect(ringing()).toEqual(['Time is up: Step 1, 10 minutes']);
    expect(audio.sounding).toBe(1);
    press('Dismiss: Step 1, 10 minutes');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(audio.sounding).toBe(0);
  });

  test('a new recipe begins with no timer, and in silence', async () => {
    const { unmount } = await openAtStep(1);
    press('Start a timer of 10 minutes');
    press('Close');
    await pass(600);
    expect(audio.sounding).toBe(1);
    unmount();
    expect(audio).toEqual({ sounding: 0, open: 0 });

    vi.useRealTimers();
    await startCooking();
    expect(running()).toEqual([]);
  });
});
