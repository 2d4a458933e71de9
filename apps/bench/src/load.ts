import { once } from 'node:events';
import { type Dispatcher, Pool } from 'undici';

const BODY = JSON.stringify({ ingredients: ['eggs', 'spinach', 'feta', 'half a lemon'] });
const ACCEPT = { json: 'application/json', stream: 'text/event-stream' };

/** Whether a recipe is asked for whole or word by word. */
export type Mode = keyof typeof ACCEPT;

/** Sends the request that every server gets; the caller reads the answer, and leaves when `signal` aborts. */
export function postRecipe(to: Dispatcher, origin: string, mode: Mode, signal: AbortSignal | null = null) {
  const headers = { 'content-type': 'application/json', accept: ACCEPT[mode] };
  return to.request({ origin, path: '/recipe', method: 'POST', headers, body: BODY, signal });
}

/** Asks for one recipe and reads the answer; tells how many milliseconds its first words and the whole of it took. */
export async function askOnce(dispatcher: Dispatcher, origin: string, mode: Mode) {
  const start = performance.now();
  const { statusCode: status, headers, body } = await postRecipe(dispatcher, origin, mode);
  let wordMs = Number.NaN;
  body.on('data', (bytes: Buffer) => {
    if (Number.isNaN(wordMs) && bytes.includes('Here')) wordMs = performance.now() - start;
  });
  await once(body, 'end');
  return { status, isRetryable: 'retry-after' in headers, wordMs, ms: performance.now() - start };
}

/**
 * Asks for `amount` recipes, each connection for one after another, and tells how many came in a second.
 *
 * @throws Error when a single one fails: figures of half a load mean nothing
 */
export async function askFor(url: string, mode: Mode, connections: number, amount: number) {
  const pool = new Pool(url, { connections });
  const start = performance.now();
  const times = await repeatAtOnce(amount, connections, async () => {
    const { status, ms } = await askOnce(pool, url, mode);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    return ms;
  });
  const perSecond = (amount * 1000) / (performance.now() - start);
  await pool.close();
  return { perSecond, times };
}

/** Does something `count` times, `atOnce` of them at a time; the results come in the order of their ends. */
export async function repeatAtOnce<Result>(
  count: number,
  atOnce: number,
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let begun = 0;
  const goOn = async () => {
    while (begun < count) results.push(await act(begun++));
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  return results;
}
