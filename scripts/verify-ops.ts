import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { closingLine, countVitest, type TestRun } from './test-summary.ts';

/*
 * The tests that need Debian's packages beside the browser (`*.ops.ts`): other people's programs, tried on ours, and
 * other browsers. They are no part of the test command, which a machine with Node alone can run. Arguments are parts of
 * the names of test files. The last line says how many tests passed and failed.
 */
const ROOT = join(import.meta.dirname, '..');
const REPORT = join(ROOT, '.test-reports/ops.json');
const require = createRequire(import.meta.url);
const VITEST = join(require.resolve('vitest/package.json'), '../vitest.mjs');
require('./hide-credentials.cjs');

const build = run(join(ROOT, 'scripts/turbo.cjs'), ['run', 'build', '--output-logs=errors-only']);
const count = build === 0 ? countVitest(runTests()) : { passed: 0, failed: 1 };
process.stdout.write(`\n${closingLine([count])}\n`);
process.exitCode = count.failed === 0 ? 0 : 1;

function runTests(): TestRun {
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const files = process.argv.slice(2);
  const exitCode = run(VITEST, ['run', '--config', 'vitest.ops.config.ts', ...reporters, ...files]);
  try {
    return { exitCode, report: JSON.parse(readFileSync(REPORT, 'utf8')) };
  } catch {
    return { exitCode, report: undefined };
  }
}

function run(tool: string, args: readonly string[]): number | null {
  return spawnSync(process.execPath, [tool, ...args], { cwd: ROOT, stdio: 'inherit' }).status;
}
