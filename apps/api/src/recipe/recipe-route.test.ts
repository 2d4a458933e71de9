import { once } from 'node:events';
import { request as httpRequest, type RequestListener } from 'node:http';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Chef, ChefError } from '../chefs/chef.ts';
import { chefSaying, createTestApp } from '../testing/create-test-app.ts';
import { FORMATS, type Format, openKitchen, orderFor } from '../testing/open-kitchen.ts';
import { readEvents } from '../testing/read-events.ts';
import { ScriptedChef } from '../testing/scripted-chef.ts';
import { allFrom, startTestServer } from '../testing/start-test-server.ts';

const BUSY = new ChefError('chef-busy', 'Wait a moment.', { retryAfter: 7, hint: 'for the log alone' });
const BUG = new TypeError('cannot read /etc/secret');

/** Asks an application whose chef is the one given. */
function ask(chef: Chef, format: Format) {
  const { app, log, lifecycle } = createTestApp(chef);
  const { headers, body } = orderFor(format);
  return { answer: request(app).post('/recipe').set(headers).send(body), log, lifecycle };
}

describe('a recipe', () => {
  it('comes as JSON, with the model that cooked it', async () => {
    const res = await ask(chefSaying('# Frit', 'tata'), 'json').answer;
    expect(res.status).toBe(200);
    expect(res.headers['cache-control']).toBe('no-store');
    expect(res.body).toEqual({ recipe: '# Frittata', model: 'test-model', truncated: false });
  });

  it('comes as events where the request says so', async () => {
    const res = await ask(chefSaying('# Frit', 'tata'), 'event-stream').answer;
    expect(res.status).toBe(200);
    const pieces = ['# Frit', 'tata'].map((text) => `event: text\ndata: ${JSON.stringify({ text })}\n\n`);
    const done = 'event: done\ndata: {"model":"test-model","truncated":false}\n\n';
    expect(res.text).toBe(pieces.join('') + done);
  });

  it.each(FORMATS)('says that it ends early (%s)', async (format) => {
    const chef = new ScriptedChef(['# Frittata']);
    chef.result = { truncated: true };
    expect((await ask(chef, format).answer).text).toContain('"truncated":true');
  });

  it('is not compressed on its way, so that no word waits for another', async () => {
    const { answer } = ask(chefSaying('x'.repeat(50_000)), 'event-stream');
    expect((await answer.set('Accept-Encoding', 'gzip, br')).headers['content-encoding']).toBeUndefined();
  });

  it('sends its first words while the chef still thinks about the next', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { url, close } = await openKitchen({
      model: 'test-model',
      async *cook() {
        yield '# Frit';
        await promise;
        yield 'tata';
        return { truncated: false };
      },
    });
    onTestFinished(close);
    const response = await fetch(url, orderFor('event-stream'));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toMatchObject({ value: 'event: text\ndata: {"text":"# Frit"}\n\n' });
    resolve();
    expect(await reader?.read()).toMatchObject({ value: expect.stringContaining('tata') });
    await reader?.cancel();
  });
});

describe('a failure', () => {
  it('to write the answer lets the chef go', async () => {
    const chef = new ScriptedChef(['# Frit', 'tata']);
    const { app } = createTestApp(chef);
    const failing: RequestListener = (req, res) => {
      const setHeader = res.setHeader.bind(res);
      res.setHeader = (name, value) => {
        if (String(value).startsWith('text/event-stream')) throw BUG;
        return setHeader(name, value);
      };
      app(req, res);
    };
    const { headers, body } = orderFor('event-stream');
    expect((await request(failing).post('/recipe').set(headers).send(body)).status).toBe(500);
    expect(chef).toMatchObject({ begun: 1, open: 0 });
  });

  it.each(FORMATS)('before the first words is an ordinary problem answer (%s)', async (format) => {
    const { answer, log } = ask(new ScriptedChef([BUSY]), format);
    const res = await answer;
    expect(res.status).toBe(503);
    expect(res.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '7',
    });
    expect(res.text).not.toContain('for the log alone');
    expect(log.join()).toContain('for the log alone');
  });

  it('after the first words is the last event, and what came stays', async () => {
    const res = await ask(new ScriptedChef(['# Frit', BUSY]), 'event-stream').answer;
    expect(res.status).toBe(200);
    expect(readEvents(res.text)).toMatchObject([
      { event: 'text', data: { text: '# Frit' } },
      { event: 'error', data: { code: 'chef-busy', requestId: res.headers['x-request-id'] } },
    ]);
  });

  it('that nobody foresaw shows nothing from inside, but the log does', async () => {
    for (const [chef, format] of [
      [new ScriptedChef([BUG]), 'json'],
      [new ScriptedChef(['# Frit', BUG]), 'json'],
      [new ScriptedChef(['# Frit', BUG]), 'event-stream'],
    ] as const) {
      const { answer, log } = ask(chef, format);
      const res = await answer;
      expect(res.text).toContain('"code":"internal"');
      expect(res.text).not.toMatch(/secret|TypeError|\.ts/);
      expect(log.join()).toContain('"msg":"bug"');
      expect(chef.open).toBe(0);
    }
  });
});

describe('a recipe that is still open', () => {
  it.each(FORMATS)('ends with shutting-down when the server’s patience is over (%s)', async (format) => {
    const chef = new ScriptedChef(['a', 1_000_000]);
    const { answer, lifecycle } = ask(chef, format);
    const coming = answer.then((res) => res);
    await expect.poll(() => chef.open).toBe(1);
    await new Promise(setImmediate);
    lifecycle.endRecipes();
    const res = await coming;
    expect(res.status).toBe(format === 'json' ? 503 : 200);
    expect(res.text).toContain('"code":"shutting-down"');
    expect(chef.open).toBe(0);
  });

  it.each(FORMATS)('is given up at once when its caller leaves (%s)', async (format) => {
    const chef = new ScriptedChef([1_000_000]);
    const { url, log, close } = await openKitchen(chef);
    onTestFinished(close);
    const { method, headers, body } = orderFor(format);
    const asked = httpRequest(url, { method, headers, agent: false }).on('error', () => undefined);
    asked.end(body);
    await expect.poll(() => chef.open).toBe(1);
    asked.destroy();
    await expect.poll(() => chef.open).toBe(0);
    await expect.poll(() => log.join()).toContain('"msg":"caller left"');
  });
});

describe('a request that is only half sent', () => {
  const HALF =
    'POST /recipe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 24\r\n\r\n{"ing';

  async function sendHalf() {
    const { app, log, lifecycle } = createTestApp(chefSaying('Stir.'));
    const { server, connect } = await startTestServer(app);
    const socket = connect();
    const came = once(server, 'request');
    socket.write(HALF);
    await came;
    return { socket, log, lifecycle };
  }

  it('ends with shutting-down when the server’s patience is over', async () => {
    const { socket, lifecycle } = await sendHalf();
    const answer = once(socket, 'data');
    lifecycle.endRecipes();
    expect(String(await answer)).toMatch(
      /^HTTP\/1\.1 503 [\s\S]*\r\nConnection: close\r\n[\s\S]*"code":"shutting-down"/,
    );
    socket.end();
    await allFrom(socket);
  });

  it('is no fault of the server when its caller leaves', async () => {
    const { socket, log } = await sendHalf();
    socket.destroy();
    await expect.poll(() => log.length).toBe(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ msg: 'caller left', level: 30 });
  });
});
