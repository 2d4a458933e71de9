import { globSync } from 'node:fs';
import { parse } from 'dotenv';
import { expect, it } from 'vitest';
import { ROOT, readText, VARIABLES } from './read-documents.ts';

const GUIDE = 'docs/operating.md';
const METRICS = globSync('apps/api/src/**/metrics.ts', { cwd: ROOT })
  .flatMap((path) => [...readText(path).matchAll(/'(spatula_\w+)'/g)])
  .map(([, name]) => name);

it('the guide for operators explains every metric of the server', () => {
  const explained = [...readText(GUIDE).matchAll(/^\| `(spatula_\w+)[{`]/gm)].map(([, name]) => name);
  expect(METRICS).not.toEqual([]);
  expect(explained.sort()).toEqual([...METRICS].sort());
});

it('the guide for operators says of every problem code what to do', () => {
  const [, section = ''] = readText(GUIDE).split('### What each problem means to you');
  const [table = ''] = section.split('\n#');
  const problems = readText('packages/shared/src/problem.ts');
  const codes = [...problems.matchAll(/^ {2}'?([\w-]+)'?: \{ status: \d/gm)].map(([, code]) => code);
  expect(codes).not.toEqual([]);
  expect(codes.filter((code) => !table.includes(`\`${code}\``))).toEqual([]);
});

it('the systemd unit sets variables that exist, and leaves open recipes the time that they may take', () => {
  const unit = readText('deploy/spatula.service');
  const settings = parse((/^Environment=(.*)$/m.exec(unit)?.[1] ?? '').replaceAll(' ', '\n'));
  const names = Object.keys(settings).filter((name) => name !== 'NODE_ENV');
  expect(names).not.toEqual([]);
  expect(VARIABLES).toEqual(expect.arrayContaining(names));
  const recipeMs = Number(/^#RECIPE_TIMEOUT_MS=(\d+)$/m.exec(readText('.env.example'))?.[1]);
  const stopMs = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) * 1000;
  expect(Number(settings.SHUTDOWN_GRACE_MS)).toBeGreaterThan(recipeMs);
  expect(stopMs).toBeGreaterThan(Number(settings.SHUTDOWN_GRACE_MS));
});
