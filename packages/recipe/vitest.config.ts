import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'recipe', environment: 'node', isolate: false, testTimeout: 60_000 },
});
