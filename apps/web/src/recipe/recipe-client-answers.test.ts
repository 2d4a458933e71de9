import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
import { createRecipeClient } from './recipe-client.ts';

describe('an answer that is a stream', () => {
  test('a streamed answer gives the text as it comes, and then who cooked', async () => {
    const url = await serve((_request, response) => sendStream(response, WHOLE));

    expect(await cookAt(url)).toEqual({ texts: ["Here's", ' crème 🍮'], done: DONE });
  });

  test('a streamed answer means the same however its bytes are split', async () => {
    const bytes = new TextEncoder().encode(`: hello\n\n${WHOLE.replaceAll('\n', '\r\n')}`);
    const cuts = fc.uniqueArray(fc.nat(bytes.length), { maxLength: 8 });
    let parts: Uint8Array[] = [];
    const url = await serve((_request, response) => sendStream(response, ...parts));

    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const ends = [...places.sort((a, b) => a - b), bytes.length];
        parts = ends
          .map((end, index) => bytes.slice(ends[index - 1] ?? 0, end))
          .filter((part) => part.length > 0);
        expect(await cookAt(url)).toEqual({ texts: ["Here's", ' crème 🍮'], done: DONE });
      }),
      { numRuns: 30 },
    );
  });

  test('a streamed answer with an error event fails with its code, after the text that came', async () => {
    const url = await serve((_request, response) =>
      sendStream(response, event('text', { text: 'Here' }), event('error', problem('chef-timeout'))),
    );
    const pieces = createRecipeClient(url)({ ingredients: ['eggs'] }, new AbortController().signal);

    expect(await pieces.next()).toEqual({ done: false, value: 'Here' });
    await expect(pieces.next()).rejects.toMatchObject({ problem: { code: 'chef-timeout' } });
  });

  test.each([
    ['ends without done or error', event('text', { text: 'Here' })],
    ['is empty', ''],
    ['ends in the middle of done', WHOLE.slice(0, -3)],
  ])('a streamed answer that %s was cut', async (_how, text) => {
    const url = await serve((_request, response) => sendStream(response, text));

    expect((await failureAt(url)).problem.code).toBe('cut');
  });

  test('a streamed answer whose connection breaks was cut', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(event('text', { text: 'Here' }), () => response.destroy());
    });

    expect((await failureAt(url)).problem.code).toBe('cut');
  });

  test.each([
    ['text that is no text', event('text', { text: 7 })],
    ['broken JSON', 'event: text\ndata: {"text"\n\n'],
    ['done without a model', event('text', { text: 'a' }) + event('done', { truncated: false })],
    ['done without a word', event('done', DONE)],
    ['an error of unknown form', event('error', { message: 'oops' })],
  ])('a streamed answer with %s is an unexpected answer', async (_what, text) => {
    const url = await serve((_request, response) => sendStream(response, text));

    expect((await failureAt(url)).problem.code).toBe('unexpected-answer');
  });
});

describe('an answer that is plain JSON', () => {
  test('a JSON answer gives the recipe whole', async () => {
    const url = await serve((_request, response) => sendJson(response, 200, { recipe: '# Soup', ...DONE }));

    expect(await cookAt(url)).toEqual({ texts: ['# Soup'], done: DONE });
  });

  test.each([
    ['a recipe that is no text', { recipe: 7, ...DONE }],
    ['a blank recipe', { recipe: ' \n', ...DONE }],
    ['no model', { recipe: '# Soup', truncated: false }],
    ['broken JSON', '{"recipe": "# So'],
    ['a web page', '<!doctype html><title>Hello</title>'],
  ])('a JSON answer with %s is an unexpected answer', async (_what, body) => {
    const url = await serve((_request, response) => sendJson(response, 200, body));

    expect((await failureAt(url)).problem.code).toBe('unexpected-answer');
  });

  test('a JSON answer that breaks off was cut', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"recipe": "#', () => response.destroy());
    });

    expect((await failureAt(url)).problem.code).toBe('cut');
  });
});

describe('an answer of something that wants the visitor to sign in first', () => {
  test.each([302, 303, 307, 308])('a redirect with status %i is not followed', async (status) => {
    const asked: unknown[] = [];
    const url = await serve(({ url: path }, response) => {
      asked.push(path);
      response.writeHead(status, { location: '/login' }).end();
    });

    expect((await failureAt(url)).problem.code).toBe('sign-in');
    expect(asked).toEqual(['/recipe']);
  });

  test.each([200, 401, 403])('a page with status %i asks to sign in', async (status) => {
    const url = await serve((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Sign in</h1>');
    });

    expect((await failureAt(url)).problem.code).toBe('sign-in');
  });

  test('a 401 asks to sign in, whatever it holds, since the API sends none', async () => {
    const url = await serve((_request, response) => void response.writeHead(401).end());

    expect((await failureAt(url)).problem.code).toBe('sign-in');
  });

  test.each([404, 405])('a page with status %i is no API, and nobody asks to sign in', async (status) => {
    const url = await serve((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
    });

    expect((await failureAt(url)).problem.code).toBe('unexpected-answer');
  });
});
