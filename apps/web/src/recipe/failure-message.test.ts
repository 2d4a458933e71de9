import { PROBLEM_CODES } from '@spatula/shared/problem';
import { describe, expect, test } from 'vitest';
import { failureMessage } from './failure-message.ts';
import type { FailureCode } from './recipe-failure.ts';

const CODES: FailureCode[] = [...PROBLEM_CODES, 'offline', 'server-unreachable', 'cut', 'unexpected-answer'];

describe('the sentence about a failure', () => {
  test.each(CODES)('the failure %s is told in words, without a status or a code', (code) => {
    const message = failureMessage({ code }, ['eggs']);

    expect(message).toMatch(/^[A-Z].+[.]$/);
    expect(message).not.toMatch(/\d{3}|[a-z]-[a-z]/);
  });

  test('too many requests are told with the seconds to wait', () => {
    expect(failureMessage({ code: 'rate-limited', retryAfterSeconds: 12 }, [])).toBe(
      'You asked for many recipes in a short time: wait 12 seconds, then try again.',
    );
  });

  test('a busy chef is told with the seconds to wait where they are known', () => {
    expect(failureMessage({ code: 'chef-busy', retryAfterSeconds: 1 }, [])).toContain('wait 1 second, then');
    expect(failureMessage({ code: 'chef-busy' }, [])).toContain('wait a moment');
  });

  test('a refusal says that trying again does not help', () => {
    expect(failureMessage({ code: 'chef-refused' }, [])).toContain('trying again will not help');
  });

  test('a kitchen that does not answer to the name of the page says which name to use', () => {
    expect(failureMessage({ code: 'misdirected' }, [])).toContain('open this page as localhost');
  });

  test.each<FailureCode>(['chef-unintelligible', 'unexpected-answer'])(
    '%s is told as a recipe that broke off where words of it had come',
    (code) => {
      expect(failureMessage({ code }, ['eggs'], "Here's")).toContain('broke off');
      expect(failureMessage({ code }, ['eggs'], ' ')).toContain('no recipe');
    },
  );

  test('too many ingredients are told with the limit and how many to remove', () => {
    const ingredients = Array.from({ length: 103 }, (_, index) => `food ${index}`);

    expect(failureMessage({ code: 'invalid-request' }, ingredients)).toBe(
      'A recipe takes at most 100 ingredients and you have 103: remove 3, then try again.',
    );
  });

  test('a wish that is refused is told', () => {
    expect(failureMessage({ code: 'invalid-request', isWishWrong: true }, ['eggs'])).toBe(
      'Some wishes cannot be read, or there are too many: remove the last ones that you set, then try again.',
    );
  });

  test('too long ingredients are told with the limit and named', () => {
    const ingredients = ['eggs', 'x'.repeat(201), 'feta', 'y'.repeat(300)];

    expect(failureMessage({ code: 'invalid-request', wrongIngredients: [1, 3] }, ingredients)).toBe(
      `An ingredient can have at most 200 characters: remove “${'x'.repeat(30)}…”, “${'y'.repeat(30)}…” and add it again in fewer words.`,
    );
  });

  test('ingredients with unreadable characters are named', () => {
    const message = failureMessage({ code: 'invalid-request', wrongIngredients: [0] }, [
      'eg\u0007gs',
      'feta',
    ]);

    expect(message).toMatch(/^These ingredients cannot be read: remove “eg.gs” and type them again/);
  });

  test('a refused ingredient that is not on the list still gets a sentence', () => {
    expect(failureMessage({ code: 'invalid-request', wrongIngredients: [7] }, ['eggs'])).toContain(
      'cannot be read',
    );
  });
});
