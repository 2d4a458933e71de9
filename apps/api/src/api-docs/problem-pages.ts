import { PROBLEMS, type ProblemCode } from '@spatula/shared/problem';
import type { RequestHandler } from 'express';
import { ProblemError } from '../problem-error.ts';
import { PROBLEM_ADVICE } from './problem-advice.ts';

/** Refuses an address that names no problem, whatever the method. */
export const knownProblem: RequestHandler = (req, _res, next) => {
  if (!isProblemCode(req.params.code))
    throw new ProblemError('not-found', 'There is no problem of that name.');
  next();
};

/** `GET /problems/<code>`: the page that a problem's `type` leads to. */
export const problemPage: RequestHandler = (req, res, next) => {
  const { code } = req.params;
  if (!isProblemCode(code)) return next();
  const { status, title } = PROBLEMS[code];
  res.type('html').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Problem <code>${code}</code>, HTTP status ${status}.</p>
<p>${PROBLEM_ADVICE[code].advice}</p>
</main>
</body>
</html>
`);
};

function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(PROBLEMS, code);
}
