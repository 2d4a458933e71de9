import { resolve } from 'node:path';
import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: {
    alias: { '@lottiefiles/react-lottie-player': resolve(import.meta.dirname, 'src/testing/player.tsx') },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    // To make jsdom and the page's modules anew for each file takes longer than most tests.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000,
  },
});
