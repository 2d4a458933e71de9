import { expect, it } from 'vitest';
import { PROBLEM_CODES, PROBLEMS, type ProblemCode, problemSchema } from './problem.ts';

/** Consumers rely on these pairs; a changed one breaks them. */
const STATUS_OF: Record<ProblemCode, number> = {
  'invalid-json': 400,
  'invalid-request': 400,
  'not-found': 404,
  'method-not-allowed': 405,
  'not-acceptable': 406,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  misdirected: 421,
  'rate-limited': 429,
  'chef-refused': 502,
  'chef-unintelligible': 502,
  'chef-busy': 503,
  'chef-unreachable': 503,
  'budget-spent': 503,
  'shutting-down': 503,
  'chef-timeout': 504,
  internal: 500,
};

const problem = {
  type: '/problems/invalid-request',
  title: 'The request has the wrong shape',
  status: 400,
  detail: 'One ingredient is wrong: see errors.',
  code: 'invalid-request',
  errors: [{ pointer: '#/ingredients/0', detail: 'Must not be blank.' }],
  requestId: 'r-1',
};

it('the table of problems holds every code with its status', () => {
  const statuses = Object.fromEntries(PROBLEM_CODES.map((code) => [code, PROBLEMS[code].status]));
  expect(statuses).toEqual(STATUS_OF);
});

it('the table of problems gives each code a title of its own', () => {
  const titles = PROBLEM_CODES.map((code) => PROBLEMS[code].title);
  expect(new Set(titles).size).toBe(PROBLEM_CODES.length);
});

it('a problem object is understood with and without a list of wrong places', () => {
  const { errors: _, ...plain } = problem;
  expect(problemSchema.parse(problem)).toEqual(problem);
  expect(problemSchema.parse(plain)).toEqual(plain);
});

it('a problem object names up to 20 wrong places, each in up to 200 characters', () => {
  const errors = Array(20).fill({ pointer: '#'.padEnd(200, 'x'), detail: 'Wrong.' });
  expect(problemSchema.safeParse({ ...problem, errors }).success).toBe(true);
});

it.each([
  ['an unknown code', { ...problem, code: 'teapot' }],
  ['a status that is no error', { ...problem, status: 200 }],
  ['no detail', { ...problem, detail: undefined }],
  ['a wrong place without a pointer', { ...problem, errors: [{ detail: 'Wrong.' }] }],
  ['21 wrong places', { ...problem, errors: Array(21).fill(problem.errors[0]) }],
  [
    'a pointer of 201 characters',
    { ...problem, errors: [{ pointer: '#'.padEnd(201, 'x'), detail: 'Wrong.' }] },
  ],
])('a problem object is not understood with %s', (_, value) => {
  expect(problemSchema.safeParse(value).success).toBe(false);
});
