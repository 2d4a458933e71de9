import { once } from 'node:events';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { startBehindProxy } from './start-behind-proxy.ts';

/* The product behind Debian's Caddy with the rules of the stack. */

const ask = (url: string, accept: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, 'accept-encoding': 'gzip' },
    body: '{"ingredients": ["eggs", "spinach", "feta"]}',
  });

it.each(['/', '/cook/'])('behind the proxy of the stack, page and API are under %s', async (basePath) => {
  const url = await startBehindProxy({ BASE_PATH: basePath });
  const page = await fetch(url + basePath, { headers: { 'accept-encoding': 'br' } });
  expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
  const [, script = ''] = /src="\.\/(assets\/[^"]+)"/.exec(await page.text()) ?? [];
  expect((await fetch(`${url}${basePath}${script}`)).status).toBe(200);
  const { recipe } = await (await ask(`${url}${basePath}recipe`, 'application/json')).json();
  expect(recipe).toContain('# ');
});

it.each(['/', '/cook/'])(
  'behind the proxy of the stack, a stream under %s is passed on as it is written',
  async (basePath) => {
    const url = await startBehindProxy({ BASE_PATH: basePath });
    const answer = await ask(`${url}${basePath}recipe`, 'text/event-stream');
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toMatch(/event: done\n/);
    // The document is one of the files, and those are compressed.
    const file = await fetch(`${url}${basePath}openapi.json`, { headers: { 'accept-encoding': 'gzip' } });
    expect(file.headers.get('content-encoding')).toBe('gzip');
  },
);

it.each(['/', '/cook/'])(
  'behind the proxy of the stack under %s, figures and readiness are for nobody',
  async (basePath) => {
    const url = await startBehindProxy({ BASE_PATH: basePath });
    for (const name of ['metrics', 'ready', 'METRICS', '/metrics', 'metrics/', '%6detrics', 'x/../metrics']) {
      for (const folder of ['/', '/cook/']) {
        const { status, body } = await rawGet(url, folder + name);
        expect([folder + name, status]).toEqual([folder + name, expect.stringMatching(/^(404|400|308)$/)]);
        expect(body).not.toContain('spatula_');
        expect(body).not.toContain('"ready"');
      }
    }
  },
);

/** Sends the path as it is written: `fetch` would tidy it up. */
async function rawGet(url: string, path: string): Promise<{ status: string; body: string }> {
  const asked = request({ host: '127.0.0.1', port: new URL(url).port, path, agent: false }).end();
  const [answer] = await once(asked, 'response');
  let body = '';
  for await (const piece of answer) body += piece;
  return { status: String(answer.statusCode), body };
}

it('behind the proxy of the stack, a body that is too large gets a problem whose type stands under the base path', async () => {
  const url = await startBehindProxy({ BASE_PATH: '/cook/' });
  const answer = await fetch(`${url}/cook/recipe`, { method: 'POST', body: 'x'.repeat(300_000) });
  expect(answer.status).toBe(413);
  const { type } = await answer.json();
  expect(type).toBe('/cook/problems/body-too-large');
  expect((await fetch(url + type)).status).toBe(200);
});
