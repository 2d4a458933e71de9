import { useEffect, useState } from 'react';

/**
 * Keeps the screen on as long as the component is there, as far as the browser lets it.
 *
 * @returns whether the screen may turn off, because the browser cannot keep it on or will not
 */
export function useWakeLock(): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => keepScreenOn(setRefused), []);
  return isRefused;
}

/** @returns lets the screen turn off again */
function keepScreenOn(setRefused: (isRefused: boolean) => void): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;

  async function ask() {
    // A browser takes the lock away while the page is hidden, and refuses a new one.
    if (document.visibilityState !== 'visible') return;
    try {
      const fresh = await navigator.wakeLock.request('screen');
      if (isOver) return await fresh.release();
      const old = lock;
      lock = fresh;
      lock.addEventListener('release', tellIfSeen);
      setRefused(false);
      await letGo(old);
    } catch {
      // There is no such interface, as on plain http, or the browser refuses, as with a low battery.
      setRefused(true);
    }
  }

  function tellIfSeen() {
    if (!isOver && document.visibilityState === 'visible') setRefused(true);
  }

  async function letGo(held: WakeLockSentinel | undefined) {
    held?.removeEventListener('release', tellIfSeen);
    await held?.release();
  }

  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    letGo(lock).catch(reportError);
  };
}
