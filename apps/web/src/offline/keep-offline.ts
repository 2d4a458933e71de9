/** After so long without a key or a pointer the page is taken to be left lying. */
const LONG_IDLE_MS = 20_000;

/** Has a service worker keep the page for visits without a network, and the code of the built-in chef once the page lies idle. */
export async function keepOffline(): Promise<void> {
  // Browsers have none over plain http, but for this machine's own names.
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('./service-worker.js');
  await longIdle();
  // The worker keeps the code as it passes. Without a worker nothing would keep it for long.
  if (navigator.serviceWorker.controller) await (await import('../device/device-chef.ts')).warmUp();
}

function longIdle(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const leaving = new AbortController();
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        leaving.abort();
        resolve();
      }, LONG_IDLE_MS);
    }
    for (const sign of ['keydown', 'pointerdown']) addEventListener(sign, wait, { signal: leaving.signal });
    wait();
  });
}
