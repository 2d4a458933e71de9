declare global {
  /** Fetches and runs a script of the page, by its file name. One that has failed is fetched anew. */
  var importPart: (file: string) => Promise<unknown>;
}

/**
 * Loads the page's scripts. The main one is loaded after the first paint, which does not need it, and again until it has
 * come.
 *
 * A browser may keep a failed import and never fetch that address again: after a failure, scripts are fetched from
 * another address. A script that is fetched from two addresses would run twice, so all imports between the built files
 * go through `importPart`.
 *
 * The text of this function stands in the HTML: it can use nothing else of this module.
 *
 * @param folder - address of the folder of the built scripts, relative to the page, such as `./assets/`
 * @param main - file name of the main script
 */
export function loadParts(folder: string, main: string): void {
  const parts = new Map<string, Promise<unknown>>();
  let failures = 0;
  globalThis.importPart = (file) => {
    const known = parts.get(file);
    if (known) return known;
    const address = folder + file + (failures > 0 ? `?again=${failures}` : '');
    const part = import(/* @vite-ignore */ address).catch((error: unknown) => {
      failures += 1;
      parts.delete(file);
      throw error;
    });
    parts.set(file, part);
    return part;
  };

  let wait = 1000;
  let timer: ReturnType<typeof setTimeout>;
  let isAsked = false;
  async function load() {
    clearTimeout(timer);
    if (isAsked) return;
    isAsked = true;
    try {
      await importPart(main);
    } catch (error) {
      isAsked = false;
      timer = setTimeout(load, wait);
      wait = Math.min(2 * wait, 30_000);
      throw error;
    }
  }
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  // For browsers that do not report their paints.
  timer = setTimeout(load, 1000);
  addEventListener('online', load);
}
