/*
 * Keeps the files of the page, so that a page that was opened once opens without a network. It keeps nothing else, and
 * answers for nothing else: see docs/decisions/014-a-page-that-opens-without-a-network.md.
 */
declare const self: ServiceWorkerGlobalScope;

/** One build of the page, which the build writes above this code. Each hash is in the form of the `integrity` attribute. */
declare const BUILD: {
  version: string;
  /** The hash of the HTML. */
  page: string;
  /** The hash of each other file, by its path beside the page. Such a path changes with its content. */
  parts: Record<string, string>;
  /** Those of the paths that the first install leaves out. */
  late: string[];
};

const PAGE = self.registration.scope;
/** Each build has a cache of its own, which holds the page itself as its last file. */
const ALL_BUILDS = `spatula ${PAGE} `;
const THIS_BUILD = ALL_BUILDS + BUILD.version;
const INTEGRITY = new Map(Object.entries(BUILD.parts).map(([path, hash]) => [PAGE + path, hash]));

self.addEventListener('install', (event) => event.waitUntil(keepThisBuild()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOtherBuilds()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const [address = ''] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || new URL(request.url).searchParams.has('signin')) return;
  if (request.mode === 'navigate' && (address === PAGE || address === `${PAGE}index.html`)) {
    event.respondWith(answer(PAGE, request));
  } else if (address.startsWith(`${PAGE}assets/`)) {
    event.respondWith(answer(address, request));
  }
});

/** A page that is open uses the files of its own build: whichever cache holds a file, its name says which one is meant. */
async function answer(address: string, request: Request): Promise<Response> {
  const kept = await caches.match(address, { ignoreVary: true });
  if (kept) return kept;
  const integrity = INTEGRITY.get(address);
  return integrity ? keep(address, integrity) : fetch(request);
}

async function keepThisBuild(): Promise<void> {
  // A visitor who had an older build whole gets the new one whole.
  const late = self.registration.active ? [] : BUILD.late.map((path) => PAGE + path);
  const wanted = [...INTEGRITY].filter(([address]) => !late.includes(address));
  await Promise.all(wanted.map(([address, integrity]) => keepOrCopy(address, integrity)));
  await keep(PAGE, BUILD.page);
  // From now on each visit gets this build, also while an open page still has the worker of an older one.
  for (const name of await otherBuilds()) await (await caches.open(name)).delete(PAGE);
}

async function keepOrCopy(address: string, integrity: string): Promise<void> {
  const kept = await caches.match(address, { ignoreVary: true });
  if (kept) await (await caches.open(THIS_BUILD)).put(address, kept);
  else await keep(address, integrity);
}

/** A file that is not of this build, such as the page on which a proxy asks to sign in, is never kept. */
async function keep(address: string, integrity: string): Promise<Response> {
  // Asks whether the HTML is still the same; the others are taken from where the browser has them.
  const cache = address === PAGE ? 'no-cache' : 'default';
  const response = await fetch(address, { integrity, cache, redirect: 'error' });
  await (await caches.open(THIS_BUILD)).put(address, response.clone());
  return response;
}

/** A worker is activated when no page is open that an older one serves. */
async function forgetOtherBuilds(): Promise<void> {
  for (const name of await otherBuilds()) await caches.delete(name);
  await self.clients.claim();
}

async function otherBuilds(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(ALL_BUILDS) && name !== THIS_BUILD);
}

export {};
