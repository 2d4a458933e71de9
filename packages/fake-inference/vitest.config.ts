import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'fake-inference', environment: 'node', isolate: false, testTimeout: 60_000 },
});
