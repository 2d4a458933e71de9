import type { Readable } from 'node:stream';
import { errors } from 'undici';
import type { ChefError } from './chef.ts';
import { followSignal } from './follow-signal.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { Reply, Send } from './send-request.ts';
import { brokenOff, chefErrorOf, errorCodeOf, unintelligible, unreachable } from './upstream-error.ts';

/** Largest JSON answer in bytes; a recipe of 1,024 tokens has some 6 kB. */
const MAX_JSON_BYTES = 1024 * 1024;
/** Largest error body that is read for its code, in bytes. */
const MAX_ERROR_BYTES = 16 * 1024;
/** How long the last bytes of a finished answer may take, in milliseconds, for its connection to be used again. */
const TAIL_MS = 1000;
const MAX_TAIL_BYTES = 64 * 1024;

/** Made once: without a reason, each abort makes an error of its own, at the price of a stack trace. */
const OVER = new Error('The call is over.');

/** One request to the inference service, from its first byte to the last of the answer. */
export interface InferenceCall {
  /** Sends the request. Resolves with the head of an answer of 2xx, its body unread; throws a {@link ChefError} for all else. */
  ask(url: string, request: { headers: Readonly<Record<string, string>>; body: string }): Promise<Reply>;
  /** Says that only a tail of the answer may follow; it ends after {@link TAIL_MS} whether it is over or not. */
  finish(): void;
  /** Frees the connection: for the next request if the answer is finished, else by closing it. */
  end(): void;
}

/**
 * Opens a call to the inference service.
 *
 * @param send - sends the request
 * @param model - what is asked for, for the log of a refusal
 * @param signal - ends the request and the reading of its answer
 */
export function openInferenceCall(send: Send, model: string, signal: AbortSignal): InferenceCall {
  const { controller, release } = followSignal(signal);
  let body: Readable | undefined;
  let tail: NodeJS.Timeout | undefined;
  const finish = () => {
    tail ??= setTimeout(() => body?.destroy(), TAIL_MS);
  };

  return {
    finish,
    async ask(url, request) {
      const reply = await send(url, { method: 'POST', ...request, signal: controller.signal }).catch(
        notReached,
      );
      body = reply.body;
      if (reply.statusCode >= 200 && reply.statusCode <= 299) return reply;
      finish();
      throw await failureOf(reply, model);
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

/** The media type of an answer, in lower case, parameters included. */
export function contentType({ headers }: Reply): string {
  return String(headers['content-type'] ?? '').toLowerCase();
}

/**
 * Reads a JSON answer whole.
 *
 * @throws ChefError where it is of another media type, larger than a recipe can be, broken off, or no JSON
 */
export async function readJson(reply: Reply): Promise<unknown> {
  const type = contentType(reply);
  if (!isJson(type)) throw unintelligible(`its answer is of ${mediaType(type)}`);
  return parseJson(await readText(reply.body, MAX_JSON_BYTES));
}

/** @throws ChefError where the text is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unintelligible('it sent broken JSON');
  }
}

/** The pieces of a body. Left before its end the body stays open: its call decides what becomes of the connection. */
export async function* piecesOf(body: Readable): AsyncGenerator<Buffer, void, undefined> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw error instanceof errors.HTTPParserError ? notHttp() : brokenOff(codeOf(error));
  }
}

async function readText(body: Readable, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of piecesOf(body)) {
    size += chunk.length;
    if (size > limit) throw unintelligible(`its answer is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isJson(type: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/.test(type);
}

/** Only the media type, and only if it looks like one: the header comes from outside and goes to the log. */
function mediaType(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+/.exec(type)?.[0].slice(0, 80) ?? 'no media type';
}

function notReached(error: unknown): never {
  throw error instanceof errors.HTTPParserError ? notHttp() : unreachable(codeOf(error));
}

function notHttp(): ChefError {
  return unintelligible('it does not speak HTTP');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no code';
}

async function failureOf(reply: Reply, model: string): Promise<ChefError> {
  const retryAfter = parseRetryAfter(String(reply.headers['retry-after'] ?? ''), Date.now());
  const code = isJson(contentType(reply)) ? errorCodeOf(await errorBody(reply.body)) : undefined;
  return chefErrorOf({ status: reply.statusCode, code, retryAfter, model });
}

/** An error's body is a bonus: whatever is wrong with it, the status stands. */
async function errorBody(body: Readable): Promise<unknown> {
  try {
    return JSON.parse(await readText(body, MAX_ERROR_BYTES));
  } catch {
    return undefined;
  }
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
