import { resolve } from 'node:path';
import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: {
    alias: { '@lottiefiles/react-lottie-player': resolve(import.meta.dirname, 'src/testing/player.tsx') },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    // One jsdom for all files of a worker: making one takes longer than the tests in it.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['src/test-setup.ts'],
    testTimeout: 60_000,
  },
});
