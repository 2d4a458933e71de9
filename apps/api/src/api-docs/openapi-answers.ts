import { PROBLEMS, type ProblemCode } from '@spatula/shared/problem';
import { DEFAULTS } from '../config.ts';
import { REQUEST_ID } from '../http/request-id.ts';
import { PROBLEM_ADVICE } from './problem-advice.ts';

const { RATE_LIMIT_PER_MINUTE } = DEFAULTS;

const EXAMPLE_ID = '5e0a5b4e-8f0f-4a53-9c5b-1d0c7f2b6a11';

const WRONG_PLACES = [
  { pointer: '#/ingredients/1', detail: 'Must not be blank: name a food or leave the item out.' },
  { pointer: '#/wishes/servings', detail: 'Must be a whole number from 1 to 50.' },
];

/** Refers to a shape of the document by its name. */
export function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

/** Header fields that every answer carries. */
export const HEADERS = {
  'X-Request-Id': {
    description: 'Names the request in the log of the server.',
    required: true,
    schema: { type: 'string', pattern: REQUEST_ID.source },
  },
};

/** Header fields of every answer that was counted, unless the server has no rate limit. */
export const RATE_HEADERS = {
  RateLimit: {
    description:
      'What is left (`r`) for so many seconds (`t`), as in draft 8 of the RateLimit header fields.',
    schema: { type: 'string', pattern: '^"recipes"; r=\\d+; t=\\d+$' },
    example: `"recipes"; r=${RATE_LIMIT_PER_MINUTE - 1}; t=60`,
  },
  'RateLimit-Policy': {
    description: 'The limit (`q`) within so many seconds (`w`), and whom it counts (`pk`).',
    schema: { type: 'string', pattern: '^"recipes"; q=\\d+; w=60; pk=:[\\w+/=-]*:$' },
    example: `"recipes"; q=${RATE_LIMIT_PER_MINUTE}; w=60; pk=:MTJjYTE3YjQ5YWYy:`,
  },
};

const OWN_HEADERS: Partial<Record<ProblemCode, object>> = {
  'method-not-allowed': {
    Allow: {
      description: 'The right methods.',
      required: true,
      schema: { type: 'string' },
      example: 'POST, OPTIONS',
    },
  },
  'rate-limited': { 'Retry-After': retryAfter(true) },
  'chef-busy': { 'Retry-After': retryAfter(false) },
  'chef-unreachable': { 'Retry-After': retryAfter(false) },
  'budget-spent': { 'Retry-After': retryAfter(true) },
  'shutting-down': { 'Retry-After': retryAfter(false) },
};

function retryAfter(required: boolean) {
  return {
    description: 'Seconds after which to ask again.',
    required,
    schema: { type: 'integer', minimum: 0 },
    example: 42,
  };
}

/** The answers for some problems, by status. */
export function problemAnswers(codes: readonly ProblemCode[], headers: object = {}) {
  const byStatus = Object.groupBy(codes, (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same = []]) => [status, problemAnswer(same, headers)]),
  );
}

function problemAnswer(codes: readonly ProblemCode[], headers: object) {
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEM_ADVICE[code].advice}`).join('\n\n'),
    headers: Object.assign({}, HEADERS, headers, ...codes.map((code) => OWN_HEADERS[code])),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [ref('Problem'), { type: 'object', properties: { code: { enum: codes } } }],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

function exampleOf(code: ProblemCode) {
  return {
    type: `/problems/${code}`,
    title: PROBLEMS[code].title,
    status: PROBLEMS[code].status,
    detail: PROBLEM_ADVICE[code].example,
    code,
    ...(code === 'invalid-request' && { errors: WRONG_PLACES }),
    requestId: EXAMPLE_ID,
  };
}
