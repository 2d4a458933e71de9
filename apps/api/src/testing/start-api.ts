import { type DestinationStream, pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { type AppOptions, createApp } from '../app.ts';
import type { Chef } from '../chefs/chef.ts';
import { createMetrics } from '../http/metrics.ts';
import { Lifecycle } from '../process/lifecycle.ts';
import type { Patience } from '../process/patient-server.ts';
import { checkAnswers } from './check-answers.ts';
import { type AtEnd, startServer, type TestServer } from './start-server.ts';

/** Options that differ from an API that has only a chef, and no rate limit. */
export interface ApiOptions extends Partial<AppOptions> {
  patience?: Partial<Patience>;
  /** Default: the API is closed when the test ends that started it. */
  atEnd?: AtEnd;
}

/** The API on a free port of this machine. */
export interface Api extends TestServer {
  /** Address of `POST /recipe`. */
  readonly url: string;
  /** The lines of its log. */
  readonly log: string[];
  readonly lifecycle: Lifecycle;
}

/**
 * Starts the API in this process. It is the real one but for its chef. When it is closed, the test fails if any of its
 * answers differed from the API document.
 */
export async function startApi(
  chef: Chef,
  { patience, atEnd = onTestFinished, ...options }: ApiOptions = {},
): Promise<Api> {
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
  const faults: string[] = [];
  const checked = checkAnswers(app, (fault) => faults.push(fault));
  const server = await startServer(checked, patience, (close) =>
    atEnd(async () => {
      await close();
      expect(faults, 'answers that differ from the API document').toEqual([]);
    }),
  );
  return { ...server, url: `http://127.0.0.1:${server.port}/recipe`, log, lifecycle };
}

/** A chef that says the same pieces each time. */
export function chefSaying(...pieces: string[]): Chef {
  return {
    model: 'test-model',
    async *cook(_request, { stream }) {
      if (stream) yield* pieces;
      else yield pieces.join('');
      return { truncated: false };
    },
  };
}
