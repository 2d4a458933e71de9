import { readFileSync } from 'node:fs';

/** The result of one test runner: its exit code, and its JSON report; undefined where it wrote none. */
export interface TestRun {
  readonly exitCode: number | null;
  readonly report: unknown;
}

/** How many tests passed, and how many did not. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

/** The result of a test runner that has ended, with the report that it wrote into a file. */
export function readRun(path: string, exitCode: number | null): TestRun {
  try {
    return { exitCode, report: JSON.parse(readFileSync(path, 'utf8')) };
  } catch {
    return { exitCode, report: undefined };
  }
}

/** Counts the tests in Vitest's report. */
export function countVitest(run: TestRun): TestCount {
  return count(run, ['numPassedTests'], ['numFailedTests', 'numPendingTests', 'numTodoTests']);
}

/** The file, the name and the reason of each failed test in Vitest's report. */
export function failedTests({ report }: TestRun): string[] {
  const files = records(isRecord(report) ? report.testResults : undefined);
  return files.flatMap(({ name, message, assertionResults }) => {
    const failed = records(assertionResults).filter(({ status }) => status === 'failed');
    const reasons = failed.map(
      ({ fullName, failureMessages }) => `${name} > ${fullName}\n${failureMessages}`,
    );
    return message ? [`${name}\n${message}`, ...reasons] : reasons;
  });
}

/** Counts the tests in Playwright's report. A test that passed only at a second try has failed. */
export function countPlaywright({ exitCode, report }: TestRun): TestCount {
  const stats = isRecord(report) ? report.stats : undefined;
  return count({ exitCode, report: stats }, ['expected'], ['unexpected', 'flaky', 'skipped']);
}

/** The line that ends a test run. */
export function closingLine(counts: readonly TestCount[]): string {
  return `${sum(counts.map((c) => c.passed))} passed, ${sum(counts.map((c) => c.failed))} failed`;
}

/** A skipped test counts as failed. Any other failure, such as a missing report, counts as one. */
function count(run: TestRun, passes: readonly string[], failures: readonly string[]): TestCount {
  const { exitCode, report } = run;
  const figures = isRecord(report) ? report : {};
  const figure = (name: string) => (typeof figures[name] === 'number' ? figures[name] : Number.NaN);
  const passed = sum(passes.map(figure));
  const failed = sum(failures.map(figure));
  if (Number.isNaN(passed + failed) || passed + failed === 0) return { passed: 0, failed: 1 };
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function records(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
