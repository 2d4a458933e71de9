import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { chefSaying, startApi } from '../testing/start-api.ts';
import { createMetrics } from './metrics.ts';

it('a note of an answer that fails is logged, and neither the other notes nor later answers miss anything', async () => {
  const metrics = createMetrics(() => 0);
  const { log, send } = await startApi(chefSaying('Stir.'), {
    metrics: {
      ...metrics,
      notes: [
        () => {
          throw new TypeError('canary');
        },
        ...metrics.notes,
      ],
    },
  });
  for (let asked = 0; asked < 2; asked += 1) {
    expect((await send({ body: '{"ingredients": ["eggs"]}' })).status).toBe(200);
  }
  await expect.poll(() => log.length).toBe(4);
  expect(log.map((line) => JSON.parse(line))).toMatchObject(
    [1, 2].flatMap(() => [
      { level: 30, msg: 'answered', status: 200 },
      { level: 50, msg: 'a note could not be written', bug: { type: 'TypeError', at: expect.any(Array) } },
    ]),
  );
  expect(log.join()).not.toContain('canary');
  expect(await metrics.registry.metrics()).toContain(
    'spatula_http_requests_total{method="POST",route="/recipe",status="200",code="ok"} 2\n',
  );
});

it.each([
  ['POST', '/recipe', '/recipe'],
  ['GET', '/recipe?a=b', '/recipe'],
  ['OPTIONS', '/recipe', '/recipe'],
  ['HEAD', '/health', '/health'],
  ['DELETE', '/openapi.json', '/openapi.json'],
  ['GET', '/problems/internal', '/problems/:code'],
  ['PUT', '/problems/internal', '/problems/:code'],
  ['GET', '/', 'page'],
  ['POST', '/index.html', 'page'],
  ['GET', '/problems/teapot', 'none'],
  ['GET', '/problems/internal/', 'none'],
  ['GET', '/Recipe', 'none'],
  ['GET', '/secret', 'none'],
  ['GET', '/%', 'none'],
])('the log names the route of an answer, never its address: %s %s is %s', async (method, path, route) => {
  const webRoot = mkdtempSync(join(tmpdir(), 'spatula-routes-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Spatula</title>');
  const { send, log } = await startApi(chefSaying('Stir.'), { webRoot });
  await send({ method, path });
  await expect.poll(() => log.length).toBe(1);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ route });
});
