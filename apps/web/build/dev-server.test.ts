import { once } from 'node:events';
import { createServer as createHttpServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

/** The page's own settings for development, on a free port. */
async function startDevServer() {
  const vite = await createServer({
    configFile: resolve(import.meta.dirname, '../vite.config.ts'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    logLevel: 'silent',
  });
  const server = createHttpServer(vite.middlewares).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.close();
    await vite.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

describe('the page in development', () => {
  let server: Awaited<ReturnType<typeof startDevServer>>;
  beforeAll(async () => {
    server = await startDevServer();
  });
  afterAll(() => server.close());

  async function statusOf(path: string, host: string): Promise<number | undefined> {
    const headers = { host, accept: 'text/html' };
    const asked = request({ host: '127.0.0.1', port: server.port, path, headers, agent: false }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  }

  test.each(['/', '/src/main.tsx', '/recipe', '/health'])(
    'the development server refuses a foreign host name that leads to this machine: %s',
    async (path) => {
      expect(await statusOf(path, 'evil.example:5173')).toBe(403);
    },
  );

  test.each(['localhost:5173', '127.0.0.1:5173'])(
    'the development server answers to a name of this machine: %s',
    async (host) => {
      expect(await statusOf('/', host)).toBe(200);
    },
  );
});

test('the page in development stands under the base path of the API', async () => {
  vi.stubEnv('BASE_PATH', '/cook/');
  const { port, close } = await startDevServer();
  vi.unstubAllEnvs();
  const answer = await fetch(`http://127.0.0.1:${port}/cook/`, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('src="/cook/src/main.tsx"');
  await close();
});
