import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay, setImmediate as tick } from 'node:timers/promises';
import type { Asked, Step, WholeAnswer } from './scenario.ts';

/** An answer that is being given. */
export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Aborts when the client has left. */
  readonly signal: AbortSignal;
  readonly asked: Asked;
  /** Resolves when the test lets the call go on. */
  readonly released: () => Promise<void>;
}

type Pieces = Iterable<string | Uint8Array>;

/** Does the steps one after another; rejects when the client leaves first. */
export async function playSteps(steps: readonly Step[], call: Call): Promise<void> {
  for (const step of steps) await playStep(step, call);
  const isOutsideHttp = steps.some((step) => 'raw' in step || 'hangUp' in step);
  if (isOutsideHttp) call.request.socket.end();
  else call.response.end();
}

async function playStep(step: Step, call: Call): Promise<void> {
  const { request, response, signal } = call;
  if ('answer' in step) answer(step.answer, response);
  else if ('answerTo' in step) answer(step.answerTo(call.asked), response);
  else if ('head' in step) response.writeHead(step.head.status ?? 200, step.head.headers).flushHeaders();
  else if ('send' in step) await send(step.send, step.everyMs, call);
  else if ('forever' in step) await send(endlessly(step.forever), step.everyMs, call);
  else if ('raw' in step) request.socket.write(step.raw);
  else if ('hangUp' in step) hangUp(step.hangUp, request);
  else if (step.pause === 'until-release') await call.released();
  else if (step.pause === 'forever') await once(signal, 'abort');
  else await delay(step.pause, undefined, { signal });
}

function answer({ status, headers, body }: WholeAnswer, response: ServerResponse): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.write(body);
}

async function send(pieces: Pieces, everyMs: number | undefined, call: Call): Promise<void> {
  const { response, signal } = call;
  for (const piece of pieces) {
    if (!response.write(piece)) await once(response, 'drain', { signal });
    // Without a turn of the event loop between them, several pieces leave as one packet.
    await (everyMs ? delay(everyMs, undefined, { signal }) : tick(undefined, { signal }));
  }
}

function* endlessly(piece: string): Generator<string> {
  for (;;) yield piece;
}

function hangUp(how: 'close' | 'reset', request: IncomingMessage): void {
  if (how === 'reset') request.socket.resetAndDestroy();
  else request.socket.destroy();
}
