import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'pantry', environment: 'node', isolate: false, testTimeout: 60_000 },
});
