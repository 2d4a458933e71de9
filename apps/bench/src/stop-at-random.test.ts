import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

function stopAtRandom(...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'stop-at-random.ts'), ...args], {
    encoding: 'utf8',
  });
}

it('stops and continues what the command started, and ends with its exit code', () => {
  const grandchild = "process.on('SIGCONT', () => process.exit(7)); setInterval(() => undefined, 1000)";
  const command = `
    const { spawnSync } = require('node:child_process');
    process.exit(spawnSync(process.execPath, ['--eval', ${JSON.stringify(grandchild)}]).status);`;
  const { status, stderr } = stopAtRandom('1', process.execPath, '--eval', command);
  expect(stderr).toMatch(/^Stopped [1-9]\d* times, from the seed 1\.\n$/);
  expect(status).toBe(7);
});

it('says how to call it where seed or command are missing', () => {
  expect(stopAtRandom('pnpm', 'test')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('usage:'),
  });
});
