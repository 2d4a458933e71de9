import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SECRET_SETTINGS } from '../apps/api/src/testing/setting-lists.ts';

const ROOT = join(import.meta.dirname, '..');
const OTHERS = ['NPM_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'DB_PASSWORD'];
const LOOK = `require('node:fs').writeFileSync(process.env.npm_lifecycle_event + '.json', JSON.stringify(process.env))`;

const project = mkdtempSync(join(tmpdir(), 'spatula-turbo-'));
afterAll(() => rmSync(project, { recursive: true }));

/** The real settings of turbo in a project of its own, whose tasks only note the variables that they get. */
beforeAll(() => {
  const scripts = Object.fromEntries(['build', 'check', 'dev'].map((task) => [task, 'node ../../look.cjs']));
  const files = {
    'package.json': { name: 'seen', packageManager: 'npm@10.0.0', workspaces: ['apps/*'] },
    'apps/api/package.json': { name: '@spatula/api', scripts },
    'apps/web/package.json': { name: '@spatula/web', scripts },
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), JSON.stringify(content));
  }
  writeFileSync(join(project, 'look.cjs'), LOOK);
  cpSync(join(ROOT, 'turbo.json'), join(project, 'turbo.json'));
  const markers = Object.fromEntries([...SECRET_SETTINGS, ...OTHERS].map((name) => [name, 'a-credential']));
  for (const words of [['run', 'build', 'check'], ['dev']]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'scripts/turbo.cjs'), ...words],
      { cwd: project, env: { ...process.env, ...markers }, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
  }
});

/** Names of the variables that hold a credential in what a task saw. */
function credentialsOf(task: string): string[] {
  const seen = JSON.parse(readFileSync(join(project, `${task}.json`), 'utf8'));
  return Object.keys(seen).filter((name) => seen[name] === 'a-credential');
}

it.each(['apps/api/build', 'apps/web/build', 'apps/api/check', 'apps/web/check', 'apps/web/dev'])(
  'the task %s gets no credential, since it calls no service',
  (task) => {
    expect(credentialsOf(task)).toEqual([]);
  },
);

it('the task that serves the API gets the credentials of the services that it calls, and no others', () => {
  expect(credentialsOf('apps/api/dev').sort()).toEqual(SECRET_SETTINGS.toSorted());
});
