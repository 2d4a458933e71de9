import type { Readable } from 'node:stream';
import { errors } from 'undici';
import { ChefError, type CookOptions } from './chef.ts';
import { followSignal } from './follow-signal.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { Reply, Send } from './send-request.ts';
import { chefErrorOf, errorCodeOf, unintelligible, unreachable } from './upstream-error.ts';

/** Largest JSON answer in bytes; a recipe of 1,024 tokens has some 6 kB. */
const MAX_JSON_BYTES = 1024 * 1024;
/** Largest error body that is read for its code, in bytes. */
const MAX_ERROR_BYTES = 16 * 1024;
/** Longest line of an event stream in bytes: the client keeps a line in memory until it ends. */
const MAX_LINE_BYTES = 256 * 1024;
/** How long the last bytes of a finished answer may take, in milliseconds, for its connection to be used again. */
const TAIL_MS = 1000;
const MAX_TAIL_BYTES = 64 * 1024;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const LAST_LINE_END = new TextEncoder().encode('\n\n');

/** Made once: without a reason, each abort makes an error of its own, at the price of a stack trace. */
const OVER = new Error('The call is over.');

/** One request to the inference service, from the client's call to the last byte. */
export interface InferenceCall {
  /** For the client: answers only with what may be a recipe, and throws a {@link ChefError} for all else. */
  fetch(url: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Says that only a tail of the answer may follow; it ends after {@link TAIL_MS} whether it is over or not. */
  finish(): void;
  /** Frees the connection: for the next request if the answer is finished, else by closing it. */
  end(): void;
}

/**
 * Opens a call whose answer is checked before the client sees it: by status, media type and size.
 *
 * @param send - sends the request
 * @param options - whether a stream is asked for, and what ends the request and the reading of its answer
 */
export function openInferenceCall(
  send: Send,
  { stream, signal }: Pick<CookOptions, 'stream' | 'signal'>,
): InferenceCall {
  const { controller, release } = followSignal(signal);
  let body: Readable | undefined;
  let tail: NodeJS.Timeout | undefined;
  const finish = () => {
    tail ??= setTimeout(() => body?.destroy(), TAIL_MS);
  };

  return {
    finish,
    async fetch(url, init) {
      const headers = Object.fromEntries(new Headers(init?.headers));
      const sent = { method: 'POST', headers, body: String(init?.body), signal: controller.signal } as const;
      const reply = await send(String(url), sent).catch(throwBroken);
      body = reply.body;
      if (reply.statusCode < 200 || reply.statusCode > 299) {
        finish();
        throw await failureOf(reply);
      }
      return checkedAnswer(reply, stream);
    },
    end() {
      release();
      if (body?.readableEnded) return clearTimeout(tail);
      if (!tail || !body) return controller.abort(OVER);
      void drain(body).then((ended) => {
        clearTimeout(tail);
        if (!ended) controller.abort(OVER);
      });
    },
  };
}

/** The body of a 200 as the client expects it, in bounds: a stream for a streamed request, else JSON. */
async function checkedAnswer(reply: Reply, streamed: boolean): Promise<Response> {
  const type = contentType(reply);
  if (streamed && type.startsWith('text/event-stream')) return checkedStream(reply.body);
  if (!isJson(type)) throw unintelligible(`its answer is of ${mediaType(type)}`);
  const json = await readText(reply.body, MAX_JSON_BYTES);
  return streamed ? asEventStream(json) : asJson(json);
}

/** A JSON answer whose text is at hand: it need not become a stream of bytes to be read out of it again. */
function asJson(json: string): Response {
  const response = new Response(null, { headers: { 'Content-Type': 'application/json' } });
  return Object.assign(response, { json: async (): Promise<unknown> => JSON.parse(json) });
}

function contentType(reply: Reply): string {
  return headerOf(reply, 'content-type').toLowerCase();
}

function headerOf({ headers }: Reply, name: string): string {
  return String(headers[name] ?? '');
}

function isJson(type: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/.test(type);
}

/** Only the media type, and only if it looks like one: the header comes from outside and goes to the log. */
function mediaType(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+/.exec(type)?.[0].slice(0, 80) ?? 'no media type';
}

function throwBroken(error: unknown): never {
  if (error instanceof ChefError) throw error;
  if (error instanceof errors.HTTPParserError) throw unintelligible('it does not speak HTTP');
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
  throw unreachable(code);
}

async function failureOf(reply: Reply): Promise<ChefError> {
  const retryAfter = parseRetryAfter(headerOf(reply, 'retry-after'), Date.now());
  const readable = isJson(contentType(reply));
  const code = readable ? errorCodeOf(await errorBody(reply.body)) : undefined;
  return chefErrorOf({ status: reply.statusCode, code, retryAfter });
}

/** An error's body is a bonus: whatever is wrong with it, the status stands. */
async function errorBody(body: Readable): Promise<unknown> {
  try {
    return JSON.parse(await readText(body, MAX_ERROR_BYTES));
  } catch {
    return undefined;
  }
}

async function readText(body: Readable, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of piecesOf(body)) {
      size += chunk.length;
      if (size > limit) throw unintelligible(`its answer is larger than ${limit} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    throwBroken(error);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Left before its end it stays open: who opened the call decides what becomes of the connection. */
function piecesOf(body: Readable): AsyncIterableIterator<Buffer> {
  return body.iterator({ destroyOnReturn: false });
}

/** Passes an event stream on, one read at a time, and ends it where a line has no end. */
function checkedStream(body: Readable): Response {
  const pieces = piecesOf(body);
  let lineLength = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next().catch(throwBroken);
        if (done) {
          // Some services leave out the empty line after the last event; without one it would not count.
          controller.enqueue(LAST_LINE_END);
          return controller.close();
        }
        const end = Math.max(value.lastIndexOf(LINE_FEED), value.lastIndexOf(CARRIAGE_RETURN));
        lineLength = end < 0 ? lineLength + value.length : value.length - end - 1;
        if (lineLength > MAX_LINE_BYTES) throw unintelligible('a line of its stream has no end');
        // The client cuts it into lines, which is cheaper with a plain array than with a `Buffer`.
        controller.enqueue(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** A service that answers a streamed request with plain JSON is heard as a stream of one event. */
function asEventStream(json: string): Response {
  const data = json.replace(/[\r\n]+/g, ' ');
  return new Response(`data: ${data}\n\n`, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** Reads what is left of a finished answer, within bounds; tells whether that was all. */
async function drain(body: Readable): Promise<boolean> {
  let size = 0;
  try {
    for await (const chunk of piecesOf(body)) {
      size += chunk.length;
      if (size > MAX_TAIL_BYTES) return false;
    }
    return true;
  } catch {
    // The recipe is complete: how its connection ends matters to nobody.
    return false;
  }
}
