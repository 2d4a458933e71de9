import { execFileSync, spawn } from 'node:child_process';
import { constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { startApiProcess } from '../testing/start-api-process.ts';
import { openLogOutput } from './log-output.ts';

/** On SIGUSR2 has the standard output, and with `errors` the standard error as well, lead to a full disk. */
function fillsDisk({ errors = false } = {}): string[] {
  const full = `import { closeSync, openSync } from 'node:fs';
    process.on('SIGUSR2', () => {
      for (const fd of ${errors ? '[1, 2]' : '[1]'}) {
        closeSync(fd);
        openSync('/dev/full', 'w');
      }
    });`;
  return ['--import', `data:text/javascript,${encodeURIComponent(full)}`];
}

it.each([false, true])(
  'the process answers and stops as always while the disk is full that its log goes to (errors too: %s)',
  async (errors) => {
    const server = startApiProcess({ flags: fillsDisk({ errors }) });
    const { port } = await server.listens();
    const closed = new Promise((resolve) => server.child.stdout?.once('end', resolve));
    server.child.kill('SIGUSR2');
    await closed;
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);
    }
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.stderr).toBe(errors ? '' : 'The log cannot be written (ENOSPC).\n');
  },
);

it('what waits for a reader of the log that does not read is bounded, and the log tells how much was lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spatula-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const logger = pino({}, openLogOutput(openSync(path, constants.O_RDWR | constants.O_NONBLOCK)));
  for (let line = 0; line < 20_000; line += 1) logger.info({ line }, 'x'.repeat(150));
  const reader = spawn('cat', [path]);
  onTestFinished(() => void reader.kill());
  let text = '';
  reader.stdout.on('data', (data) => {
    text += data;
  });
  await expect.poll(() => text).toMatch(/"lost":\d+,.*\n$/);
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.pop()).toMatchObject({ level: 40, lost: 20_000 - lines.length });
  expect(lines.map(({ line }) => line)).toEqual(lines.map((_, index) => index));
  expect(text.length).toBeLessThan(1.2 * 2 ** 20);
});
