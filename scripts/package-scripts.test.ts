import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const commands = globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: ROOT }).flatMap(
  (path) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
    return Object.entries<string>(scripts).map(([name, command]) => ({ name: `${path} ${name}`, command }));
  },
);
/** A line has several commands where they are joined with `&&` or `|`, as in every shell. */
const parts = commands.flatMap(({ name, command }) =>
  command.split(/&&|\|/).map((part) => ({ name, part: part.trim() })),
);

it('no script needs a shell of one kind: none sets a variable, replaces the shell or expands anything', () => {
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.filter(({ part }) => /^(\w+=|exec\b|export\b)|[$;'`\\]/.test(part))).toEqual([]);
});

it('pnpm verify runs the commands that continuous integration runs, and the workflow runs no others', () => {
  const verify = commands.find(({ name }) => name === 'package.json verify');
  const ciRun = readFileSync(join(ROOT, '.ci/run'), 'utf8');
  const called = [...ciRun.matchAll(/^(?:exec )?(pnpm (?!install)\S+)/gm)].map(([, call]) => call);
  expect(verify?.command).toBe(called.join(' && '));
  const workflow = readFileSync(join(ROOT, '.github/workflows/test.yml'), 'utf8');
  expect([...workflow.matchAll(/- run: (.+)/g)].map(([, command]) => command)).toEqual(['bash .ci/run']);
});

it('each workflow names the actions that it runs by their hashes', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  expect(workflows.length).toBeGreaterThan(1);
  for (const workflow of workflows) {
    const actions = [...workflow.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(
      actions.filter((action) => !/^\.\/|^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? '')),
    ).toEqual([]);
  }
});

it('no script calls turbo past the file that forbids it to report its use', () => {
  expect(parts.filter(({ part }) => part.startsWith('turbo'))).toEqual([]);
});

it('every package that has tests can be tested in its own folder', () => {
  const tested = globSync('{apps,packages}/*/{src,specs}/**/*.{test,spec}.{ts,tsx}', { cwd: ROOT });
  const packages = new Set(tested.map((path) => path.split(sep).slice(0, 2).join('/')));
  const runnable = commands.flatMap(({ name }) =>
    name.endsWith('/package.json test') ? [dirname(name)] : [],
  );
  expect(runnable.sort()).toEqual([...packages].sort());
});

it('turbo reports its use to nobody, also on a machine where nobody has forbidden it', () => {
  const home = mkdtempSync(join(tmpdir(), 'spatula-home-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const env = { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home };
  const status = execFileSync(process.execPath, [join(ROOT, 'scripts/turbo.cjs'), 'telemetry', 'status'], {
    env,
    encoding: 'utf8',
  });
  expect(status).toContain('Status: Disabled');
});
