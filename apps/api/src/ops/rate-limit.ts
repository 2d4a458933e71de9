import type { RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { Problem } from '../problems.ts';

const MINUTE_MS = 60_000;

/** What the rate limit needs. */
export interface RateLimitOptions {
  /** Recipes per visitor and minute; 0 for no limit. */
  perMinute: number;
  /** Where visitors are counted; in this process's memory if absent. */
  store?: Store | undefined;
}

/**
 * Refuses a visitor who asks for too many recipes, with `rate-limited`. A visitor is an IPv4 address or an
 * IPv6 /64, the smallest network that one household gets.
 */
export function createRateLimit({ perMinute, store }: RateLimitOptions): RequestHandler {
  if (perMinute === 0) return (_req, _res, next) => next();
  return rateLimit({
    windowMs: MINUTE_MS,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    identifier: 'recipes',
    ipv6Subnet: 64,
    ...(store && { store }),
    handler: (_req, res) => {
      const seconds = Number(res.getHeader('Retry-After')) || MINUTE_MS / 1000;
      throw new Problem(
        'rate-limited',
        `You have asked for ${perMinute} recipes within a minute, the most that is possible. Try again in ${seconds} seconds.`,
        { headers: { 'Retry-After': String(seconds) } },
      );
    },
  });
}
