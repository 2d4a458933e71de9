import { readdirSync } from 'node:fs';

/*
 * Loaded into a server before its own code (`node --expose-gc --import`): whenever the parent process
 * sends a message, it tells how much the server holds.
 */
process.on('message', () => {
  // A second collection frees the objects that finalizers released after the first.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const files = readdirSync('/dev/fd').map(() => 'open file');
  process.send?.({
    heapMB: (heapUsed + external) / 1e6,
    held: [...process.getActiveResourcesInfo(), ...files],
  });
});
