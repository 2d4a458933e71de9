import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chefSaying, startApi } from '../testing/start-api.ts';
import { startApiProcess } from '../testing/start-api-process.ts';
import { isLoopback } from './refuse-misdirected.ts';

const EVIL = 'evil.example:3000';
const ELSEWHERE = `
  evil.example evil.example:3000 localhost.evil.example 127.0.0.1.evil.example evillocalhost
  localhost. localhost.:3000 .localhost a..localhost localhost:3000:1 localhost:x localhost:-1
  localhost@evil.example evil.example@localhost localhost/ localhost# localhost,localhost
  127.0.0.2 127.1 2130706433 0x7f.0.0.1 127.0.0.1. 0.0.0.0 192.168.1.5 169.254.169.254
  [::] [::2] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::1 ::1 ::1:3000 [::1]x null *
`
  .trim()
  .split(/\s+/);

/** A server with the page that only this machine reaches, unless told otherwise. */
async function startServer(options = {}) {
  const webRoot = mkdtempSync(join(tmpdir(), 'spatula-local-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Spatula</title>');
  return startApi(chefSaying('Stir.'), { webRoot, localOnly: true, ...options });
}

async function statusOf(head: string, options = {}): Promise<string | undefined> {
  const { exchange } = await startServer(options);
  return /^HTTP\/1\.1 (\d+)/.exec(await exchange(`${head}\r\nConnection: close\r\n\r\n`))?.[1];
}

describe('a server that only its own machine reaches', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/index.html'],
    ['GET', '/health'],
    ['GET', '/ready'],
    ['GET', '/metrics'],
    ['GET', '/openapi.json'],
    ['GET', '/problems/misdirected'],
    ['GET', '/no'],
    ['GET', '/%'],
    ['POST', '/recipe'],
    ['OPTIONS', '/recipe'],
    ['DELETE', '/'],
  ])(
    'a server that only its own machine reaches refuses what was meant for another host: %s %s',
    async (method, path) => {
      const { send, log } = await startServer();
      const { status, headers, body } = await send({ method, path, headers: { host: EVIL } });
      const problem = JSON.parse(body);
      expect([status, problem.code, problem.type]).toEqual([421, 'misdirected', '/problems/misdirected']);
      expect(problem.detail).toMatch(/localhost/);
      expect(headers['x-request-id']).toBe(problem.requestId);
      await expect.poll(() => log.join()).toContain('"code":"misdirected"');
      expect(log.join()).not.toContain('evil');
    },
  );

  it.each(ELSEWHERE)(
    'a server that only its own machine reaches does not take this for its own name: %s',
    async (host) => {
      expect(await statusOf(`GET /health HTTP/1.1\r\nHost: ${host}`)).toBe('421');
    },
  );

  it.each(['localhost', 'LocalHost', 'cook.localhost', 'a.b-c.d_e.localhost', '127.0.0.1', '[::1]'])(
    'a server that only its own machine reaches answers to its own names, with any port: %s',
    async (host) => {
      const { send } = await startServer();
      for (const port of ['', ':', ':80', ':3000', ':65535']) {
        const { status } = await send({ method: 'GET', path: '/', headers: { host: host + port } });
        expect([port, status]).toEqual([port, 200]);
      }
    },
  );

  it.each([
    ['no host', 'GET /health HTTP/1.0'],
    ['an empty host', 'GET /health HTTP/1.1\r\nHost:'],
    ['two hosts', 'GET /health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example'],
    ['two hosts, the other way round', 'GET /health HTTP/1.1\r\nHost: evil.example\r\nHost: localhost'],
    ['a whole address elsewhere', 'GET http://evil.example/health HTTP/1.1\r\nHost: localhost'],
    ['a whole address with a name', 'GET http://localhost@evil.example/health HTTP/1.1\r\nHost: localhost'],
    [
      'a host that a proxy would name',
      `GET /health HTTP/1.1\r\nHost: ${EVIL}\r\nX-Forwarded-Host: localhost`,
    ],
  ])('a server that only its own machine reaches refuses a request with %s', async (_, head) => {
    expect(await statusOf(head)).toBe('421');
  });

  it('a server that only its own machine reaches takes the host of a whole address, whatever Host says', async () => {
    expect(await statusOf('GET http://localhost:3000/health HTTP/1.1\r\nHost: evil.example')).toBe('200');
  });
});

describe('a server that others reach as well', () => {
  it.each([EVIL, 'spatula.example', '192.168.1.5:3000'])(
    'a server that others reach as well answers to any name: %s',
    async (host) => {
      expect(await statusOf(`GET / HTTP/1.1\r\nHost: ${host}`, { localOnly: false })).toBe('200');
    },
  );
});

describe('an address that a server listens at', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.0.0.53', true],
    ['127.255.255.254', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['0.0.0.0', false],
    ['::', false],
    ['126.255.255.255', false],
    ['128.0.0.1', false],
    ['192.168.1.5', false],
    ['::2', false],
    ['::ffff:192.168.1.5', false],
    ['fe80::1%eth0', false],
  ])('an address that a server listens at %s is reached by this machine alone: %s', (address, expected) => {
    expect(isLoopback(address)).toBe(expected);
  });
});

describe('the process, asked for a name that is not of its machine,', () => {
  const MISDIRECTED = { method: 'GET', path: '/health', headers: { host: 'evil.example' } };

  it.each([
    ['where nothing is set', {}, '127.0.0.1', 421],
    ['where HOST is a name of a loopback address', { HOST: 'localhost' }, 'localhost', 421],
    ['where HOST is any address', { HOST: '0.0.0.0' }, '127.0.0.1', 200],
    ['where a proxy stands in front', { TRUST_PROXY: '1' }, '127.0.0.1', 200],
  ])(
    'the process refuses a name that is not of its machine, unless others reach it as well: %s',
    async (_, env, host, status) => {
      const server = startApiProcess({ env });
      const [, port] = await server.says(/Spatula is at http:\/\/[\w.]+:(\d+)/);
      const asked = request({ ...MISDIRECTED, host, port, agent: false }).end();
      const [answer] = await once(asked, 'response');
      answer.resume();
      expect(answer.statusCode).toBe(status);
    },
  );
});
