import { expect, it } from 'vitest';
import { closingLine, countPlaywright, countVitest, failedTests } from './test-summary.ts';

const vitest = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const stats = { expected: 9, unexpected: 0, flaky: 0, skipped: 0 };

it('the summary counts the tests that passed', () => {
  expect(countVitest({ exitCode: 0, report: vitest })).toEqual({ passed: 40, failed: 0 });
  expect(countPlaywright({ exitCode: 0, report: { stats } })).toEqual({ passed: 9, failed: 0 });
});

it('the summary counts a failed, a skipped and a flaky test as failures', () => {
  const numbers = { ...vitest, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 };
  expect(countVitest({ exitCode: 0, report: numbers }).failed).toBe(6);
  const bad = { expected: 9, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countPlaywright({ exitCode: 1, report: { stats: bad } }).failed).toBe(6);
});

it('the summary counts a runner as one failure where it failed without a failed test, ran no test, or left no report', () => {
  expect(countVitest({ exitCode: 1, report: vitest })).toEqual({ passed: 40, failed: 1 });
  expect(countVitest({ exitCode: null, report: vitest })).toEqual({ passed: 40, failed: 1 });
  expect(countVitest({ exitCode: 0, report: undefined })).toEqual({ passed: 0, failed: 1 });
  expect(countVitest({ exitCode: 0, report: { ...vitest, numPassedTests: 0 } }).failed).toBe(1);
  expect(countPlaywright({ exitCode: 0, report: {} })).toEqual({ passed: 0, failed: 1 });
});

it('the summary names the failed tests of Vitest with their reasons, and the files that could not be run', () => {
  const passed = { status: 'passed', fullName: 'boils', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'fries', failureMessages: ['Error: cold'] };
  const testResults = [
    { name: '/a.test.ts', message: '', assertionResults: [passed, failed] },
    { name: '/b.test.ts', message: 'Error: no oven', assertionResults: [] },
  ];
  expect(failedTests({ exitCode: 1, report: { testResults } })).toEqual([
    '/a.test.ts > fries\nError: cold',
    '/b.test.ts\nError: no oven',
  ]);
  expect(failedTests({ exitCode: 1, report: undefined })).toEqual([]);
});

it('the summary ends with one line for all runners', () => {
  const counts = [
    { passed: 40, failed: 1 },
    { passed: 9, failed: 0 },
  ];
  expect(closingLine(counts)).toBe('49 passed, 1 failed');
});
