import { readdirSync } from 'node:fs';
import type { ProcessState } from './measured-server.ts';

/*
 * Loaded into a server before its own code (`node --expose-gc --import`): whenever the parent process
 * sends a message, it tells how much the server holds.
 */
process.on('message', () => {
  // A second collection frees the objects that finalizers released after the first.
  globalThis.gc?.();
  globalThis.gc?.();
  const handles: Record<string, number> = {};
  for (const name of process.getActiveResourcesInfo()) handles[name] = (handles[name] ?? 0) + 1;
  const { heapUsed, external, rss } = process.memoryUsage();
  const state: ProcessState = {
    handles,
    heapBytes: heapUsed + external,
    residentBytes: rss,
    openFiles: readdirSync('/dev/fd').length,
  };
  process.send?.(state);
});
