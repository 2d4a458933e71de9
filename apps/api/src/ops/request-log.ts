import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ChefError } from '../chefs/chef.ts';

/** Writes one line for each answer, when it is over: figures and names, never ingredients or recipe text. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    res.once('close', () => {
      const { requestId, problem, bug, recipe } = res.locals;
      const left = !res.writableFinished;
      const line = {
        requestId,
        method: req.method,
        route: res.locals.route ?? 'none',
        status: res.statusCode,
        ...(problem && { code: problem.code }),
        ...(problem instanceof ChefError && problem.hint && { hint: problem.hint }),
        ...(left && { left }),
        durationMs: round(performance.now() - start),
        ...(recipe && {
          model: recipe.model,
          format: recipe.format,
          truncated: recipe.outcome === 'truncated',
          firstWordMs: recipe.firstWordMs === undefined ? null : round(recipe.firstWordMs),
          attempts: recipe.notes.attempts,
          ...recipe.notes.tokens,
        }),
      };
      if (bug) logger.error({ ...line, err: bug }, 'bug');
      else if (problem instanceof ChefError) logger.warn(line, 'chef failed');
      else logger.info(line, left ? 'caller left' : 'answered');
    });
    next();
  };
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
