import type { IncomingMessage } from 'node:http';
import { MAX_ERRORS, MAX_POINTER_LENGTH } from '@spatula/shared/problem';
import {
  MAX_INGREDIENT_LENGTH,
  MAX_INGREDIENTS,
  type RecipeRequest,
  recipeRequestSchema,
} from '@spatula/shared/recipe';
import type * as z from 'zod';
import { ProblemError, type ProblemOptions } from '../problem-error.ts';
import { readBody } from './read-body.ts';

/**
 * Reads and validates a recipe request whose body is in a format that is understood.
 *
 * @throws ProblemError where it is too large, no JSON, or of the wrong shape, in that order
 */
export async function readRecipeRequest(req: IncomingMessage): Promise<RecipeRequest> {
  const parsed = recipeRequestSchema.safeParse(parseJson(await readBody(req)));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.flatMap(placesOf).slice(0, MAX_ERRORS);
  const named = errors.length < MAX_ERRORS ? 'names what' : `names the first ${MAX_ERRORS} places`;
  throw new ProblemError(
    'invalid-request',
    `Send {"ingredients": [...]} with 1 to ${MAX_INGREDIENTS} texts of 1 to ${MAX_INGREDIENT_LENGTH} characters; "errors" ${named} to mend.`,
    { errors },
  );
}

function parseJson(text: string): unknown {
  if (text.trim() === '') {
    const detail = 'The body is empty: send {"ingredients": ["eggs", "spinach", "feta"]}.';
    throw new ProblemError('invalid-json', detail);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    // Only the place: the rest of the message repeats the body.
    const place =
      error instanceof Error && / at (position \d+(?: \(line \d+ column \d+\))?)$/.exec(error.message)?.[1];
    throw new ProblemError(
      'invalid-json',
      `The body is not JSON: mend its syntax${place ? ` at ${place}` : ''}.`,
    );
  }
}

type Places = NonNullable<ProblemOptions['errors']>;

function placesOf(issue: z.core.$ZodIssue): Places {
  if (issue.code !== 'unrecognized_keys') return [{ pointer: pointerOf(issue.path), detail: issue.message }];
  const keys = issue.keys.slice(0, MAX_ERRORS);
  return keys.map((key) => ({ pointer: pointerOf([...issue.path, key]), detail: 'Unknown key: remove it.' }));
}

/**
 * A JSON pointer (RFC 6901) as a URI fragment, at most {@link MAX_POINTER_LENGTH} characters long, so that
 * a long key is not sent back whole. It is cut between two characters of the key.
 */
function pointerOf(path: readonly PropertyKey[]): string {
  let pointer = '#';
  for (const step of path) {
    pointer += '/';
    for (const character of String(step).slice(0, MAX_POINTER_LENGTH).toWellFormed()) {
      const written = encodeURIComponent(character.replace('~', '~0').replace('/', '~1'));
      if (pointer.length + written.length > MAX_POINTER_LENGTH) return pointer;
      pointer += written;
    }
  }
  return pointer;
}
