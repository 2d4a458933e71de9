import type { Page } from '@playwright/test';

/** The browser's wake lock, which keeps the screen on, in the hands of a test. */
export interface FakeWakeLock {
  /** How many locks the page holds now. */
  held: () => Promise<number>;
  /** Hides the page and takes its locks away, as when the visitor opens another tab. */
  hide: () => Promise<void>;
  /** Shows the page again. */
  show: () => Promise<void>;
}

/** Replaces the browser's wake lock, since a test machine has no screen. */
export async function installWakeLock(page: Page): Promise<FakeWakeLock> {
  await page.addInitScript(() => {
    const held = new Set<EventTarget>();
    async function request() {
      if (document.visibilityState === 'hidden') throw new DOMException('hidden', 'NotAllowedError');
      const lock = Object.assign(new EventTarget(), { release: async () => void held.delete(lock) });
      held.add(lock);
      return lock;
    }
    function look(visibilityState: DocumentVisibilityState) {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      if (visibilityState === 'visible') return;
      for (const lock of held) lock.dispatchEvent(new Event('release'));
      held.clear();
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { heldWakeLocks: held, look });
  });
  return {
    held: () => page.evaluate(() => Reflect.get(window, 'heldWakeLocks').size),
    hide: () => page.evaluate(() => Reflect.get(window, 'look')('hidden')),
    show: () => page.evaluate(() => Reflect.get(window, 'look')('visible')),
  };
}
