import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { ProblemError } from '../problem-error.ts';

/** Stands for a target that cannot be read. */
const UNREADABLE = '/%';

/**
 * Cuts the target of a request down to its path and query, which begin with a slash and hold only visible ASCII and no
 * fragment. Express would answer any other target by itself, without a line in the log and without a problem object. A whole address
 * (`GET http://host/health`) names the host as well, and then the `Host` header does not count (RFC 9112, section 3.2.2).
 */
export function readTarget(req: IncomingMessage): void {
  const [target = ''] = (req.url ?? '').split('#', 1);
  if (!/^[\x21-\x7e]+$/.test(target)) req.url = UNREADABLE;
  else if (target.startsWith('/') || target === '*') req.url = target;
  else readWholeAddress(req, target);
}

function readWholeAddress(req: IncomingMessage, target: string): void {
  const url = /^https?:/i.test(target) ? URL.parse(target) : null;
  if (url) req.headersDistinct.host = [url.host];
  req.url = url ? url.pathname + url.search : UNREADABLE;
}

/** Refuses an address that cannot be read or decoded, before anything looks for it. */
export const refuseUnreadable: RequestHandler = (req, _res, next) => {
  try {
    decodeURIComponent(req.path);
  } catch {
    throw new ProblemError(
      'invalid-request',
      'The address is malformed: check its form and its percent signs.',
    );
  }
  next();
};
