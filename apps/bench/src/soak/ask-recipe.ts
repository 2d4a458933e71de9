import { readEvents } from '@spatula/api/testing/read-events';
import { problemSchema } from '@spatula/shared/problem';
import { recipeAnswerSchema } from '@spatula/shared/recipe';
import { Agent, type Dispatcher } from 'undici';
import { type Mode, postRecipe } from '../load.ts';

/** A client: it leaves when `signal` aborts, is told of each piece by `onData`, and has a connection of its own by default. */
interface Client {
  readonly signal?: AbortSignal | null;
  readonly onData?: () => void;
  readonly dispatcher?: Dispatcher;
}

/** @returns `done`, `left`, a problem code, or for an answer that breaks a promise `broken: …` */
export async function askRecipe(origin: string, mode: Mode, client: Client): Promise<string> {
  const { signal, onData, dispatcher = new Agent() } = client;
  try {
    const { headers, body } = await postRecipe(dispatcher, origin, mode, signal);
    let text = '';
    for await (const piece of body.setEncoding('utf8')) {
      onData?.();
      text += piece;
    }
    return outcomeOf(String(headers['content-type']), text);
  } catch (error) {
    return signal?.aborted ? 'left' : `broken: ${error}`;
  }
}

/** @throws where the answer is none that is promised */
function outcomeOf(type: string, text: string): string {
  if (type.startsWith('application/problem+json')) return problemSchema.parse(JSON.parse(text)).code;
  if (!type.startsWith('text/event-stream')) return recipeAnswerSchema.parse(JSON.parse(text)) && 'done';
  const [last] = readEvents(text.slice(text.lastIndexOf('event: ')));
  if (last?.event === 'error') return last.data.code;
  if (last?.event === 'done') return 'done';
  throw new Error('a stream without an end');
}
