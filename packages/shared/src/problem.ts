import * as z from 'zod/mini';

/**
 * Every problem that a request can have, with its HTTP status and its title, which never varies. The API's answers,
 * the page's explanations and the API document are all made from this list.
 */
export const PROBLEMS = {
  'invalid-json': { status: 400, title: 'The body is not valid JSON' },
  'invalid-request': { status: 400, title: 'The request has the wrong shape' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'This address does not know that method' },
  'not-acceptable': { status: 406, title: 'No acceptable format' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body is in a format that is not understood' },
  misdirected: { status: 421, title: 'This server does not answer to that name' },
  'rate-limited': { status: 429, title: 'Too many recipes in a short time' },
  'chef-refused': { status: 502, title: 'The inference service refused the request' },
  'chef-unintelligible': { status: 502, title: 'The inference service answered with no recipe' },
  'chef-busy': { status: 503, title: 'The chef is busy' },
  'chef-unreachable': { status: 503, title: 'The inference service cannot be reached' },
  'budget-spent': { status: 503, title: 'The recipes of the day are cooked' },
  'shutting-down': { status: 503, title: 'The server is shutting down' },
  'chef-timeout': { status: 504, title: 'The inference service took too long' },
  internal: { status: 500, title: 'Something went wrong on the server' },
} as const satisfies Record<string, { status: number; title: string }>;

/** Machine-readable name of a problem. */
export type ProblemCode = keyof typeof PROBLEMS;

/** The codes in the order of {@link PROBLEMS}. */
export const PROBLEM_CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

/** A problem names at most so many wrong places of a body. */
export const MAX_ERRORS = 20;

/** Longest pointer to a wrong place, in characters. In a longer one the last key is cut. */
export const MAX_POINTER_LENGTH = 200;

const errorSchema = z.object({
  pointer: z.string().check(z.maxLength(MAX_POINTER_LENGTH)),
  detail: z.string(),
});

/** A problem object (RFC 9457), the only shape in which the API reports an error. */
export const problemSchema = z.object({
  /** URI reference of the page that explains the problem: `/problems/<code>`. */
  type: z.string(),
  title: z.string(),
  /** The HTTP status. Inside a stream it is the status that the answer would have had. */
  status: z.int().check(z.gte(400), z.lte(599)),
  /** The cause of this problem, and the remedy. */
  detail: z.string(),
  code: z.enum(PROBLEM_CODES),
  /** The first wrong places of the body: a JSON pointer as a URI fragment (`#/ingredients/0`) and what it must be. */
  errors: z.optional(z.array(errorSchema).check(z.maxLength(MAX_ERRORS))),
  /** Names the request in the server's log; the answer's `X-Request-Id` says the same. */
  requestId: z.string(),
});

/** A problem object as the API sends it. */
export type ProblemDetails = z.infer<typeof problemSchema>;
