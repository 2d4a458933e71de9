import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ApiProcessOptions, startApiProcess } from './testing/start-api-process.ts';
import { allFrom } from './testing/start-server.ts';

const BODY = '{"ingredients": ["eggs"]}';

function order(accept: string): string {
  return `POST /recipe HTTP/1.1\r\nHost: localhost\r\nAccept: ${accept}\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;
}

/** The server with recipes open, one in each format, and a way to let the inference service go on. */
async function startCooking(options: ApiProcessOptions = {}) {
  const fake = await startFakeInference({ scenario: SCENARIOS.hold });
  onTestFinished(() => fake.close());
  const server = startApiProcess({
    ...options,
    env: { OPENAI_BASE_URL: fake.url, MODEL: 'test/model', ...options.env },
  });
  const { port } = await server.listens();
  const open = () => connect({ port: Number(port), host: '127.0.0.1' }).on('error', () => undefined);
  const [json, stream] = [open(), open()];
  const answers = [allFrom(json), allFrom(stream)] as const;
  json.write(order('application/json'));
  stream.write(order('text/event-stream'));
  await Promise.all([fake.until(() => fake.openCalls === 2), once(stream, 'data')]);
  return { fake, server, open, json, answers };
}

async function isRefused(socket: Socket): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
  return promise;
}

describe('the start', () => {
  it('the process says at its start where the page is and who cooks', async () => {
    const server = startApiProcess();
    const { port } = await server.listens();
    expect(port).not.toBe('0');
    const [line] = server.stdout.split('\n');
    expect(JSON.parse(line ?? '').msg).toBe(
      `Spatula is at http://localhost:${port} and the built-in pantry chef cooks, without AI (set HF_TOKEN or OPENAI_BASE_URL for an AI chef).`,
    );
    expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);
    expect(server.stderr).toBe('');
  });

  it('the process names the model that cooks at its start, even with a silent log', async () => {
    const server = startApiProcess({ env: { HF_TOKEN: 'hf_canary', LOG_LEVEL: 'silent' } });
    await server.says(
      /^Spatula is at http:\/\/localhost:\d+ and mistralai\/Mixtral-8x7B-Instruct-v0\.1 cooks\.\n/,
    );
    expect(server.stdout + server.stderr).not.toContain('canary');
  });

  it('a start with bad settings ends with one message that lists them all, and nothing else', async () => {
    const server = startApiProcess({ env: { PORT: 'http', LOG_LEVEL: 'loud', OPENAI_API_KEY: 'a canary' } });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.stdout).toBe('');
    expect(server.stderr.split('\n')).toEqual([
      'These settings are wrong:',
      '  OPENAI_API_KEY must be visible ASCII characters without spaces',
      '  PORT must be a whole number from 0 to 65535',
      '  LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
      '',
    ]);
  });

  it('a start ends with one line where the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = startApiProcess({ env: { PORT: String(port) } });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.stderr).toBe(
      `Port ${port} is in use: stop what listens there, or choose another with PORT.\n`,
    );
  });
});

describe('the stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'the process on %s lets open recipes finish, refuses all else and ends with 0',
    async (signal) => {
      const { fake, server, open, json, answers } = await startCooking();
      const [fresh, used] = [open(), open()];
      used.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await Promise.all([once(fresh, 'connect'), once(used, 'data')]);
      server.child.kill(signal);
      expect(await Promise.all([allFrom(fresh), allFrom(used)])).toEqual(['', '']);
      await expect.poll(() => isRefused(open())).toBe(true);
      json.write('GET /ready HTTP/1.1\r\nHost: localhost\r\n\r\n');
      fake.release();
      const [whole, streamed] = await Promise.all(answers);
      expect(whole).toMatch(
        /^HTTP\/1\.1 200 [\s\S]*"truncated":false}HTTP\/1\.1 503 [\s\S]*\r\nConnection: close\r\n[\s\S]*"code":"shutting-down"/,
      );
      expect(streamed).toMatch(/event: done\ndata: {"model":"test\/model","truncated":false}\n\n/);
      expect(await server.ended).toEqual({ code: 0, signal: null });
      expect(server.stderr).toBe('');
    },
  );

  it('a stop ends the recipes that are still open after the grace, and tells their callers', async () => {
    const { server, answers } = await startCooking({ env: { SHUTDOWN_GRACE_MS: '200' } });
    server.child.kill('SIGTERM');
    const [whole, streamed] = await Promise.all(answers);
    expect(whole).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nRetry-After: 1\r\n[\s\S]*"code":"shutting-down"/);
    expect(streamed).toMatch(/^HTTP\/1\.1 200 [\s\S]*event: error\ndata: {.*"code":"shutting-down".*}\n\n/);
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it('a second signal ends the process at once', async () => {
    const { server } = await startCooking();
    server.child.kill('SIGTERM');
    await server.says(/stopping/);
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: null, signal: 'SIGTERM' });
  });

  it.each([
    ['an unhandled rejection', 'void Promise.reject(error)'],
    ['an uncaught exception', 'setImmediate(() => { throw error; })'],
  ])('the process logs %s, drains and ends with 1', async (_, fault) => {
    const trap = `data:text/javascript,process.on('SIGUSR2', () => { const error = new Error('hf_' + 'canary'); ${fault}; })`;
    const { fake, server, answers } = await startCooking({ flags: ['--import', trap] });
    server.child.kill('SIGUSR2');
    const [line] = await server.says(/.*"level":60.*\n/);
    expect(JSON.parse(line)).toMatchObject({ bug: { type: 'Error', at: expect.any(Array) } });
    await server.says(/stopping/);
    fake.release();
    const [whole] = await Promise.all(answers);
    expect(whole).toMatch(/^HTTP\/1\.1 200 /);
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.stdout + server.stderr).not.toContain('hf_canary');
  });
});

describe('what is built', () => {
  const api = fileURLToPath(new URL('..', import.meta.url));
  let project = '';
  let file = '';
  beforeAll(async () => {
    project = mkdtempSync(join(tmpdir(), 'spatula-project-'));
    const outDir = join(project, 'apps/api/dist');
    mkdirSync(outDir, { recursive: true });
    await build({ root: api, logLevel: 'silent', build: { outDir } });
    file = join(outDir, 'server.js');
  });
  afterAll(() => rmSync(project, { recursive: true }));

  it("the built server runs in plain Node without any package, with the .env of the project's folder, wherever the command is given", async () => {
    writeFileSync(join(project, '.env'), 'HF_TOKEN=hf_canary\nMODEL="org/other, b"\nPORT=1\n');
    const server = startApiProcess({ file, env: { PORT: '0' } });
    await server.says(/http:\/\/localhost:\d+ and org\/other, then b cooks\./);
    rmSync(join(project, '.env'));
    expect(server.stdout + server.stderr).not.toContain('canary');
  });

  it('the built server cooks by the inference service, as JSON and as a stream, until the day’s budget is spent', async () => {
    const fake = await startFakeInference();
    onTestFinished(() => fake.close());
    const server = startApiProcess({
      file,
      env: { PORT: '0', OPENAI_BASE_URL: fake.url, RECIPES_PER_DAY: '2' },
    });
    const { port } = await server.listens();
    const ask = (accept: string) =>
      fetch(`http://127.0.0.1:${port}/recipe`, {
        method: 'POST',
        headers: { accept, 'content-type': 'application/json' },
        body: BODY,
      });
    for (const accept of ['application/json', 'text/event-stream']) {
      const answer = await ask(accept);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining(accept),
      ]);
      expect(await answer.text()).toContain('"truncated":false}');
    }
    expect(await (await ask('*/*')).text()).toContain('"code":"budget-spent"');
  });

  it('the built server reads the .env of the folder where the command is given', async () => {
    writeFileSync(join(project, 'apps/.env'), 'PORT=0\nHF_ACCESS_TOKEN=hf_canary\n');
    const server = startApiProcess({ file, env: {}, cwd: join(project, 'apps') });
    await server.says(/Mixtral-8x7B-Instruct-v0\.1 cooks\./);
  });

  it('the built server starts without the store of the rate limit, and says that it is away', async () => {
    const server = startApiProcess({ file, env: { PORT: '0', REDIS_URL: 'redis://:canary@127.0.0.1:1' } });
    await server.listens();
    await server.says(/REDIS_URL is away/);
    expect(server.stdout + server.stderr).not.toContain('canary');
  });
});
