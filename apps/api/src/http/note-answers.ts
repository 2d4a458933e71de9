import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { harmless } from '../process/harmless.ts';

/** Notes an answer that is over, in the log or the metrics, and how many milliseconds it took. */
export type Note = (req: Request, res: Response, ms: number) => void;

/**
 * Calls every note when an answer is over. This is the only place that does so, and a note that fails harms neither
 * the other notes nor the process.
 */
export function noteAnswers(logger: Logger, notes: readonly Note[]): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    res.once('close', () => {
      const ms = performance.now() - start;
      for (const note of notes) harmless(logger, () => note(req, res, ms));
    });
    next();
  };
}

/** Names the route of an answer. An address is no name: it holds whatever its sender put there. */
export function routeOf(req: Request, res: Response): string {
  if (res.locals.isPage) return 'page';
  return req.route?.path ?? 'none';
}
