import { defineProject } from 'vitest/config';

export default defineProject({
  // These end what hangs; they judge no speed.
  test: { name: 'examples', environment: 'node', testTimeout: 120_000, hookTimeout: 300_000 },
});
