import type { RequestHandler } from 'express';
import { ProblemError } from '../problem-error.ts';

/** The last handler of a route: answers `OPTIONS`, and every other method with which ones are right. */
export function allowOnly(...methods: string[]): RequestHandler {
  const allow = [...methods, 'OPTIONS'].join(', ');
  return (req, res) => {
    if (req.method === 'OPTIONS') {
      res.status(204).set('Allow', allow).end();
      return;
    }
    throw new ProblemError('method-not-allowed', `Use ${methods.join(' or ')}.`, {
      headers: { Allow: allow },
    });
  };
}
