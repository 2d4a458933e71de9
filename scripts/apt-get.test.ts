import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { aptGet } from './apt-get.ts';

/** An environment whose `apt-get` complains until it was called so often, and notes its arguments. */
function withApt(complaint: string, failures: number) {
  const folder = mkdtempSync(join(tmpdir(), 'spatula-apt-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const calls = join(folder, 'calls');
  const script = `#!/bin/sh
echo "$@" >> ${calls}
[ "$(wc -l < ${calls})" -gt ${failures} ] && exit 0
echo "${complaint}" >&2
exit 100`;
  writeFileSync(join(folder, 'apt-get'), script);
  chmodSync(join(folder, 'apt-get'), 0o755);
  const env = { PATH: `${folder}${delimiter}${process.env.PATH}` };
  return { env, calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []) };
}

it('apt-get is tried again while another process holds the lock of the package lists, and waits for the lock of dpkg', async () => {
  const held = 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 42 (apt)';
  const { env, calls } = withApt(held, 2);
  expect(await aptGet(['update'], env, 1)).toBe(true);
  expect(calls()).toEqual(Array(3).fill('--quiet --option DPkg::Lock::Timeout=300 update'));
});

it('apt-get is not tried again where anything else is wrong', async () => {
  const { env, calls } = withApt('E: Unable to locate package chromium', 9);
  expect(await aptGet(['install', 'chromium'], env, 1)).toBe(false);
  expect(calls()).toHaveLength(1);
});
