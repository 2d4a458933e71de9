import { Pool } from 'undici';

/** What a recipe is asked for in: whole, or word by word. */
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

/** How much to ask for. */
export interface Load {
  readonly mode: Mode;
  readonly connections: number;
  /** Asks for so many recipes, or... */
  readonly amount?: number;
  /** ...until so many seconds are over. */
  readonly seconds?: number;
}

/** What came of it. */
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
  const milliseconds: number[] = [];
  const start = performance.now();
  let asked = 0;
  const askOn = async () => {
    while (asked < amount && performance.now() - start < seconds * 1000) {
      asked += 1;
      const begin = performance.now();
      const { statusCode, body } = await pool.request({
        path: '/recipe',
        method: 'POST',
        headers: headersFor(mode),
        body: BODY,
      });
      await body.dump({ limit: Number.POSITIVE_INFINITY });
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
      milliseconds.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const took = (performance.now() - start) / 1000;
  await pool.close();
  return { count: milliseconds.length, seconds: took, milliseconds };
}
