import autocannon from 'autocannon';

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
  /** Requests in all, or... */
  readonly amount?: number;
  /** ...seconds. */
  readonly seconds?: number;
}

/**
 * Asks for recipes, each connection for one after another.
 *
 * @throws Error when a single one fails: figures of half a load mean nothing
 */
export async function askFor(
  url: string,
  { mode, connections, amount, seconds }: Load,
): Promise<autocannon.Result> {
  const result = await autocannon({
    url: `${url}/recipe`,
    method: 'POST',
    headers: headersFor(mode),
    body: BODY,
    connections,
    timeout: 60,
    ...(amount && { amount }),
    ...(seconds && { duration: seconds }),
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return result;
}
