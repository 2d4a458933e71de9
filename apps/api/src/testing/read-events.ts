import { problemSchema } from '@spatula/shared/problem';
import { recipeDoneSchema, recipeTextSchema } from '@spatula/shared/recipe';
import * as z from 'zod';

const eventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('text'), data: recipeTextSchema }),
  z.object({ event: z.literal('done'), data: recipeDoneSchema }),
  z.object({ event: z.literal('error'), data: problemSchema }),
]);

/** One event of a streamed recipe. */
export type RecipeEvent = z.infer<typeof eventSchema>;

/**
 * Reads an event stream as strictly as its writer promises: each event a name and one line of data, comments
 * alone. For tests.
 *
 * @throws where the stream holds anything else or ends inside an event
 */
export function readEvents(text: string): RecipeEvent[] {
  if (!text.endsWith('\n\n')) throw new Error(`The stream ends inside an event: ${text.slice(-80)}`);
  const blocks = text.slice(0, -2).split('\n\n');
  return blocks.filter((block) => !/^:.*$/.test(block)).map(readEvent);
}

function readEvent(block: string): RecipeEvent {
  const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  if (!event || !data) throw new Error(`This is no event: ${block}`);
  return eventSchema.parse({ event, data: JSON.parse(data) });
}

/** The recipe that the `text` events make up. */
export function textOf(events: readonly RecipeEvent[]): string {
  return events.map((event) => (event.event === 'text' ? event.data.text : '')).join('');
}
