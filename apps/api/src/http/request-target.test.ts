import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chefSaying, startApi } from '../testing/start-api.ts';

/** The answer of Node's parser to bytes that are no request. */
const BARE = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'QUERY'];
const PIECES = `
  / // /. /.. * http:// https:// HTTP:// foo:// file:/// ws:// : @ a@ a:b@ [ ] [::1] [::1 localhost 127.0.0.1
  evil.example :80 :0 :99999999 :-1 # ? & = % %zz %2f %00 %ff %ed%a0%80 %25 \\ | ^ \` { } " < > ' ; , ! $ ~ +
  /recipe /health /metrics /problems/ internal __proto__ index.html .br \x7f \xa0 \xff
`
  .trim()
  .split(' ')
  .filter((piece) => piece !== '');

const target = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...PIECES) },
      fc.string({ maxLength: 3 }),
      fc.constant('x'.repeat(6000)),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));
// Most begin as the parser demands of them: the others never become a request.
const targets = fc.oneof(
  target,
  ...['/', '//', 'http://', 'foo://'].map((start) => target.map((end) => start + end)),
);

/** A server with the page, and a way to send one request of any form to it. */
async function startServer() {
  const webRoot = mkdtempSync(join(tmpdir(), 'spatula-target-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Spatula</title>');
  const { log, exchange } = await startApi(chefSaying('Stir.'), { webRoot });
  return {
    log,
    ask: async (method: string, path: string) => {
      const answer = await exchange(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
      return { answer, head, body, id: /\r\nX-Request-Id: ([\w-]+)/.exec(head)?.[1] ?? '' };
    },
  };
}

describe('an address of an odd form', () => {
  it.each([
    ['foo://host', 'invalid-request'],
    ['foo://host/health', 'invalid-request'],
    ['foo://', 'invalid-request'],
    ['file:///etc/passwd', 'invalid-request'],
    ['http://', 'invalid-request'],
    ['http://[/', 'invalid-request'],
    ['http://[::1/health', 'invalid-request'],
    ['http://a:99999999/health', 'invalid-request'],
    ['http://a%20b/health', 'invalid-request'],
    ['*a', 'invalid-request'],
    ['*//a@[#', 'invalid-request'],
    ['*#', 'not-found'],
    ['//a@[#', 'not-found'],
    ['//a@b:99999999#x', 'not-found'],
    ['//a@b/health', 'not-found'],
    ['/\\a@[/health#', 'not-found'],
    ['http://a@b//health', 'not-found'],
  ])(
    'an address of an odd form is refused in our own words, with an id and a line in the log: %s',
    async (path, code) => {
      const { ask, log } = await startServer();
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
        const { head, body, id } = await ask(method, path);
        expect(head).toMatch(/^HTTP\/1\.1 40[04] [\s\S]*\r\nContent-Security-Policy: default-src 'none'/);
        expect(JSON.parse(body)).toMatchObject({ code, requestId: id });
        await expect.poll(() => log.some((line) => line.includes(id) && line.includes(code))).toBe(true);
      }
    },
  );

  it.each([
    '/health#x',
    '/health?#[',
    'http://b/health',
    'HTTP://a:b@c:80/health?d#e',
    'https://b:1/\\..\\health',
  ])('an address of an odd form leads to the path that it names: %s', async (path) => {
    const { ask } = await startServer();
    expect((await ask('GET', path)).head).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('any request target', () => {
  it('any request target gets a problem object with an id and a line in the log, or the bare answer of the parser', async () => {
    const { ask, log } = await startServer();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...METHODS), targets, async (method, path) => {
        const { answer, head, body, id } = await ask(method, path);
        if (answer === BARE || answer.startsWith('HTTP/1.1 431 ')) return;
        expect(id).not.toBe('');
        await expect.poll(() => log.splice(0).some((line) => line.includes(id)), { interval: 1 }).toBe(true);
        if (/^HTTP\/1\.1 20[04] /.test(head)) return;
        expect(head).toMatch(/\r\nContent-Type: application\/problem\+json/);
        if (method !== 'HEAD') expect(JSON.parse(body).requestId).toBe(id);
      }),
      { seed: 20261122, numRuns: 3000 },
    );
  });
});
