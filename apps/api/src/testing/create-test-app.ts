import { type DestinationStream, pino } from 'pino';
import { afterEach, expect } from 'vitest';
import { type AppOptions, createApp } from '../app.ts';
import type { Chef } from '../chefs/chef.ts';
import { createMetrics } from '../http/metrics.ts';
import { Lifecycle } from '../process/lifecycle.ts';
import { checkAnswers } from './check-answers.ts';

const faults: string[] = [];
afterEach(() => {
  expect(faults.splice(0), 'every answer fits the API document').toEqual([]);
});

/**
 * An application for tests: real but for the chef, without a rate limit, its log kept in `log`. A test in
 * which it gives an answer that differs from the API document fails.
 */
export function createTestApp(chef: Chef, options: Partial<AppOptions> = {}) {
  const log: string[] = [];
  const lines: DestinationStream = { write: (line) => void log.push(line) };
  const lifecycle = new Lifecycle();
  const app = createApp({
    chef,
    logger: pino({ level: 'trace' }, lines),
    metrics: createMetrics(() => 0),
    lifecycle,
    rateLimit: (_req, _res, next) => next(),
    ...options,
  });
  return { app: checkAnswers(app, (fault) => faults.push(fault)), log, lifecycle };
}

/** A chef that says the same pieces each time. */
export function chefSaying(...pieces: string[]): Chef {
  return {
    model: 'test-model',
    async *cook(_ingredients, { stream }) {
      if (stream) yield* pieces;
      else yield pieces.join('');
      return { truncated: false };
    },
  };
}
