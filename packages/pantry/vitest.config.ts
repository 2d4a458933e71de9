import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'pantry', environment: 'node', testTimeout: 60_000 } });
