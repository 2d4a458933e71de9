import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const LOCK_FILE = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
const [, EXPRESS = ''] = /\n\n( {2}express@[\s\S]*?\n)\n/.exec(LOCK_FILE) ?? [];

/** The packages of a lock file, each with its lines. */
function packagesOf(lockFile: string): string[] {
  const [, section = ''] = /\npackages:\n\n([\s\S]*?)\n\nsnapshots:\n/.exec(lockFile) ?? [];
  return section.split('\n\n');
}

/** Those that come from elsewhere than the registry, or have no hash. */
function unsafe(lockFile: string): string[] {
  const fromRegistry =
    /^ {2}'?(@[\w.-]+\/)?[\w.-]+@\d[\w.+-]*'?:\n {4}resolution: \{integrity: sha512-[\w+/]{86}==\}(\n|$)/;
  return packagesOf(lockFile).filter((lines) => !fromRegistry.test(lines));
}

it('every package of the lock file comes from the registry, and has a hash', () => {
  expect(packagesOf(LOCK_FILE).length).toBeGreaterThan(100);
  expect(unsafe(LOCK_FILE)).toEqual([]);
});

it.each([
  ['has no hash', '{}'],
  ['has a weak hash', '{integrity: sha1-yQ==}'],
  ['comes from an address', '{integrity: sha512-x, tarball: https://elsewhere.example/express.tgz}'],
  ['comes from a repository', '{commit: abc, repo: https://elsewhere.example/express.git, type: git}'],
])('the test of the lock file finds a package that %s', (_, resolution) => {
  const changed = EXPRESS.replace(/(resolution: ).*/, `$1${resolution}`);
  expect(unsafe(LOCK_FILE.replace(EXPRESS, changed))).toEqual([changed.trimEnd()]);
});

it('no package but the one that brings Node may run a script when it is installed', () => {
  const settings = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  expect(/^allowBuilds:\n((?: .*\n)*)/m.exec(settings)?.[1]).toBe('  node: true\n');
  expect(settings).not.toMatch(
    /^(dangerously|strictDepBuilds|blockExoticSubdeps|trustLockfile|verifyStore)/m,
  );
});
