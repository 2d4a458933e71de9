import type { Page } from '@playwright/test';

/** A browser's way to keep the screen on, as the test sees it. */
export interface FakeWakeLock {
  /** How often the screen is kept on at present. */
  held: () => Promise<number>;
  /** Takes it away and hides the page, as when the visitor turns to another tab. */
  hide: () => Promise<void>;
  /** Shows the page again. */
  show: () => Promise<void>;
}

/** Stands in for the browser's wake lock, which no test machine has a screen for. */
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
