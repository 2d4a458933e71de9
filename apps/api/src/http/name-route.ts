import type { RequestHandler } from 'express';

/** Names the route for the log and the metrics: an address holds whatever its sender put there. */
export function nameRoute(name: string): RequestHandler {
  return (_req, res, next) => {
    res.locals.route = name;
    next();
  };
}
