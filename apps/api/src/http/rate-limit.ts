import type { RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { ProblemError } from '../problem-error.ts';
import { visitorKey } from './visitor-key.ts';

const MINUTE_MS = 60_000;

/** The parts of the rate limit. */
export interface RateLimitOptions {
  /** Recipes per visitor and minute; 0 for no limit. */
  perMinute: number;
  /** Where visitors are counted; in this process's memory if absent. */
  store?: Store | undefined;
}

/** Refuses a visitor who asks for too many recipes, with `rate-limited`. */
export function createRateLimit({ perMinute, store }: RateLimitOptions): RequestHandler {
  if (perMinute === 0) return (_req, _res, next) => next();
  return rateLimit({
    windowMs: MINUTE_MS,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    identifier: 'recipes',
    keyGenerator: ({ ip }) => visitorKey(ip),
    // The library's checks of its own options write to the console, which the log does not show.
    validate: false,
    ...(store && { store }),
    handler: (_req, res) => {
      throw new ProblemError(
        'rate-limited',
        `This server cooks ${perMinute} recipes a minute for each visitor. Try again in ${res.getHeader('Retry-After')} seconds.`,
      );
    },
  });
}
