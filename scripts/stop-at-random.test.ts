import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

function stopAtRandom(...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'stop-at-random.ts'), ...args], {
    encoding: 'utf8',
  });
}

it('stop-at-random stops and continues the processes of a command, and ends with the exit code of the command', () => {
  const grandchild = "process.on('SIGCONT', () => process.exit(7)); setInterval(() => undefined, 1000)";
  const command = `
    const { spawnSync } = require('node:child_process');
    process.exit(spawnSync(process.execPath, ['--eval', ${JSON.stringify(grandchild)}]).status);`;
  const { status, stderr } = stopAtRandom('1', process.execPath, '--eval', command);
  expect(stderr).toMatch(/^Stopped [1-9]\d* times, from the seed 1\.\n$/);
  expect(status).toBe(7);
});

it('stop-at-random says how to call it where the seed or the command is missing', () => {
  expect(stopAtRandom('pnpm', 'test')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('usage:'),
  });
});
