/* Takes the place of the worker that keeps the page, forgets all that was kept, and removes itself. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(`spatula ${self.registration.scope} `)) await caches.delete(name);
  }
  await self.registration.unregister();
}

export {};
