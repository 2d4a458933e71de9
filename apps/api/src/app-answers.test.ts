import type { RequestHandler } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Chef } from './chefs/chef.ts';
import { chefSaying, startApi } from './testing/start-api.ts';

const chef = chefSaying('Stir.');
const BODY = '{"ingredients": ["eggs"]}';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function startServer(options = {}) {
  return startApi(chef, options);
}

describe('X-Request-Id', () => {
  it.each(['a', 'A-1_b.c', 'x'.repeat(128)])(
    'X-Request-Id is taken over where it is harmless: %s',
    async (id) => {
      const { send, log } = await startServer();
      const res = await send({ method: 'GET', path: '/no', headers: { 'X-Request-Id': id } });
      expect([
        res.headers['x-request-id'],
        JSON.parse(res.body).requestId,
        JSON.parse(log[0] ?? '').requestId,
      ]).toEqual([id, id, id]);
    },
  );

  it.each(['', ' ', 'x'.repeat(129), 'x'.repeat(10_000), 'a b', 'a,b', '<script>', 'ä', '../x', '{x}'])(
    'X-Request-Id is replaced where it is not: %s',
    async (id) => {
      const { send } = await startServer();
      const { headers } = await send({ method: 'GET', path: '/health', headers: { 'x-request-id': id } });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    },
  );

  it('X-Request-Id is replaced where there are two', async () => {
    const { exchange } = await startServer();
    const head =
      'GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Request-Id: a\r\nX-Request-Id: b\r\n\r\n';
    expect(await exchange(head)).toMatch(/\r\nX-Request-Id: [0-9a-f]{8}-/);
  });
});

describe('a fault that nobody foresaw', () => {
  const broken: Chef = {
    model: 'test-model',
    // biome-ignore lint/correctness/useYield: it fails before the first word.
    async *cook() {
      throw new Error('the key hf_canary in /srv/secret/file.ts');
    },
  };

  it.each(['application/json', 'text/event-stream'])(
    'a fault that nobody foresaw is told without anything from inside: %s',
    async (accept) => {
      const { send, log } = await startApi(broken);
      const res = await send({ headers: { accept }, body: BODY });
      expect(res.status).toBe(500);
      expect(JSON.parse(res.body).code).toBe('internal');
      expect(res.body).not.toMatch(/canary|secret|\.ts/);
      const line = JSON.parse(log[0] ?? '');
      expect(line).toMatchObject({ level: 50, status: 500, code: 'internal', bug: { type: 'Error' } });
      expect(line.bug.at[0]).toMatch(/app-answers\.test\.ts/);
      expect(log.join()).not.toMatch(/canary|secret/);
    },
  );
});

describe('a fault after the head of an answer was sent', () => {
  it('a fault after the head of an answer was sent cuts the answer, and only the log tells of it', async () => {
    // Express writes faults to the console unless it runs in a test.
    vi.stubEnv('NODE_ENV', 'production');
    const written = vi.spyOn(console, 'error').mockReturnValue();
    const breaks: RequestHandler = (_req, res) => {
      res.writeHead(200, { 'X-Request-Id': 'a', 'Content-Length': 9 }).write('whole');
      throw new Error('the key hf_canary');
    };
    const { log, exchange, send } = await startApi(chef, { rateLimit: breaks });
    const head = `POST /recipe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 24\r\n\r\n${BODY}`;
    expect(await exchange(head)).toMatch(/\r\n\r\n(whole)?$/);
    await expect.poll(() => log.join()).toContain('"msg":"bug"');
    // A round later: whatever was put off is done.
    await send({ method: 'GET', path: '/health' });
    expect(written).not.toHaveBeenCalled();
    expect(log.join()).not.toContain('canary');
  });
});

describe('the security headers', () => {
  it('the security headers let an API answer load nothing and be framed by nobody', async () => {
    const { send } = await startServer();
    const { headers } = await send({ method: 'GET', path: '/problems/internal' });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('the security headers demand https only where the caller came by it', async () => {
    const health = { method: 'GET', path: '/health' };
    const https = { ...health, headers: { 'X-Forwarded-Proto': 'https' } };
    const direct = await (await startServer()).send(https);
    const { send } = await startServer({ trustProxy: 1 });
    const [plain, secure] = [await send(health), await send(https)];
    expect(direct.headers['strict-transport-security']).toBeUndefined();
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });
});

describe('a page of another origin', () => {
  const origin = 'https://cook.example';
  const corsOrigins = [origin, 'http://localhost:5173'];

  it.each(corsOrigins)(
    'a page of another origin may call where it is listed, and read the headers that matter: %s',
    async (listed) => {
      const { send } = await startServer({ corsOrigins });
      for (const body of [BODY, 'x']) {
        const res = await send({ headers: { origin: listed }, body });
        expect(res.headers['access-control-allow-origin']).toBe(listed);
        expect(res.headers['access-control-expose-headers']).toBe(
          'X-Request-Id,Retry-After,RateLimit,RateLimit-Policy',
        );
        expect(res.headers['access-control-allow-credentials']).toBeUndefined();
        expect(res.headers.vary).toMatch(/\bOrigin\b/);
      }
    },
  );

  it('a page of another origin that is listed may ask first (OPTIONS)', async () => {
    const { send } = await startServer({ corsOrigins });
    const res = await send({
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(res.status).toBe(204);
    expect(res.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
    });
  });

  it.each(['https://evil.example', 'https://cook.example.evil.example', 'http://cook.example', 'null'])(
    'a page of another origin may not call where it is not listed: %s',
    async (other) => {
      const { send } = await startServer({ corsOrigins });
      const asked = await send({
        method: 'OPTIONS',
        headers: { Origin: other, 'Access-Control-Request-Method': 'POST' },
      });
      const sent = await send({ headers: { Origin: other }, body: BODY });
      expect(asked.headers['access-control-allow-origin']).toBeUndefined();
      expect(sent.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('a page of another origin may not call where none is listed', async () => {
    const { send } = await startServer();
    const res = await send({ headers: { Origin: origin }, body: BODY });
    expect(Object.keys(res.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('a problem page', () => {
  it('a problem page explains what a problem object points to', async () => {
    const { send } = await startServer();
    const problem = await send({ body: 'x' });
    const page = await send({ method: 'GET', path: JSON.parse(problem.body).type });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<h1>The body is not valid JSON</h1>');
  });
});
