declare global {
  /** Fetches and runs a script of the page, by its file name. One that has failed is fetched anew. */
  var importPart: (file: string) => Promise<unknown>;
}

/**
 * Loads the page's scripts: its main one after the first paint, which does not need it, and again for as long as it
 * cannot be had.
 *
 * A browser may keep a failed import, and then never fetch that address again: what is asked for after a failure is
 * asked for at another address. For this all imports between the built files go through `importPart`, so that none
 * is run twice, by two addresses.
 *
 * Its text stands in the HTML: nothing of this module is there when it runs.
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
  // A browser that does not tell of its paints is not waited for.
  timer = setTimeout(load, 1000);
  addEventListener('online', load);
}
