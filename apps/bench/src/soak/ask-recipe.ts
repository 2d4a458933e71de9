import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { problemSchema } from '@spatula/shared/problem';
import { recipeAnswerSchema } from '@spatula/shared/recipe';

/** The two ways in which a recipe is asked for. */
export const ACCEPTS = ['application/json', 'text/event-stream'] as const;

/** One request for a recipe. */
export interface Order {
  accept: (typeof ACCEPTS)[number];
  agent: Agent;
  /** The client leaves when this aborts. */
  signal?: AbortSignal;
  /** Called when the first piece of the answer has come. */
  onData?: () => void;
  ingredient?: string;
}

/**
 * Asks for a recipe.
 *
 * @returns `done`, `left`, a problem code, or for an answer that breaks a promise `broken: …`
 */
export async function askRecipe(url: string, order: Order): Promise<string> {
  const { accept, agent, signal, onData, ingredient = 'eggs' } = order;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = { 'content-type': 'application/json', accept };
  const asked = request(url, { method: 'POST', agent, headers, ...(signal && { signal }) });
  asked.once('error', reject).once('response', (res) => {
    if (onData) res.once('data', onData);
    text(res).then((body) => resolve(outcomeOf(res.headers['content-type'] ?? '', body)), reject);
  });
  asked.end(JSON.stringify({ ingredients: [ingredient] }));
  try {
    return await promise;
  } catch (error) {
    return signal?.aborted ? 'left' : `broken: ${error instanceof Error ? error.message : error}`;
  }
}

function outcomeOf(type: string, body: string): string {
  try {
    if (type.startsWith('text/event-stream')) return lastOf(body);
    if (type.startsWith('application/problem+json')) return problemSchema.parse(JSON.parse(body)).code;
    recipeAnswerSchema.parse(JSON.parse(body));
    return 'done';
  } catch {
    return `broken: ${type} ${body.slice(-200)}`;
  }
}

/** How a stream ended: it must say so in its last event. */
function lastOf(body: string): string {
  const [, event, data] = /event: (done|error)\ndata: (.*)\n\n$/.exec(body) ?? [];
  if (event === 'done') return 'done';
  if (!data) throw new Error('a stream without an end');
  return problemSchema.parse(JSON.parse(data)).code;
}
