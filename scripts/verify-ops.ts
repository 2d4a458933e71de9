import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { closingLine, countVitest, readRun, type TestRun } from './test-summary.ts';

/*
 * Runs the tests that need more of Debian's packages than the browser (`*.ops.ts`): other people's programs that read our
 * files, and other browsers. They are no part of the test command, for which Node is enough. Arguments are parts of the
 * names of test files. The last line says how many tests passed and failed.
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
  return readRun(REPORT, exitCode);
}

function run(tool: string, args: readonly string[]): number | null {
  return spawnSync(process.execPath, [tool, ...args], { cwd: ROOT, stdio: 'inherit' }).status;
}
