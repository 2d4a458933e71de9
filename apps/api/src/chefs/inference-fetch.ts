import { errors } from 'undici';
import { ChefError } from './chef.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { Fetch } from './undici-fetch.ts';
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
  fetch: Fetch;
  /** Says that only a tail of the answer may follow; it ends after {@link TAIL_MS} whether it is over or not. */
  finish(): void;
  /** Frees the connection: for the next request if the answer is finished, else by closing it. */
  end(): void;
}

/**
 * Opens a call whose answer is checked before the client sees it: by status, media type and size.
 *
 * @param baseFetch - sends the request and follows no redirect
 * @param signal - ends the request and the reading of its answer
 */
export function openInferenceCall(baseFetch: Fetch, signal: AbortSignal): InferenceCall {
  const abort = new AbortController();
  const onAbort = () => abort.abort(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  let reader: Reader | undefined;
  let tail: NodeJS.Timeout | undefined;
  const finish = () => {
    tail ??= setTimeout(() => void reader?.cancel().catch(() => undefined), TAIL_MS);
  };

  return {
    finish,
    async fetch(url, init) {
      const sent = { ...init, redirect: 'manual', signal: abort.signal } as const;
      const response = await baseFetch(url, sent).catch(throwBroken);
      reader = response.body?.getReader();
      if (!response.ok) {
        finish();
        throw await failureOf(response, reader);
      }
      return checkedAnswer(response, reader, wantsStream(init));
    },
    end() {
      signal.removeEventListener('abort', onAbort);
      if (!tail || !reader) return abort.abort(OVER);
      void drain(reader).then((ended) => {
        clearTimeout(tail);
        if (!ended) abort.abort(OVER);
      });
    },
  };
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The body of a 200 as the client expects it, in bounds: a stream for a streamed request, else JSON. */
async function checkedAnswer(
  response: Response,
  reader: Reader | undefined,
  streamed: boolean,
): Promise<Response> {
  const type = contentType(response);
  if (reader && streamed && type.startsWith('text/event-stream')) return checkedStream(reader);
  if (!reader || !isJson(type)) throw unintelligible(`its answer is of ${mediaType(type)}`);
  const json = await readText(reader, MAX_JSON_BYTES);
  return streamed
    ? asEventStream(json)
    : new Response(json, { headers: { 'Content-Type': 'application/json' } });
}

function wantsStream(init: RequestInit | undefined): boolean {
  return typeof init?.body === 'string' && JSON.parse(init.body).stream === true;
}

function contentType(response: Response): string {
  return (response.headers.get('content-type') ?? '').toLowerCase();
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

async function failureOf(response: Response, reader: Reader | undefined): Promise<ChefError> {
  const retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now());
  const body = reader && isJson(contentType(response)) ? await errorBody(reader) : undefined;
  return chefErrorOf({ status: response.status, code: errorCodeOf(body), retryAfter });
}

/** An error's body is a bonus: whatever is wrong with it, the status stands. */
async function errorBody(reader: Reader): Promise<unknown> {
  try {
    return JSON.parse(await readText(reader, MAX_ERROR_BYTES));
  } catch {
    return undefined;
  }
}

async function readText(reader: Reader, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(throwBroken);
    if (done) return Buffer.concat(chunks).toString('utf8');
    size += value.length;
    if (size > limit) throw unintelligible(`its answer is larger than ${limit} bytes`);
    chunks.push(value);
  }
}

/** Passes an event stream on, one read at a time, and ends it where a line has no end. */
function checkedStream(reader: Reader): Response {
  let lineLength = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch(throwBroken);
        if (done) {
          // Some services leave out the empty line after the last event; without one it would not count.
          controller.enqueue(LAST_LINE_END);
          return controller.close();
        }
        const end = Math.max(value.lastIndexOf(LINE_FEED), value.lastIndexOf(CARRIAGE_RETURN));
        lineLength = end < 0 ? lineLength + value.length : value.length - end - 1;
        if (lineLength > MAX_LINE_BYTES) throw unintelligible('a line of its stream has no end');
        controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** A service that answers a streamed request with plain JSON is heard as a stream of one event. */
function asEventStream(json: string): Response {
  const data = json.replace(/[\r\n]+/g, ' ');
  return new Response(`data: ${data}\n\n`, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** Reads what is left of a finished answer, within bounds; tells whether that was all. */
async function drain(reader: Reader): Promise<boolean> {
  try {
    for (let size = 0; size < MAX_TAIL_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return true;
      size += value.length;
    }
  } catch {
    // The recipe is complete: how its connection ends matters to nobody.
  }
  return false;
}
