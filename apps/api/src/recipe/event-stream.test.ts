import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EventStream, openEventStream } from './event-stream.ts';

const DONE = { model: 'm', truncated: false };
const DONE_EVENT = 'event: done\ndata: {"model":"m","truncated":false}\n\n';
/** More than all buffers of the operating system between the two ends, in characters. */
const NEVER_BUFFERED = 32 * 1024 * 1024;

/** Both ends of one stream. */
interface Ends {
  stream: EventStream;
  res: Response;
  reader: IncomingMessage;
  /** All that the reader has got so far. */
  received: () => string;
}

let server: Server;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  // No test may leave a timer behind.
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** Opens a stream and says the first words, without which no head is sent. */
async function open(firstWords = 'a'): Promise<Ends> {
  const { promise, resolve } = Promise.withResolvers<{ stream: EventStream; res: Response }>();
  const app = express().get('/', (_req, res) => {
    const stream = openEventStream(res);
    void stream.text(firstWords);
    resolve({ stream, res });
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = get({ port, host: '127.0.0.1', agent: false }).on('error', () => undefined);
  const [[reader], writer] = await Promise.all([once(asked, 'response'), promise]);
  let received = '';
  reader.setEncoding('utf8').on('error', () => undefined);
  const collect = (text: string) => {
    received += text;
  };
  if (firstWords.length < NEVER_BUFFERED) reader.on('data', collect);
  return { ...writer, reader, received: () => received };
}

const text = (words: string) => `event: text\ndata: {"text":${JSON.stringify(words)}}\n\n`;

describe('an event stream', () => {
  it('an event stream says that nothing on its way may hold, keep or change it', async () => {
    const { stream, reader } = await open();
    expect(reader.statusCode).toBe(200);
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(reader.headers).not.toHaveProperty('content-encoding');
    stream.end('done', DONE);
  });

  it('an event stream sends each piece as soon as it comes, as an event of its own', async () => {
    const { stream, reader, received } = await open();
    if (received() === '') await once(reader, 'data');
    expect(received()).toBe(text('a'));
    for (const word of ['b', '\n"c"', '\u2028🍳']) expect(stream.text(word)).toBeUndefined();
    const all = ['a', 'b', '\n"c"', '\u2028🍳'].map(text).join('');
    while (received().length < all.length) await once(reader, 'data');
    expect(received()).toBe(all);
    stream.end('done', DONE);
  });

  it('an event stream ends with the last words and the last event, in order', async () => {
    const { stream, reader, received } = await open();
    void stream.text('b');
    stream.end('done', DONE);
    await once(reader, 'end');
    expect(received()).toBe(text('a') + text('b') + DONE_EVENT);
  });

  it('an event stream shows every ten seconds that it is alive while nothing else does', async () => {
    const { stream, reader, received } = await open();
    if (received() === '') await once(reader, 'data');
    const start = received().length;
    for (const word of ['b', 'c']) {
      vi.advanceTimersByTime(9999);
      void stream.text(word);
      await once(reader, 'data');
    }
    for (let sign = 0; sign < 2; sign++) {
      vi.advanceTimersByTime(10_000);
      await once(reader, 'data');
    }
    expect(received().slice(start)).toBe(`${text('b')}${text('c')}: still cooking\n\n: still cooking\n\n`);
    stream.end('done', DONE);
  });

  it('an event stream leaves nothing behind when the reader leaves', async () => {
    const { stream, res, reader } = await open();
    reader.destroy();
    await once(res, 'close');
    expect(stream.text('b')).toBeUndefined();
    stream.end('done', DONE);
  });
});

describe('a reader who does not read', () => {
  const MUCH = 'x'.repeat(NEVER_BUFFERED);

  it('a reader who does not read is waited for, and gets no sign of life on top', async () => {
    const { stream, res, reader } = await open(MUCH);
    const room = stream.text('b');
    expect(room).toBeInstanceOf(Promise);
    const buffered = res.writableLength;
    vi.advanceTimersByTime(29_999);
    expect(res.writableLength).toBe(buffered);
    reader.resume();
    await room;
    expect(stream.text('c')).toBeUndefined();
    stream.end('done', DONE);
    await once(reader, 'end');
  });

  it('a reader who does not read is left after half a minute', async () => {
    const { stream, res } = await open(MUCH);
    const room = stream.text('b');
    vi.advanceTimersByTime(30_000);
    await room;
    expect(res.destroyed).toBe(true);
  });

  it('a reader who does not read is left after half a minute although all is said', async () => {
    const { stream, res } = await open(MUCH);
    stream.end('done', DONE);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(res.destroyed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(res.destroyed).toBe(true);
  });
});
