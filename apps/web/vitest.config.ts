import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'web',
    environment: 'jsdom',
    setupFiles: ['src/test-setup.ts'],
    // Hundreds of generated cases take seconds on a machine that is busy with other tests.
    testTimeout: 30_000,
  },
});
