import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chefSaying, startApi } from '../testing/start-api.ts';

const PAGE = '<!doctype html><title>Spatula</title>';
const SCRIPT = 'console.log("Spatula");';
const POLICY = "default-src 'self'; script-src 'sha256-abc'";

/** Paths that lead nowhere, to hidden files, or out of the folder. */
const ELSEWHERE = `
  /recipes /index /index.htm /assets /assets/ /assets/gone.js /page/ /.env /%2eenv
  /.vite/manifest.json /assets/.hidden.js /content-security-policy.txt /%63ontent-security-policy.txt
  //content-security-policy.txt /index.html.br /assets/app-1a2b.js.gz /link.txt /../secret.txt
  /%2e%2e/secret.txt /..%2fsecret.txt /%2e%2e%2fsecret.txt /assets/../../secret.txt
  /assets/..%2f..%2fsecret.txt /..\\secret.txt /..%5csecret.txt /....//secret.txt //secret.txt
  /%252e%252e/secret.txt /..;/secret.txt /index.html%00.js /%00 /secret.txt /index.html/ /INDEX.HTML
  /\u00e4 /~root /C:/secret.txt /file:///etc/passwd /etc/passwd
`
  .trim()
  .split(/\s+/);

let folder = '';
let root = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spatula-web-'));
  root = join(folder, 'dist');
  const files: Record<string, string | Uint8Array> = {
    '../secret.txt': 'secret',
    'index.html': PAGE,
    'index.html.br': brotliCompressSync(PAGE),
    'index.html.gz': gzipSync(PAGE),
    'favicon.svg': '<svg/>',
    'content-security-policy.txt': `${POLICY}\n`,
    'service-worker.js': 'keep();',
    'service-worker-off.js': 'remove();',
    'service-worker-off.js.br': brotliCompressSync('remove();'),
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b.js.gz': gzipSync(SCRIPT),
    'assets/a b ü.css': 'a{}',
    '.env': 'secret',
    '.vite/manifest.json': 'secret',
    'assets/.hidden.js': 'secret',
  };
  for (const name of ['assets', '.vite']) mkdirSync(join(root, name), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
  symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function startServer(options = {}) {
  return startApi(chefSaying('Stir.'), { webRoot: root, ...options });
}

async function get(path: string, headers = {}) {
  return (await startServer()).send({ method: 'GET', path, headers });
}

describe('the page', () => {
  it('the page is asked for anew each time and comes with the policy that its build wrote', async () => {
    for (const path of ['/', '/index.html', '/?a=b', '/#top']) {
      const { status, headers, body } = await get(path);
      expect([path, status, body]).toEqual([path, 200, PAGE]);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': POLICY,
        vary: 'Accept-Encoding',
      });
    }
  });

  it('the page demands https for what it loads where the visitor came by https', async () => {
    const { send } = await startServer({ trustProxy: 1 });
    const { headers } = await send({ method: 'GET', path: '/', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['content-security-policy']).toBe(`${POLICY}; upgrade-insecure-requests`);
  });

  it('the page comes with a strict policy where its build wrote none', async () => {
    const bare = mkdtempSync(join(folder, 'bare-'));
    writeFileSync(join(bare, 'index.html'), PAGE);
    const { send } = await startServer({ webRoot: bare });
    const { status, headers } = await send({ method: 'GET', path: '/' });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; base-uri 'none'/);
  });

  it('the page is not sent again to a browser that has it', async () => {
    const { send } = await startServer();
    const first = await send({ method: 'GET', path: '/' });
    const again = await send({ method: 'GET', path: '/', headers: { 'if-none-match': first.headers.etag } });
    expect([again.status, again.body]).toEqual([304, '']);
  });
});

describe('a file', () => {
  it('a file whose name holds a hash is kept for a year, any other is asked for anew', async () => {
    const [script, icon] = [await get('/assets/app-1a2b.js'), await get('/favicon.svg')];
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
    expect(icon.headers.vary).toBeUndefined();
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['zstd, nonsense;q=x', undefined],
  ])('a file comes compressed as it is understood: %s', async (accepted, encoding) => {
    for (const path of ['/', '/assets/app-1a2b.js']) {
      const { status, headers } = await get(path, { 'accept-encoding': accepted });
      const type = path === '/' ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8';
      expect([status, headers['content-encoding'], headers['content-type'], headers.vary]).toEqual([
        200,
        encoding,
        type,
        'Accept-Encoding',
      ]);
    }
  });

  it('a file keeps the origin among what answers vary by', async () => {
    const { send } = await startServer({ corsOrigins: ['https://cook.example'] });
    const { headers } = await send({ method: 'GET', path: '/', headers: { origin: 'https://cook.example' } });
    expect(headers.vary).toBe('Origin, Accept-Encoding');
  });

  it('a file is whole, whatever part or condition is asked for', async () => {
    for (const headers of [
      { range: 'bytes=0-3' },
      { range: 'bytes=9-3' },
      { 'if-match': '"x"' },
      { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    ]) {
      const { status, body } = await get('/', headers);
      expect([headers, status, body]).toEqual([headers, 200, PAGE]);
    }
  });

  it('a file may have a name that has to be encoded', async () => {
    expect((await get('/assets/a%20b%20%C3%BC.css')).status).toBe(200);
  });

  it('a file can be asked for by HEAD, and be written by nobody', async () => {
    const { send } = await startServer();
    const head = await send({ method: 'HEAD', path: '/favicon.svg' });
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '6', '']);
    for (const path of ['/', '/favicon.svg', '/assets/app-1a2b.js']) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const { status, headers } = await send({ method, path });
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
      }
      expect((await send({ method: 'OPTIONS', path })).status).toBe(204);
    }
  });
});

describe('the service worker', () => {
  it('the service worker is asked for anew each time, and may fetch what the page may fetch', async () => {
    const { body, headers } = await get('/service-worker.js');
    expect(body).toBe('keep();');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': POLICY,
    });
    // A web worker has nothing to fetch.
    const part = await get('/assets/app-1a2b.js');
    expect(part.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('the service worker is one that removes itself where browsers are not to keep the page', async () => {
    const { send } = await startServer({ offline: false });
    const plain = await send({ method: 'GET', path: '/service-worker.js' });
    expect([plain.status, plain.body]).toEqual([200, 'remove();']);
    const headers = { 'accept-encoding': 'br' };
    const compressed = await send({ method: 'GET', path: '/service-worker.js', headers });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotliCompressSync('remove();').length),
    });
  });
});

describe('nothing else is served', () => {
  it.each(ELSEWHERE)('nothing beside the page is served: %s', async (path) => {
    const { exchange } = await startServer();
    for (const method of ['GET', 'HEAD']) {
      const answer = await exchange(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 (404|400) /);
      expect(answer).not.toContain('secret\r\n');
      expect(answer).not.toMatch(/secret$/);
    }
  });

  it.each(['/%', '/%ff', '/%c0%ae%c0%ae/secret.txt'])(
    'nothing is served for a malformed address: %s',
    async (path) => {
      const { status, body } = await get(path);
      expect([status, JSON.parse(body).code]).toEqual([400, 'invalid-request']);
    },
  );

  it('a file that went away meanwhile is sent as it was at the start', async () => {
    const { send } = await startServer();
    const path = join(root, 'favicon.svg');
    rmSync(path);
    const { status, body } = await send({ method: 'GET', path: '/favicon.svg' });
    writeFileSync(path, '<svg/>');
    expect([status, body]).toEqual([200, '<svg/>']);
  });
});
