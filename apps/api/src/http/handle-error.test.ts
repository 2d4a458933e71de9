import { expect, it, onTestFinished, vi } from 'vitest';
import { chefSaying, startApi } from '../testing/start-api.ts';

it('a fault after the head of an answer breaks the connection and is told in the log alone, without its words', async () => {
  // Express writes such a fault to the console, but not under test.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const console = vi.spyOn(globalThis.console, 'error').mockReturnValue();
  const { log, exchange, send } = await startApi(chefSaying('Stir.'), {
    rateLimit: (_req, res) => {
      res.write('The first');
      throw new TypeError('canary');
    },
  });
  const body = '{"ingredients": ["eggs"]}';
  await exchange(
    `POST /recipe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect((await send({ method: 'GET', path: '/ready' })).status).toBe(200);
  await expect.poll(() => log.length).toBe(2);
  const [line = ''] = log;
  expect(JSON.parse(line)).toMatchObject({ level: 50, code: 'internal', bug: { type: 'TypeError' } });
  expect(line).not.toContain('canary');
  expect(console).not.toHaveBeenCalled();
});
