import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SECRET_SETTINGS } from '../apps/api/src/testing/setting-lists.ts';
import { makeProject } from './testing/make-project.ts';

const ROOT = join(import.meta.dirname, '..');
const OTHERS = ['NPM_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'DB_PASSWORD'];
const LOOK = `require('node:fs').writeFileSync(process.env.npm_lifecycle_event + '.json', JSON.stringify(process.env))`;

const scripts = Object.fromEntries(['build', 'check', 'dev'].map((task) => [task, 'node ../../look.cjs']));
/** The tasks of this project only write down the variables that they get. */
const project = makeProject({
  'package.json': JSON.stringify({ name: 'seen', packageManager: 'npm@10.0.0', workspaces: ['apps/*'] }),
  'apps/api/package.json': JSON.stringify({ name: '@spatula/api', scripts }),
  'apps/web/package.json': JSON.stringify({ name: '@spatula/web', scripts }),
  'look.cjs': LOOK,
});
afterAll(() => rmSync(project, { recursive: true }));

beforeAll(() => {
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

/** Names of the variables with a credential, among those that a task saw. */
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
