import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import {
  closingLine,
  countPlaywright,
  countVitest,
  failedTests,
  type TestCount,
  type TestRun,
} from './test-summary.ts';

/*
 * Everything that has to pass, in one command: builds, then runs Vitest and, against what was built, Playwright.
 * The last line says how many tests passed and failed; it is no success unless both reports are there.
 */
const ROOT = join(import.meta.dirname, '..');
const E2E = join(ROOT, 'apps/e2e');
const REPORTS = join(ROOT, '.test-reports');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
/** Where Playwright's configuration puts it. */
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS);
const counts = run(ROOT, 'turbo', ['run', 'build', '--output-logs=errors-only']) === 0 ? runTests() : [];
const line = closingLine(counts.length > 0 ? counts : [{ passed: 0, failed: 1 }]);
process.stdout.write(`\n${line}\n`);
process.exitCode = line.endsWith(' 0 failed') ? 0 : 1;

function runTests(): TestCount[] {
  const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const units = read(VITEST_REPORT, run(ROOT, 'vitest', vitest));
  const counts = [countVitest(units), runBrowserTests()];
  // Vitest named them long ago: whoever sees the end only shall know them too.
  for (const failed of failedTests(units)) process.stderr.write(`\n${failed}\n`);
  return counts;
}

function runBrowserTests(): TestCount {
  try {
    const exitCode = run(E2E, 'playwright', ['test'], { CHROME_PATH: findBrowser(process.env, E2E) });
    return countPlaywright(read(PLAYWRIGHT_REPORT, exitCode));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  }
}

function run(
  folder: string,
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): number | null {
  const { status, error } = spawnSync(join(folder, 'node_modules/.bin', tool), args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) process.stderr.write(`${tool} does not start: ${error.message}\n`);
  return status;
}

function read(path: string, exitCode: number | null): TestRun {
  try {
    return { exitCode, report: JSON.parse(readFileSync(path, 'utf8')) };
  } catch {
    return { exitCode, report: undefined };
  }
}
