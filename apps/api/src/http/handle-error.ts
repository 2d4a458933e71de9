import type { ErrorRequestHandler, Response } from 'express';
import { ProblemError } from '../problem-error.ts';

/** Writes a problem as the whole answer. */
function sendProblem(res: Response, problem: ProblemError): void {
  res
    .status(problem.status)
    .set(problem.headers)
    .set('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem.toDetails(res.locals.requestId, res.app.locals.basePath)));
}

/** The problem that stands for an error. An error that nobody foresaw is told without anything from inside the server. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  return new ProblemError(
    'internal',
    'This is a fault of the server. Try again; if it stays, report the requestId.',
  );
}

/** The one place where an error becomes an answer. */
export const handleError: ErrorRequestHandler = (error, _req, res, _next) => {
  const problem = toProblem(error);
  res.locals.problem = problem;
  if (problem.code === 'internal') res.locals.bug = error;
  // Express would write the error, with all that it holds, to the console.
  if (res.headersSent) res.destroy();
  else sendProblem(res, problem);
};
