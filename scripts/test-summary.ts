/** What one test runner left behind: its exit code and its JSON report, undefined where there is none. */
export interface TestRun {
  readonly exitCode: number | null;
  readonly report: unknown;
}

/** How many tests went well, and how many did not. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

/** Counts Vitest's report. */
export function countVitest(run: TestRun): TestCount {
  return count(run, ['numPassedTests'], ['numFailedTests', 'numPendingTests', 'numTodoTests']);
}

/** What Vitest's report says of the tests that failed: file, name and reason of each. */
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

/** Counts Playwright's report; a test that passed at a second try only has failed. */
export function countPlaywright({ exitCode, report }: TestRun): TestCount {
  const stats = isRecord(report) ? report.stats : undefined;
  return count({ exitCode, report: stats }, ['expected'], ['unexpected', 'flaky', 'skipped']);
}

/** The line that ends a test run. */
export function closingLine(counts: readonly TestCount[]): string {
  return `${sum(counts.map((c) => c.passed))} passed, ${sum(counts.map((c) => c.failed))} failed`;
}

/** A skipped test fails like any other; whatever else went wrong, such as a missing report, counts as one failure. */
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
