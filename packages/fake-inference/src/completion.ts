import type { BothScenario, Step } from './scenario.ts';

const IDENTITY = { id: 'chatcmpl-fake', created: 1_767_225_600, model: 'fake-model-as-served' };

/** Headers of a streamed completion. */
export const EVENT_STREAM = { 'content-type': 'text/event-stream; charset=utf-8' };

/** Body of an unstreamed completion. */
export function completion(content: unknown, finishReason: string | null = 'stop'): string {
  return JSON.stringify({
    ...IDENTITY,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
    usage: { prompt_tokens: 120, completion_tokens: 80, total_tokens: 200 },
  });
}

/** One event of a stream. Its data may be anything. */
export function event(data: unknown, lineEnd = '\n'): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return `data: ${text}${lineEnd}${lineEnd}`;
}

/** The data of one event of a streamed completion. */
export function chunk(delta: Readonly<Record<string, unknown>>, finishReason: string | null = null): object {
  return {
    ...IDENTITY,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  };
}

/** Events that carry `text`, word by word. */
export function words(text: string, lineEnd = '\n'): string[] {
  return (text.match(/\s*\S+\s*$|\s*\S+/g) ?? [text]).map((word) => event(chunk({ content: word }), lineEnd));
}

/** The last events of a stream: the reason, then the end mark. */
export function ending(finishReason = 'stop', lineEnd = '\n'): string[] {
  return [event(chunk({}, finishReason), lineEnd), event('[DONE]', lineEnd)];
}

/** Steps of an unstreamed completion. */
export function completed(content: unknown, finishReason?: string): readonly Step[] {
  return [{ answer: { status: 200, body: completion(content, finishReason) } }];
}

/** Steps of a stream made of `packets`. */
export function streamed(packets: readonly (string | Uint8Array)[], everyMs?: number): readonly Step[] {
  return [{ head: { headers: EVENT_STREAM } }, { send: packets, ...(everyMs && { everyMs }) }];
}

/**
 * A scenario that answers with the given recipe, in both modes.
 *
 * @param pieces - how the stream cuts the text; by default word by word
 */
export function cooks(recipe: string, pieces?: readonly string[]): BothScenario {
  const packets = pieces ? pieces.map((piece) => event(chunk({ content: piece }))) : words(recipe);
  return {
    modes: 'both',
    json: completed(recipe),
    stream: streamed([...packets, ...ending()]),
    expected: { json: 'ok', stream: 'ok', recipe, requests: 1 },
  };
}

/** Cuts text into packets of so many bytes, also in the middle of a character. */
export function slices(text: string, bytes: number): Uint8Array[] {
  const all = new TextEncoder().encode(text);
  return Array.from({ length: Math.ceil(all.length / bytes) }, (_, index) =>
    all.subarray(index * bytes, (index + 1) * bytes),
  );
}
