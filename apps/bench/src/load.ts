import { type Dispatcher, Pool } from 'undici';
import { repeatAtOnce } from './repeat-at-once.ts';

/** Whether a recipe is asked for whole or word by word. */
export type Mode = 'json' | 'stream';

/** The request that every contestant gets. */
export const BODY = JSON.stringify({ ingredients: ['eggs', 'spinach', 'feta', 'half a lemon'] });

/** Header fields of that request. */
export function headersFor(mode: Mode): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: mode === 'json' ? 'application/json' : 'text/event-stream',
  };
}

/** An answer that was read to its end. */
export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  /** Milliseconds from the request to the end of the answer. */
  readonly ms: number;
}

/** Asks for one recipe and reads the answer to its end. */
export async function askOnce(dispatcher: Dispatcher, origin: string, mode: Mode): Promise<Answer> {
  const start = performance.now();
  const { statusCode, headers, body } = await postRecipe(dispatcher, origin, mode);
  await body.dump({ limit: Number.POSITIVE_INFINITY });
  return {
    status: statusCode,
    retryAfter: headers['retry-after']?.toString(),
    ms: performance.now() - start,
  };
}

/** Sends the request; the caller reads the answer. */
export function postRecipe(
  dispatcher: Dispatcher,
  origin: string,
  mode: Mode,
): Promise<Dispatcher.ResponseData> {
  return dispatcher.request({
    origin,
    path: '/recipe',
    method: 'POST',
    headers: headersFor(mode),
    body: BODY,
  });
}

/** How much to ask for: so many recipes, or as many as come in so many seconds. */
export interface Load {
  readonly mode: Mode;
  readonly connections: number;
  readonly amount?: number;
  readonly seconds?: number;
}

/** The answers to a load. */
export interface Answers {
  readonly count: number;
  readonly seconds: number;
  /** How long each answer took, to its end. */
  readonly milliseconds: readonly number[];
}

/**
 * Asks for recipes, each connection for one after another.
 *
 * @throws Error when a single one fails: figures of half a load mean nothing
 */
export async function askFor(url: string, load: Load): Promise<Answers> {
  const { mode, connections, amount = Number.POSITIVE_INFINITY, seconds = Number.POSITIVE_INFINITY } = load;
  const pool = new Pool(url, { connections });
  const start = performance.now();
  const isOver = () => performance.now() - start >= seconds * 1000;
  const milliseconds = await repeatAtOnce({ count: amount, atOnce: connections, isOver }, async () => {
    const { status, ms } = await askOnce(pool, url, mode);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    return ms;
  });
  const took = (performance.now() - start) / 1000;
  await pool.close();
  return { count: milliseconds.length, seconds: took, milliseconds };
}
