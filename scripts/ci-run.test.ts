import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Runs what continuous integration runs, with an `npx` that only does what the given line of shell says. */
function runCi(npx: string) {
  const folder = mkdtempSync(join(tmpdir(), 'spatula-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\necho "$@"\n${npx}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { status, stdout } = spawnSync('bash', [join(import.meta.dirname, '../.ci/run')], {
    env,
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
}

it('continuous integration checks, then tests, and ends as the tests end', () => {
  const { status, lines } = runCi('[ "$3" = test ] && echo "4 passed, 2 failed" && exit 1; exit 0');
  expect(lines).toEqual(['--yes pnpm@12 check', '--yes pnpm@12 test', '4 passed, 2 failed']);
  expect(status).toBe(1);
});

it('continuous integration counts a failed check as a failure in its last line', () => {
  const { status, lines } = runCi('[ "$3" = check ] && exit 1; exit 0');
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
  expect(status).toBe(1);
});
