import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/{api,bench,examples,web}',
      { test: { name: 'scripts', environment: 'node', include: ['scripts/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
