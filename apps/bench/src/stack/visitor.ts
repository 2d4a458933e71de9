import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout } from 'node:timers';

/** The course of one recipe, as a visitor saw it. */
export interface Visit {
  readonly requestId: string;
  /** `whole`, the HTTP status of a refusal, the code of an `error` event, or `cut` where neither came. */
  readonly ending: string;
  /** Address of the replica that cooked, as the inference service saw it; none before the first text. */
  readonly replica: string | undefined;
  /** How many milliseconds after it was sent each piece arrived. */
  readonly lateMs: readonly number[];
  readonly headers: IncomingMessage['headers'];
  readonly startedAt: number;
  readonly endedAt: number;
}

/** The request of a visit, and when the visitor leaves. */
export interface Wish {
  readonly pieces: number;
  readonly everyMs: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** When to leave, whether the recipe is whole or not. */
  readonly leaveAfterMs?: number;
}

/** Asks for a streamed recipe over a connection of its own, gzip welcome. Never rejects. */
export async function askForRecipe(origin: string, wish: Wish): Promise<Visit> {
  const requestId = randomUUID();
  const startedAt = Date.now();
  const lateMs: number[] = [];
  let ending = 'cut';
  let replica: string | undefined;
  let answer: IncomingMessage | undefined;
  try {
    answer = await post(`${origin}/recipe`, requestId, wish);
    if (answer.statusCode !== 200) ending = String(answer.statusCode);
    for await (const { name, data } of events(answer)) {
      if (name === 'done') ending = 'whole';
      if (name === 'error') ending = /"code":"([\w-]+)"/.exec(data)?.[1] ?? 'error';
      for (const [, sentAt, by] of data.matchAll(/(\d{13}) ([\d.]+)/g)) {
        lateMs.push(Date.now() - Number(sentAt));
        replica ??= by;
      }
    }
  } catch {
    // The connection broke: the pieces that came before say how far the recipe got.
  }
  return {
    requestId,
    ending,
    replica,
    lateMs,
    headers: answer?.headers ?? {},
    startedAt,
    endedAt: Date.now(),
  };
}

function post(
  url: string,
  requestId: string,
  { pieces, everyMs, headers, leaveAfterMs }: Wish,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = request(url, {
    method: 'POST',
    agent: false,
    headers: {
      accept: 'text/event-stream',
      'accept-encoding': 'gzip',
      'content-type': 'application/json',
      'x-request-id': requestId,
      ...headers,
    },
  });
  asked.on('response', resolve).on('error', reject);
  asked.end(JSON.stringify({ ingredients: [`${pieces} pieces every ${everyMs} ms`] }));
  if (leaveAfterMs) setTimeout(() => asked.destroy(), leaveAfterMs);
  return promise;
}

async function* events(answer: IncomingMessage): AsyncGenerator<{ name: string; data: string }> {
  let unread = '';
  answer.setEncoding('utf8');
  for await (const piece of answer) {
    const blocks = (unread + piece).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      yield { name: /^event: ?(.*)$/m.exec(block)?.[1] ?? '', data: /^data: ?(.*)$/m.exec(block)?.[1] ?? '' };
    }
  }
}
