import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const NAME = '@pnpm/exe.here';
const VERSION = '12.0.0';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spatula-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A package as a registry has it, with a `pnpm` that says its arguments, then does what the line of shell says. */
function pack(line: string): Buffer {
  const folder = makeFolder();
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ name: NAME, version: VERSION }));
  writeFileSync(join(folder, 'package/pnpm'), `#!/bin/sh\necho "pnpm $@"\n${line}\n`, { mode: 0o755 });
  return execFileSync('tar', ['--create', '--gzip', '--directory', folder, 'package']);
}

/** A registry of one package; resolves with its address. */
async function startRegistry(tarball: Buffer): Promise<string> {
  const server = createServer((req, res) => {
    const dist = { tarball: `http://${req.headers.host}/file.tgz`, integrity: hashOf(tarball) };
    const versions = { [VERSION]: { name: NAME, version: VERSION, dist } };
    const answer = JSON.stringify({ name: NAME, 'dist-tags': { latest: VERSION }, versions });
    res.end(req.url === '/file.tgz' ? tarball : answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function hashOf(bytes: Buffer): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}

/** Runs what continuous integration runs, in a project of its own that wants a pnpm with this hash. */
async function runCi(tarball: Buffer, integrity: string) {
  const project = makeFolder();
  const wanted = { private: true, optionalDependencies: { [NAME]: VERSION } };
  const locked = { version: VERSION, integrity, optional: true };
  const lock = { lockfileVersion: 3, packages: { '': wanted, [`node_modules/${NAME}`]: locked } };
  mkdirSync(join(project, '.ci/pnpm'), { recursive: true });
  cpSync(join(ROOT, '.ci/run'), join(project, '.ci/run'));
  writeFileSync(join(project, '.ci/pnpm/package.json'), JSON.stringify(wanted));
  writeFileSync(join(project, '.ci/pnpm/package-lock.json'), JSON.stringify(lock));
  const env = {
    ...process.env,
    npm_config_registry: await startRegistry(tarball),
    npm_config_cache: join(project, 'cache'),
    npm_config_loglevel: 'error',
  };
  const child = spawn('bash', [join(project, '.ci/run')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const lines = output.split('\n').filter((line) => /^pnpm |^\d+ passed/.test(line));
  return { status, lines };
}

it('continuous integration installs what the lock file names, then checks, then tests, and ends with the last line and exit code of the tests', async () => {
  const tarball = pack('[ "$1" = test ] && echo "4 passed, 2 failed" && exit 1; exit 0');
  const { status, lines } = await runCi(tarball, hashOf(tarball));
  expect(lines).toEqual(['pnpm install --frozen-lockfile', 'pnpm check', 'pnpm test', '4 passed, 2 failed']);
  expect(status).toBe(1);
});

it.each(['install', 'check'])(
  'continuous integration counts a failed %s as a failure in its last line, and goes no further',
  async (step) => {
    const tarball = pack(`[ "$1" = ${step} ] && exit 1; exit 0`);
    const { status, lines } = await runCi(tarball, hashOf(tarball));
    expect(lines.at(-2)).toContain(`pnpm ${step}`);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
    expect(status).toBe(1);
  },
);

it('continuous integration runs no pnpm whose bytes have another hash than the written one', async () => {
  const { status, lines } = await runCi(pack(''), hashOf(pack('exit 0')));
  expect(lines).toEqual(['0 passed, 1 failed']);
  expect(status).toBe(1);
});

it('the pnpm that a machine runs is the one of the project, and has a hash for every kind of machine', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  const { packages } = read('.ci/pnpm/package-lock.json');
  const { '': wanted, ...locked } = packages;
  expect(wanted.optionalDependencies).toEqual(read('.ci/pnpm/package.json').optionalDependencies);
  expect(Object.keys(locked).map((path) => path.replace('node_modules/', ''))).toEqual(
    Object.keys(wanted.optionalDependencies),
  );
  const { packageManager } = read('package.json');
  for (const { version, integrity, resolved } of Object.values<Record<string, string>>(locked)) {
    expect(packageManager).toMatch(new RegExp(`^pnpm@${version}\\+sha512\\.[0-9a-f]{128}$`));
    expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
    // It comes from whichever registry npm is told of, and its hash says whether it is the right one.
    expect(resolved).toBeUndefined();
  }
});

it('the workflow runs every action by its commit, with rights to read only, and leaves no credential behind', () => {
  const workflow = readFileSync(join(ROOT, '.github/workflows/test.yml'), 'utf8');
  const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions).not.toEqual([]);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  expect(workflow).toContain('permissions:\n  contents: read\n');
  expect(workflow).not.toMatch(/secrets\.|: write/);
  expect(workflow).toContain('persist-credentials: false');
});
