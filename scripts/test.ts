import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { chooseTests } from './choose-tests.ts';
import { findBrowser, playwrightCli } from './find-browser.ts';
import {
  closingLine,
  countPlaywright,
  countVitest,
  failedTests,
  readRun,
  type TestCount,
  type TestRun,
} from './test-summary.ts';

/*
 * The test command: builds, then runs Vitest, and Playwright against the built files. Arguments are parts of the names of
 * test files: only those files are run. In the folder of a package, only its own tests are run.
 * The last line says how many tests passed and failed. A missing report counts as a failure.
 */
const ROOT = join(import.meta.dirname, '..');
const E2E = join(ROOT, 'apps/e2e');
const REPORTS = join(ROOT, '.test-reports');
/** One report for each folder, so that several packages may be tested at the same time. */
const VITEST_REPORT = join(REPORTS, `vitest-${basename(process.cwd())}.json`);
/** Where Playwright's configuration puts it. */
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');
const TURBO = join(ROOT, 'scripts/turbo.cjs');
const require = createRequire(import.meta.url);
const VITEST = join(require.resolve('vitest/package.json'), '../vitest.mjs');
require('./hide-credentials.cjs');

const words = process.argv.slice(2);
const chosen = chooseTests(ROOT, process.cwd(), words);
const counts = await runTests();
const line = closingLine(counts.length > 0 ? counts : [{ passed: 0, failed: 1 }]);
process.stdout.write(`\n${line}\n`);
process.exitCode = line.endsWith(' 0 failed') ? 0 : 1;

async function runTests(): Promise<TestCount[]> {
  if (chosen.units.length + chosen.specs.length === 0) {
    const list = words.map((word) => JSON.stringify(word)).join(' or ');
    process.stderr.write(`No test file here has a path with ${list}.\n`);
    return [];
  }
  const build = await start(ROOT, TURBO, ['run', 'build', '--output-logs=errors-only'], 'inherit');
  if (build.exitCode !== 0) return [];
  // Both run at the same time, since neither alone keeps two cores busy.
  const [units, browser] = await Promise.all([
    chosen.units.length > 0 ? runUnitTests() : undefined,
    chosen.specs.length > 0 ? runBrowserTests() : undefined,
  ]);
  process.stdout.write(browser?.output ?? '');
  // Vitest has named them much earlier in the output, where they are easily missed.
  for (const failed of units ? failedTests(units) : []) process.stderr.write(`\n${failed}\n`);
  return [...(units ? [countVitest(units)] : []), ...(browser ? [browser.count] : [])];
}

async function runUnitTests(): Promise<TestRun> {
  rmSync(VITEST_REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  // By default Vitest leaves one core free, which is half of a machine with two cores.
  const args = ['run', '--maxWorkers=100%', ...reporters, ...(isAll() ? [] : chosen.units)];
  const { exitCode } = await start(ROOT, VITEST, args, 'inherit');
  return readRun(VITEST_REPORT, exitCode);
}

/** Keeps the output, so that it is printed after that of Vitest. */
async function runBrowserTests(): Promise<{ count: TestCount; output: string }> {
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  try {
    const env = { CHROME_PATH: await findBrowser(process.env, E2E) };
    const files = isAll() ? [] : chosen.specs.map((path) => path.replace('apps/e2e/', ''));
    const { exitCode, output } = await start(E2E, playwrightCli(E2E), ['test', ...files], 'pipe', env);
    return { count: countPlaywright(readRun(PLAYWRIGHT_REPORT, exitCode)), output };
  } catch (error) {
    const output = `${error instanceof Error ? error.message : String(error)}\n`;
    return { count: { passed: 0, failed: 1 }, output };
  }
}

/** Whether all tests are wanted. The runners then look for the files themselves, so that none is missed. */
function isAll(): boolean {
  return words.length === 0 && process.cwd() === ROOT;
}

/** Runs a JavaScript tool by the Node that runs this file: on Windows the commands that packages install need a shell. */
async function start(
  folder: string,
  tool: string,
  args: readonly string[],
  stdio: 'inherit' | 'pipe',
  env: NodeJS.ProcessEnv = {},
): Promise<{ exitCode: number | null; output: string }> {
  const child = spawn(process.execPath, [tool, ...args], {
    cwd: folder,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [exitCode] = await once(child, 'close');
  return { exitCode, output };
}
