import { describe, expect, it } from 'vitest';
import { DEFAULT_MODEL } from '../config.ts';
import { chefErrorOf, errorCodeOf, streamErrorOf } from './upstream-error.ts';

const RETRIED = [429, 502, 503, 504, 529];

/** The code that each status leads to: the table of problems, written down once more. */
function codeOf(status: number): string {
  if (status < 400) return 'chef-unintelligible';
  if (status === 408) return 'chef-timeout';
  if ([429, 503, 529].includes(status)) return 'chef-busy';
  return status < 500 ? 'chef-refused' : 'chef-unreachable';
}

describe('a status of the inference service', () => {
  it('a status of the inference service leads to the right problem, and to another try where the failure may pass', () => {
    for (let status = 300; status < 600; status++) {
      const error = chefErrorOf({ status });
      expect([status, error.code, error.retryable]).toEqual([
        status,
        codeOf(status),
        RETRIED.includes(status),
      ]);
      expect(error.hint).toContain(`answered ${status}`);
    }
  });

  it('a status of the inference service passes Retry-After on wherever another try may help', () => {
    for (const status of RETRIED) {
      const { retryAfter, headers } = chefErrorOf({ status, retryAfter: 7 });
      expect([status, retryAfter, headers]).toEqual([status, 7, { 'Retry-After': '7' }]);
    }
    expect(chefErrorOf({ status: 503 }).headers).toEqual({});
  });

  it.each([
    [401, undefined, 'OPENAI_API_KEY'],
    [402, undefined, 'credit'],
    [403, undefined, 'MODEL'],
    [404, undefined, 'MODEL'],
    [404, undefined, 'wait while Ollama pulls'],
    [410, undefined, 'MODEL'],
    [400, 'model_not_supported', 'change MODEL'],
    [400, 'model_not_found', 'change MODEL'],
  ])(
    'a status of the inference service tells the operator after a %d (%s) what to change: %s',
    (status, code, word) => {
      expect(chefErrorOf({ status, code }).hint).toContain(word);
    },
  );
});

describe('an error object', () => {
  it.each([
    [{ error: { code: 'model_not_supported', type: 'invalid_request_error' } }, 'model_not_supported'],
    [{ error: { code: null, type: 'rate_limit_error' } }, 'rate_limit_error'],
    [{ error: { code: 429 } }, undefined],
    [{ error: 'model is overloaded' }, undefined],
    [{ code: 'not_found' }, 'not_found'],
    ['text', undefined],
    [null, undefined],
  ])('an error object has its code read: %j', (body, code) => {
    expect(errorCodeOf(body)).toBe(code);
  });

  it.each([
    [{ error: { code: 429 } }, 'chef-busy'],
    [{ error: { code: '429' } }, 'chef-busy'],
    [{ error: { status: 401, code: 'x' } }, 'chef-refused'],
    [{ error: { status_code: 503 } }, 'chef-busy'],
    [{ error: { message: 'x' }, status: 500 }, 'chef-unreachable'],
    [{ error: { code: 408 } }, 'chef-timeout'],
    [{ error: { type: 'overloaded_error' } }, 'chef-busy'],
    [{ error: { code: 'rate_limit_exceeded' } }, 'chef-busy'],
    [{ error: { code: 'insufficient_quota' } }, 'chef-refused'],
    [{ error: { code: 'timeout' } }, 'chef-unreachable'],
    [{ error: { code: 200 } }, 'chef-unintelligible'],
    [{ error: { code: 'constructor' } }, 'chef-unintelligible'],
    [{ error: { code: 500.5 } }, 'chef-unintelligible'],
    [{ error: { code: '0x1F4' } }, 'chef-unintelligible'],
    [{ error: { code: '4e2' } }, 'chef-unintelligible'],
    [{ error: { message: 'x' } }, 'chef-unintelligible'],
    [{ error: 'the model failed' }, 'chef-unintelligible'],
    [{ error: null }, 'chef-unintelligible'],
    [{}, 'chef-unintelligible'],
  ])('an error object inside a stream counts by the status or code that it names: %j', (body, code) => {
    expect(streamErrorOf(body).code).toBe(code);
  });

  it('an error object lends none of its words to what we say or log', () => {
    const error = streamErrorOf({ error: { message: 'secret-words', code: 429, type: 'secret-words' } });
    expect(JSON.stringify({ ...error, message: error.message })).not.toContain('secret-words');
  });
});

it.each([{ status: 404 }, { status: 410 }, { status: 400, code: 'model_not_supported' }])(
  'the default model that is not served is named as the default, with where to find another: %o',
  (failure) => {
    const { hint } = chefErrorOf({ ...failure, model: DEFAULT_MODEL });
    expect(hint).toContain(`does not serve ${DEFAULT_MODEL}, the default: set MODEL to`);
    expect(chefErrorOf({ ...failure, model: 'org/other' }).hint).not.toContain('the default');
  },
);
