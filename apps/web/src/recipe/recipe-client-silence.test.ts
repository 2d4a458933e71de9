import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { cookAt, DONE, event, problem, sendJson, sendStream, serve, WHOLE } from '../testing/fake-api.ts';
import { createRecipeClient } from './recipe-client.ts';

const LIMIT_MS = 30_000;
const HERE = event('text', { text: 'Here' });

let set: Mock<typeof setTimeout>;
let cleared: Mock<typeof clearTimeout>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  set = vi.fn(setTimeout);
  cleared = vi.fn(clearTimeout);
  vi.stubGlobal('setTimeout', set);
  vi.stubGlobal('clearTimeout', cleared);
});

afterEach(() => {
  // No answer may leave a timer, however it ended.
  expect(running()).toEqual([]);
  // The mocks first: if they were restored after the clock, later tests would get the timers of the stopped clock.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** All timers that were set to wait for bytes. The first bytes of an answer set the second one. */
function waits(): unknown[] {
  return set.mock.results.flatMap(({ value }, call) =>
    set.mock.calls[call]?.[1] === LIMIT_MS ? [value] : [],
  );
}

/** The timers of `waits` that still run. To count all timers would not do: Node's own client has some as well. */
function running(): unknown[] {
  const gone = cleared.mock.calls.map(([timer]) => timer);
  return waits().filter((timer) => !gone.some((other) => other === timer));
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}

/** Starts a server that answers with a head and some bytes, and then as the test says. */
async function serveBytes(head: { status?: number; type: string }, bytes: string) {
  const answered = Promise.withResolvers<ServerResponse>();
  const closed = Promise.withResolvers<void>();
  const url = await serve((_request, response) => {
    response.on('close', closed.resolve);
    response.writeHead(head.status ?? 200, { 'content-type': head.type });
    response.write(bytes);
    answered.resolve(response);
  });
  return { url, answered: answered.promise, closed: closed.promise };
}

const STREAM = { type: 'text/event-stream; charset=utf-8' };
const JSON_TYPE = { type: 'application/json; charset=utf-8' };

/** The end of a recipe, once it has come. */
function follow(cooking: Promise<unknown>) {
  const outcome: { failure?: unknown; whole?: unknown } = {};
  const ended = cooking.then(
    (whole) => Object.assign(outcome, { whole }),
    (failure: unknown) => Object.assign(outcome, { failure }),
  );
  return { outcome, ended };
}

describe('silence for 30 seconds', () => {
  test.each([
    ['in a stream', STREAM, HERE],
    ['in a stream that has sent a comment only', STREAM, ': still cooking\n\n'],
    ['in a plain recipe', JSON_TYPE, '{"recipe": "# So'],
    ['in a refusal', { ...JSON_TYPE, status: 503 }, '{"type": "/problems'],
  ])('30 seconds of silence %s cut the answer, and close the connection', async (_where, head, bytes) => {
    const { url, closed } = await serveBytes(head, bytes);
    const { outcome, ended } = follow(cookAt(url));
    await until(() => waits().length === 2);
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    await ended;

    expect(outcome.failure).toMatchObject({ problem: { code: 'cut' } });
    await closed;
  });

  test('the 30 seconds count from the last byte, and a comment has bytes', async () => {
    const { url, answered } = await serveBytes(STREAM, HERE);
    const { outcome, ended } = follow(cookAt(url));
    const server = await answered;
    await until(() => waits().length === 2);
    for (let sign = 0; sign < 4; sign++) {
      await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
      expect(outcome).toEqual({});
      server.write(': still cooking\n\n');
      await until(() => waits().length === 3 + sign);
    }
    server.end(event('done', DONE));
    await ended;

    expect(outcome.whole).toEqual({ texts: ['Here'], done: DONE });
  });

  test('silence before the head of the answer means nothing: a model may think for long', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    const url = await serve((_request, response) => asked.resolve(response));
    const { outcome, ended } = follow(cookAt(url));
    const server = await asked.promise;
    await vi.advanceTimersByTimeAsync(8 * LIMIT_MS);
    expect(outcome).toEqual({});
    sendStream(server, WHOLE);
    await ended;

    expect(outcome.whole).toMatchObject({ done: DONE });
  });
});

describe('nothing counts the time any more', () => {
  test('no timer is left once the recipe is done, even where the server keeps the connection open', async () => {
    const { url, closed } = await serveBytes(STREAM, WHOLE);

    expect(await cookAt(url)).toMatchObject({ done: DONE });
    expect(running()).toEqual([]);
    await closed;
  });

  test.each([
    ['an error event', STREAM, HERE + event('error', problem('chef-timeout')), 'chef-timeout'],
    ['an event of unknown form', STREAM, event('text', { text: 7 }), 'unexpected-answer'],
  ])('no timer is left after %s, and the connection is closed', async (_what, head, bytes, code) => {
    const { url, closed } = await serveBytes(head, bytes);
    const { outcome, ended } = follow(cookAt(url));
    await ended;

    expect(outcome.failure).toMatchObject({ problem: { code } });
    expect(running()).toEqual([]);
    await closed;
  });

  test('no timer is left after a broken connection', async () => {
    const { url, answered } = await serveBytes(STREAM, HERE);
    const { outcome, ended } = follow(cookAt(url));
    (await answered).destroy();
    await ended;

    expect(outcome.failure).toMatchObject({ problem: { code: 'cut' } });
  });

  test('no timer is left after a whole JSON answer', async () => {
    const url = await serve((_request, response) => sendJson(response, 200, { recipe: '# Soup', ...DONE }));

    expect(await cookAt(url)).toMatchObject({ texts: ['# Soup'] });
  });

  test('no timer is left when the visitor stops', async () => {
    const { url } = await serveBytes(STREAM, HERE);
    const controller = new AbortController();
    const pieces = createRecipeClient(url)({ ingredients: ['eggs'] }, controller.signal);
    await pieces.next();
    const { ended } = follow(pieces.next());
    await until(() => running().length === 1);
    controller.abort();
    await ended;
  });

  test('no timer is left when the page drops the recipe between two words', async () => {
    const { url, closed } = await serveBytes(STREAM, HERE + HERE);
    const pieces = createRecipeClient(url)({ ingredients: ['eggs'] }, new AbortController().signal);
    await pieces.next();
    await pieces.return({ model: '', truncated: false });

    await closed;
  });
});
