import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Longest id that is taken over from a caller, in characters. */
export const MAX_REQUEST_ID_LENGTH = 128;

/** An id that does no harm in a header field or in the log. */
export const REQUEST_ID = new RegExp(`^[\\w.-]{1,${MAX_REQUEST_ID_LENGTH}}$`);

/** Gives every answer an `X-Request-Id`: the caller's where it is harmless, else a new one. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  res.locals.requestId = id;
  res.set('X-Request-Id', id);
  next();
};
