import { MAX_BODY_BYTES, type RecipeRequest, recipeRequestSchema } from '@spatula/shared/recipe';
import { type ErrorRequestHandler, json, type RequestHandler } from 'express';
import type * as z from 'zod/mini';
import { Problem } from '../problems.ts';

const TOO_LARGE = `Send at most ${MAX_BODY_BYTES / 1024} KiB, before and after inflating.`;

/** Refuses a body that does not call itself JSON. */
export const requireJson: RequestHandler = (req, _res, next) => {
  const type = req.headers['content-type'] ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new Problem(
      'unsupported-media-type',
      'Send the body as JSON, with "Content-Type: application/json".',
    );
  }
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
    throw new Problem('body-too-large', TOO_LARGE);
  next();
};

/** Reads and inflates the body; any JSON value gets through, its shape is the schema's business. */
export const readBody: RequestHandler = json({ limit: MAX_BODY_BYTES, strict: false, type: () => true });

/** Says in the API's words what the body reader found wrong. */
export const explainBodyError: ErrorRequestHandler = (error, _req, _res, next) => {
  if (error instanceof Problem) next(error);
  else if (error.status === 413) next(new Problem('body-too-large', TOO_LARGE));
  else if (error.status === 415) {
    next(new Problem('unsupported-media-type', 'Send the body in UTF-8, plain or with gzip, deflate or br.'));
  } else if (error.status >= 400 && error.status < 500) {
    next(
      new Problem('invalid-json', 'The body could not be read as JSON: check its syntax and its encoding.'),
    );
  } else next(error);
};

/**
 * Validates a body.
 *
 * @param body - any JSON value; undefined where there was none
 * @throws Problem `invalid-json` for no body, `invalid-request` naming every wrong place
 */
export function parseRecipeRequest(body: unknown): RecipeRequest {
  if (body === undefined) {
    throw new Problem(
      'invalid-json',
      'The body is empty: send {"ingredients": ["eggs", "spinach", "feta"]}.',
    );
  }
  const parsed = recipeRequestSchema.safeParse(body);
  if (parsed.success && !Object.hasOwn(body as object, '__proto__')) return parsed.data;
  const errors = parsed.error ? parsed.error.issues.flatMap(placesOf) : [];
  if (isRecord(body) && Object.hasOwn(body, '__proto__')) errors.push(unknownKey('__proto__'));
  throw new Problem(
    'invalid-request',
    'Send {"ingredients": [...]} with 1 to 100 texts of 1 to 200 characters; "errors" names what to mend.',
    { errors },
  );
}

interface Place {
  pointer: string;
  detail: string;
}

function placesOf(issue: z.core.$ZodIssue): Place[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map(unknownKey);
  return [{ pointer: pointerOf(issue.path), detail: issue.message }];
}

function unknownKey(key: string): Place {
  return { pointer: pointerOf([key]), detail: 'Unknown key: remove it.' };
}

/** A JSON pointer (RFC 6901) as a URI fragment. */
function pointerOf(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => String(step).toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1'));
  return ['#', ...steps.map(encodeURIComponent)].join('/');
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
