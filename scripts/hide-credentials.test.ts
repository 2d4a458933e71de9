import { spawnSync } from 'node:child_process';
import { cpSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SECRET_SETTINGS } from '../apps/api/src/testing/setting-lists.ts';
import { makeProject } from './testing/make-project.ts';

const TELLS = `const seen = Object.keys(process.env).filter((name) => process.env[name] === 'a-credential');
console.log('seen:', ...seen);`;

/** Runs the test command in a project of its own, with stand-ins for the programs that build and test. */
function runTests(env: Record<string, string>): string[] {
  const project = makeProject({
    'package.json': '{"type": "module"}',
    'node_modules/turbo/package.json': '{"main": "turbo.js"}',
    'node_modules/turbo/turbo.js': TELLS,
    'node_modules/vitest/package.json': '{}',
    'node_modules/vitest/vitest.mjs': TELLS,
    'packages/soup/soup.test.ts': '',
  });
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const file of globSync('*.{ts,cjs}', { cwd: import.meta.dirname, exclude: ['*.test.ts'] }))
    cpSync(join(import.meta.dirname, file), join(project, 'scripts', file));
  const { stdout } = spawnSync(process.execPath, ['scripts/test.ts', 'soup'], {
    cwd: project,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.startsWith('seen:'));
}

it('the test command hands no credential to what builds and to what tests, but every other variable', () => {
  const names = [...SECRET_SETTINGS, 'NPM_TOKEN', 'DB_PASSWORD'];
  const env = Object.fromEntries([...names, 'MODEL'].map((name) => [name, 'a-credential']));
  expect(runTests(env)).toEqual(['seen: MODEL', 'seen: MODEL']);
});
