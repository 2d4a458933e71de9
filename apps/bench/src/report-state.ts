import { readdirSync } from 'node:fs';
import type { ProcessState } from './server-process.ts';

/*
 * Loaded into a server before its own code (`node --expose-gc --import`): tells the parent process, whenever
 * that sends a message, what the server holds.
 */
process.on('message', () => {
  // The second collection frees what the first one's finalizers let go.
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
