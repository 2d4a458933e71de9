import { StringDecoder } from 'node:string_decoder';
import { createParser } from 'eventsource-parser';
import type { CookNotes, CookResult } from './chef.ts';
import { Completion, textIn } from './completion.ts';
import { contentType, parseJson, piecesOf, readJson } from './inference-call.ts';
import { RepeatedEvent } from './repeated-event.ts';
import type { Reply } from './send-request.ts';
import { unintelligible } from './upstream-error.ts';

/** Longest event of a stream in characters: it is kept in memory until it ends. */
const MAX_EVENT_LENGTH = 256 * 1024;

type Pieces = AsyncGenerator<string, CookResult, undefined>;

/** How a completion is read. */
export interface ReadOptions {
  /** Whether a stream was asked for; a service may answer it with plain JSON all the same. */
  stream: boolean;
  notes: CookNotes;
  /** Called once the recipe is complete: from then on nothing that comes can spoil it. */
  onFinish: () => void;
}

/**
 * Reads a chat completion. Yields together what came together, and an empty piece where that was thoughts only.
 *
 * @throws ChefError after all text that came before the fault
 */
export async function* readCompletion(reply: Reply, { stream, notes, onFinish }: ReadOptions): Pieces {
  const completion = new Completion(notes);
  try {
    if (stream && contentType(reply).startsWith('text/event-stream')) {
      yield* readEvents(reply, completion, onFinish);
    } else {
      const json = await readJson(reply);
      yield* freshPieces(completion, () => completion.read(json));
    }
  } catch (error) {
    // The recipe is complete with its finish_reason, whatever then becomes of the connection.
    if (!completion.isFinished) throw error;
  }
  const rest = completion.end();
  if (rest) yield rest;
  return completion.result;
}

async function* readEvents(
  reply: Reply,
  completion: Completion,
  onFinish: () => void,
): AsyncGenerator<string, void> {
  const decoder = new StringDecoder('utf8');
  const repeated = new RepeatedEvent();
  let isOver = false;
  const parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onError({ type }) {
      if (type === 'max-buffer-size-exceeded') throw unintelligible('an event of its stream has no end');
    },
    onEvent({ data }) {
      isOver ||= data === '[DONE]';
      if (isOver || data === '') return;
      const known = repeated.textOf(data);
      if (known !== undefined) return completion.readText(known);
      const text = completion.read(parseJson(data));
      if (text) repeated.learn(data, text, textIn);
      if (completion.isFinished) onFinish();
    },
  });
  for await (const bytes of piecesOf(reply.body)) {
    yield* freshPieces(completion, () => parser.feed(decoder.write(bytes)));
    if (isOver) return;
  }
  // Some services leave out the empty line after the last event; without one it would not count.
  yield* freshPieces(completion, () => parser.feed('\n\n'));
}

/** The piece that a step brings, and then its fault if it has one. */
function* freshPieces(completion: Completion, step: () => void): Generator<string, void> {
  try {
    step();
  } finally {
    const piece = completion.take();
    if (piece !== undefined) yield piece;
  }
}
