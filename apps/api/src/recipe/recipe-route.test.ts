import { once } from 'node:events';
import { request } from 'node:http';
import type { RequestHandler } from 'express';
import { describe, expect, it } from 'vitest';
import { type Chef, ChefError } from '../chefs/chef.ts';
import { readEvents } from '../testing/read-events.ts';
import { FORMATS, type Format, recipeRequest } from '../testing/recipe-request.ts';
import { ScriptedChef } from '../testing/scripted-chef.ts';
import { chefSaying, startApi } from '../testing/start-api.ts';
import { allFrom } from '../testing/start-server.ts';

const BUSY = new ChefError('chef-busy', 'Wait a moment.', { retryAfter: 7, hint: 'for the log alone' });
const BUG = new TypeError('cannot read /etc/secret');

/** Asks an application whose chef is the one given. */
async function ask(chef: Chef, format: Format) {
  const { send, log } = await startApi(chef);
  return { res: await send(recipeRequest(format)), log };
}

describe('a recipe', () => {
  it('a recipe comes as JSON, with the model that cooked it', async () => {
    const { res } = await ask(chefSaying('# Frit', 'tata'), 'json');
    expect(res.status).toBe(200);
    expect(res.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(res.body)).toEqual({ recipe: '# Frittata', model: 'test-model', truncated: false });
  });

  it('a recipe comes as events where the request says so', async () => {
    const { res } = await ask(chefSaying('# Frit', 'tata'), 'event-stream');
    expect(res.status).toBe(200);
    const pieces = ['# Frit', 'tata'].map((text) => `event: text\ndata: ${JSON.stringify({ text })}\n\n`);
    const done = 'event: done\ndata: {"model":"test-model","truncated":false}\n\n';
    expect(res.body).toBe(pieces.join('') + done);
  });

  it.each(FORMATS)('a recipe says that it ends early (%s)', async (format) => {
    const chef = new ScriptedChef(['# Frittata']);
    chef.result = { truncated: true };
    expect((await ask(chef, format)).res.body).toContain('"truncated":true');
  });

  it('a recipe is not compressed on its way, so that no word waits for another', async () => {
    const { send } = await startApi(chefSaying('x'.repeat(50_000)));
    const { headers, body } = recipeRequest('event-stream');
    const res = await send({ headers: { ...headers, 'Accept-Encoding': 'gzip, br' }, body });
    expect(res.headers['content-encoding']).toBeUndefined();
  });

  it('the first words of a recipe are sent while the chef still thinks about the next', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { url } = await startApi({
      model: 'test-model',
      async *cook() {
        yield '# Frit';
        await promise;
        yield 'tata';
        return { truncated: false };
      },
    });
    const response = await fetch(url, recipeRequest('event-stream'));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toMatchObject({ value: 'event: text\ndata: {"text":"# Frit"}\n\n' });
    resolve();
    expect(await reader?.read()).toMatchObject({ value: expect.stringContaining('tata') });
    await reader?.cancel();
  });
});

describe('a failure', () => {
  it('a failure while the answer is written lets the chef go', async () => {
    const chef = new ScriptedChef(['# Frit', 'tata']);
    const failing: RequestHandler = (_req, res, next) => {
      const setHeader = res.setHeader.bind(res);
      res.setHeader = (name, value) => {
        if (String(value).startsWith('text/event-stream')) throw BUG;
        return setHeader(name, value);
      };
      next();
    };
    const { send } = await startApi(chef, { rateLimit: failing });
    expect((await send(recipeRequest('event-stream'))).status).toBe(500);
    expect(chef).toMatchObject({ begun: 1, open: 0 });
  });

  it.each(FORMATS)('a failure before the first words is an ordinary problem answer (%s)', async (format) => {
    const { res, log } = await ask(new ScriptedChef([BUSY]), format);
    expect(res.status).toBe(503);
    expect(res.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '7',
    });
    expect(res.body).not.toContain('for the log alone');
    expect(log.join()).toContain('for the log alone');
  });

  it('a failure after the first words is the last event, and what came stays', async () => {
    const { res } = await ask(new ScriptedChef(['# Frit', BUSY]), 'event-stream');
    expect(res.status).toBe(200);
    expect(readEvents(res.body)).toMatchObject([
      { event: 'text', data: { text: '# Frit' } },
      { event: 'error', data: { code: 'chef-busy', requestId: res.headers['x-request-id'] } },
    ]);
  });

  it('a failure that nobody foresaw shows nothing from inside, but the log does', async () => {
    for (const [chef, format] of [
      [new ScriptedChef([BUG]), 'json'],
      [new ScriptedChef(['# Frit', BUG]), 'json'],
      [new ScriptedChef(['# Frit', BUG]), 'event-stream'],
    ] as const) {
      const { res, log } = await ask(chef, format);
      expect(res.body).toContain('"code":"internal"');
      expect(res.body).not.toMatch(/secret|TypeError|\.ts/);
      expect(log.join()).toContain('"msg":"bug"');
      expect(chef.open).toBe(0);
    }
  });
});

describe('a recipe that is still open', () => {
  it.each(FORMATS)(
    'a recipe that is still open ends with shutting-down when the server’s patience is over (%s)',
    async (format) => {
      const chef = new ScriptedChef(['a', 1_000_000]);
      const { send, lifecycle } = await startApi(chef);
      const coming = send(recipeRequest(format));
      await expect.poll(() => chef.open).toBe(1);
      await new Promise(setImmediate);
      lifecycle.endRecipes();
      const res = await coming;
      expect(res.status).toBe(format === 'json' ? 503 : 200);
      expect(res.body).toContain('"code":"shutting-down"');
      expect(chef.open).toBe(0);
    },
  );

  it.each(FORMATS)(
    'a recipe that is still open is given up at once when its caller leaves (%s)',
    async (format) => {
      const chef = new ScriptedChef([1_000_000]);
      const { url, log } = await startApi(chef);
      const { method, headers, body } = recipeRequest(format);
      const asked = request(url, { method, headers, agent: false }).on('error', () => undefined);
      asked.end(body);
      await expect.poll(() => chef.open).toBe(1);
      asked.destroy();
      await expect.poll(() => chef.open).toBe(0);
      await expect.poll(() => log.join()).toContain('"msg":"caller left"');
    },
  );
});

describe('a request that is only half sent', () => {
  const HALF =
    'POST /recipe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 24\r\n\r\n{"ing';

  async function sendHalf() {
    const { log, lifecycle, server, connect } = await startApi(chefSaying('Stir.'));
    const socket = connect();
    const came = once(server, 'request');
    socket.write(HALF);
    await came;
    return { socket, log, lifecycle };
  }

  it('a request that is only half sent ends with shutting-down when the server’s patience is over', async () => {
    const { socket, lifecycle } = await sendHalf();
    const answer = once(socket, 'data');
    lifecycle.endRecipes();
    expect(String(await answer)).toMatch(
      /^HTTP\/1\.1 503 [\s\S]*\r\nConnection: close\r\n[\s\S]*"code":"shutting-down"/,
    );
    socket.end();
    await allFrom(socket);
  });

  it('a request that is only half sent is no fault of the server when its caller leaves', async () => {
    const { socket, log } = await sendHalf();
    socket.destroy();
    await expect.poll(() => log.length).toBe(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ msg: 'caller left', level: 30 });
  });
});
