import { describe, expect, it } from 'vitest';
import { chefSaying, startApi } from './testing/start-api.ts';

const chef = chefSaying('Stir.');
const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY'];
const READ_ONLY = ['/health', '/ready', '/metrics', '/openapi.json', '/problems/internal'];

function startServer(options = {}) {
  return startApi(chef, options);
}

describe('a method', () => {
  it.each(METHODS)('a method that is not POST gets 405 from the recipes: %s', async (method) => {
    const { send } = await startServer();
    const { status, headers, body } = await send({ method });
    expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS']);
    if (method !== 'HEAD')
      expect(JSON.parse(body)).toMatchObject({ code: 'method-not-allowed', detail: 'Use POST.' });
  });

  it.each(READ_ONLY)(
    'a method that writes gets 405 from an address that can only be read: %s',
    async (path) => {
      const { send } = await startServer();
      for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
        const { status, headers } = await send({ method, path });
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
      }
    },
  );

  it.each(READ_ONLY)('HEAD gets the answer of GET without its body: %s', async (path) => {
    const { send } = await startServer();
    const [get, head] = [await send({ method: 'GET', path }), await send({ method: 'HEAD', path })];
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
  });

  it('OPTIONS tells which methods are right', async () => {
    const { send } = await startServer();
    for (const path of ['/recipe', '/health']) {
      const { status, headers, body } = await send({ method: 'OPTIONS', path });
      expect([status, body]).toEqual([204, '']);
      expect(headers.allow).toBe(path === '/recipe' ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS');
    }
  });
});

describe('an address', () => {
  it.each([
    '/',
    '/recipes',
    '/recipe/1',
    '/problems',
    '/problems/',
    '/problems/teapot',
    '/problems/__proto__',
    '/problems/constructor',
    '//recipe',
    '/%72ecipe',
    '/recipe/',
    '/Recipe',
    '/health/',
    '/.env',
    '/index.html',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%00',
    '*',
    '/\\recipe',
    `/${'x'.repeat(8 * 1024)}`,
  ])('an address that nobody knows gets 404, whatever the method: %s', async (path) => {
    const { send } = await startServer();
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const { status, body } = await send({ method, path });
      expect([method, status, JSON.parse(body).code]).toEqual([method, 404, 'not-found']);
    }
  });

  it.each(['/%', '/%zz', '/recipe%', '/%ff', '/%c0%ae%c0%ae/', '/%ed%a0%80', '/problems/%E0%A4%A'])(
    'an address that is malformed gets 400: %s',
    async (path) => {
      const { send } = await startServer();
      const { status, body } = await send({ method: 'GET', path });
      expect(status).toBe(400);
      expect(JSON.parse(body)).toMatchObject({
        code: 'invalid-request',
        detail: expect.stringMatching(/percent signs/),
      });
    },
  );

  it('an address may name the host as well, and may have a query', async () => {
    const { send } = await startServer();
    for (const path of ['http://x/health', '/health?a=%', '/health?']) {
      expect((await send({ method: 'GET', path })).status).toBe(200);
    }
    for (const path of ['http://[/', 'http://x:y/%']) {
      expect((await send({ method: 'GET', path })).status).toBe(400);
    }
  });
});
