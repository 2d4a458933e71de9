import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Gives every answer an `X-Request-Id`: the caller's where it is harmless, else a new one. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && /^[\w.-]{1,128}$/.test(given) ? given : randomUUID();
  res.locals.requestId = id;
  res.set('X-Request-Id', id);
  next();
};
