import { EventSourceParserStream } from 'eventsource-parser/stream';
import { tally } from '../statistics.ts';

/** The course of one recipe, as a visitor saw it. */
export type Visit = Awaited<ReturnType<typeof visit>>;

/** A recipe of so many pieces; a visitor may leave before it is whole. */
type Wish = Readonly<{ pieces: number; everyMs: number; leaveAfterMs?: number }>;

/** Asks for a streamed recipe over a connection of its own, gzip welcome. Never rejects. */
export async function visit(origin: string, wish: Wish, more: Readonly<Record<string, string>> = {}) {
  const { pieces, everyMs, leaveAfterMs } = wish;
  const body = JSON.stringify({ ingredients: [`${pieces} pieces every ${everyMs} ms`] });
  const type = { accept: 'text/event-stream', 'content-type': 'application/json' };
  const request = { method: 'POST', headers: { connection: 'close', ...type, ...more }, body };
  const signal = leaveAfterMs ? AbortSignal.timeout(leaveAfterMs) : null;
  const course = {
    /** `whole`, the HTTP status of a refusal, the code of an `error` event, or `cut` where neither came. */
    ending: 'cut',
    /** Address of the replica that cooked, as the inference service saw it; empty before the first text. */
    replica: '',
    /** How many milliseconds after it was sent each piece arrived. */
    lateMs: [] as number[],
    headers: new Headers(),
    startedAt: Date.now(),
    endedAt: 0,
  };
  try {
    const answer = await fetch(`${origin}/recipe`, { ...request, signal });
    course.headers = answer.headers;
    if (answer.status !== 200) course.ending = String(answer.status);
    const text = answer.body?.pipeThrough(new TextDecoderStream());
    for await (const { event, data } of text?.pipeThrough(new EventSourceParserStream()) ?? []) {
      if (event === 'done') course.ending = 'whole';
      if (event === 'error') course.ending = JSON.parse(data).code;
      for (const [, sentAt, replica = ''] of data.matchAll(/(\d{13}) ([\d.]+)/g)) {
        course.lateMs.push(Date.now() - Number(sentAt));
        course.replica = replica;
      }
    }
  } catch {
    // The connection broke: the pieces that came before say how far the recipe got.
  }
  course.endedAt = Date.now();
  return course;
}

/** Asks for a recipe every so many milliseconds. The function that it returns ends that, and resolves with every visit. */
export function startVisits(origin: string, wish: Wish, intervalMs: number): () => Promise<Visit[]> {
  const visits: Promise<Visit>[] = [];
  const timer = setInterval(() => visits.push(visit(origin, wish)), intervalMs);
  return () => {
    clearInterval(timer);
    return Promise.all(visits);
  };
}

/** How many visits ended how, such as `{"whole":499,"cut":1}`. */
export function endings(visits: readonly Visit[]): Record<string, number> {
  return tally(visits.map(({ ending }) => ending));
}
