import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  cookAt,
  DONE,
  event,
  failureAt,
  problem,
  sendJson,
  sendStream,
  serve,
  WHOLE,
} from '../testing/fake-api.ts';
import { createRecipeClient, warmUp } from './recipe-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

test('warming up sends no request', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  await warmUp();

  expect(fetch).not.toHaveBeenCalled();
});

describe('the request', () => {
  test('a request posts the ingredients to /recipe and prefers a stream', async () => {
    const seen: unknown[] = [];
    const url = await serve(async ({ method, url: path, headers }, response) => {
      seen.push({ method, path, accept: headers.accept, type: headers['content-type'] });
      sendStream(response, WHOLE);
    });
    await cookAt(url);

    expect(seen).toEqual([
      {
        method: 'POST',
        path: '/recipe',
        accept: 'text/event-stream, application/json;q=0.9',
        type: 'application/json',
      },
    ]);
  });

  test('a request sends nothing but the list of ingredients', async () => {
    let body = '';
    const url = await serve(async (request, response) => {
      body = await bodyOf(request);
      sendStream(response, WHOLE);
    });
    await cookAt(url);

    expect(JSON.parse(body)).toEqual({ ingredients: ['eggs', 'feta'] });
  });

  test('a request sends the wishes beside the list, and the outcome of the look comes back in both forms', async () => {
    const bodies: unknown[] = [];
    const look = { warnings: [], lookedFor: [{ wish: 'nuts', known: true }] };
    const url = await serve(async (request, response) => {
      bodies.push(JSON.parse(await bodyOf(request)));
      if (bodies.length > 1) sendJson(response, 200, { recipe: 'Soup', ...DONE, ...look });
      else sendStream(response, event('text', { text: 'Soup' }), event('done', { ...DONE, ...look }));
    });
    const wished = { ingredients: ['eggs'], wishes: { avoid: ['nuts'] } };

    for (const _form of ['events', 'JSON']) {
      const pieces = createRecipeClient(url)(wished, new AbortController().signal);
      expect(await pieces.next()).toEqual({ done: false, value: 'Soup' });
      expect(await pieces.next()).toEqual({ done: true, value: { ...DONE, ...look } });
    }
    expect(bodies).toEqual([wished, wished]);
  });

  test('when the signal of a request aborts, its connection is closed', async () => {
    const closed = Promise.withResolvers<void>();
    const url = await serve((_request, response) => {
      response.on('close', closed.resolve);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event('text', { text: 'Here' }));
    });
    const controller = new AbortController();
    const pieces = createRecipeClient(url)({ ingredients: ['eggs'] }, controller.signal);
    expect(await pieces.next()).toEqual({ done: false, value: 'Here' });
    const rest = expect(pieces.next()).rejects.toThrow();
    controller.abort();

    await rest;
    await closed.promise;
  });
});

describe('a refusal', () => {
  test('a refusal tells its code and the seconds to wait', async () => {
    const url = await serve((_request, response) =>
      sendJson(response, 429, problem('rate-limited'), { 'retry-after': '12' }),
    );

    expect((await failureAt(url)).problem).toMatchObject({ code: 'rate-limited', retryAfterSeconds: 12 });
  });

  test('a refusal tells which ingredients are wrong', async () => {
    const errors = ['#/ingredients/1', '#/ingredients', '#/ingredients/12'].map((pointer) => ({
      pointer,
      detail: '',
    }));
    const url = await serve((_request, response) =>
      sendJson(response, 400, problem('invalid-request', { errors })),
    );

    expect((await failureAt(url)).problem).toMatchObject({
      code: 'invalid-request',
      wrongIngredients: [1, 12],
      isWishWrong: false,
    });
  });

  test('a refusal tells whether a wish is wrong', async () => {
    const errors = [{ pointer: '#/wishes/avoid/20', detail: '' }];
    const url = await serve((_request, response) =>
      sendJson(response, 400, problem('invalid-request', { errors })),
    );

    expect((await failureAt(url)).problem).toMatchObject({ wrongIngredients: [], isWishWrong: true });
  });

  test('a refusal has a message that finds the request in the log of the server', async () => {
    const url = await serve((_request, response) => sendJson(response, 500, problem('internal')));

    expect((await failureAt(url)).message).toBe('internal: What to do. (request r-1)');
  });

  test('a refusal by a proxy that cannot reach the API means that the server is away', async () => {
    const url = await serve((_request, response) => sendJson(response, 502, '<h1>Bad Gateway</h1>'));

    expect((await failureAt(url)).problem.code).toBe('server-unreachable');
  });

  test('a refusal of unknown form is an unexpected answer', async () => {
    const url = await serve((_request, response) => sendJson(response, 403, 'Forbidden'));

    expect((await failureAt(url)).problem.code).toBe('unexpected-answer');
  });
});

describe('no answer', () => {
  test('no answer means that the server cannot be reached', async () => {
    const url = await serve((request) => request.socket.destroy());

    expect((await failureAt(url)).problem.code).toBe('server-unreachable');
  });

  test('no answer on a device without a network means that it is offline', async () => {
    const url = await serve((request) => request.socket.destroy());
    vi.stubGlobal('navigator', { onLine: false });

    expect((await failureAt(url)).problem.code).toBe('offline');
  });
});
