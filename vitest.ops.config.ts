import { defineConfig } from 'vitest/config';

/** Tests that need Debian's packages: `pnpm verify:ops` runs them, `pnpm test` does not. */
export default defineConfig({
  test: {
    name: 'ops',
    environment: 'node',
    include: ['{apps,packages}/*/src/**/*.ops.ts'],
    // Other browsers take long to start on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
