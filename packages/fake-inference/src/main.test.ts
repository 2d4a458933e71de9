import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('the fake inference service runs as a process that prints its address, counts its requests and changes its scenario', async () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, '--scenario', '401'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed]: unknown[] = await once(child.stdout, 'data');
  const url = String(printed).trim();
  const control = new URL('/control', url);
  const ask = () => fetch(`${url}/chat/completions`, { method: 'POST', body: '{}' });

  expect((await ask()).status).toBe(401);
  expect(await (await fetch(control)).json()).toMatchObject({ scenario: '401', received: 1, openCalls: 0 });
  expect((await fetch(control, { method: 'POST', body: '{"scenario":"no such"}' })).status).toBe(400);
  expect((await fetch(control, { method: 'POST', body: '{"scenario":"plain"}' })).status).toBe(200);
  expect((await ask()).status).toBe(200);

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
