import {
  chatCompletion,
  chatCompletionStream,
  InferenceClientError,
  InferenceClientProviderApiError,
  InferenceClientProviderOutputError,
} from '@huggingface/inference';
import { buildMessages } from '@spatula/shared/prompt';
import type { Chef, CookNotes, CookResult } from './chef.ts';
import { inBatches } from './in-batches.ts';
import { openInferenceCall } from './inference-fetch.ts';
import { type Send, sendRequest } from './send-request.ts';
import { clientRefused, streamErrorOf, unintelligible } from './upstream-error.ts';

/** Longest reply that is asked for, in tokens. */
const MAX_TOKENS = 1024;

/** Where the model is served. */
export interface HostedChefOptions {
  /** Model id, such as `mistralai/Mixtral-8x7B-Instruct-v0.1`. */
  model: string;
  /** Base address of an OpenAI-compatible server, most often ending in `/v1`; without it, Hugging Face's router is asked. */
  endpointUrl?: string | undefined;
  /** Sent as bearer token to that address and to no other. */
  accessToken?: string | undefined;
  /** Sends the requests; undici unless a test stands in. */
  send?: Send | undefined;
}

/** A chef that asks a language model through an inference service. The only user of the inference client. */
export function createHostedChef(options: HostedChefOptions): Chef {
  const { model, endpointUrl, accessToken, send = sendRequest } = options;
  const target = {
    model,
    // The whole address: the client would put a `/v1` of its own into one that does not end so.
    ...(endpointUrl && { endpointUrl: `${endpointUrl.replace(/\/+$/, '')}/chat/completions` }),
    ...(accessToken && { accessToken }),
  };

  return {
    model,
    async *cook(ingredients, { stream, signal, notes }) {
      const request = { ...target, messages: buildMessages(ingredients), max_tokens: MAX_TOKENS };
      const call = openInferenceCall(send, { stream, signal });
      // The client would retry a 503 for ever and without a pause; retries are a wrapper's business.
      const callOptions = { fetch: call.fetch, signal, retry_on_error: false };
      try {
        notes.attempts += 1;
        if (!stream) return yield* readWhole(await chatCompletion(request, callOptions), notes);
        const chunks = chatCompletionStream({ ...request, stream: true }, callOptions);
        return yield* readStream(chunks, { notes, onFinish: call.finish });
      } catch (error) {
        signal.throwIfAborted();
        throw toChefError(error);
      } finally {
        call.end();
      }
    },
  };
}

/** A piece of a completion as read: its text and, once, why it finished. */
interface Piece {
  text: string;
  finish: string | undefined;
}

/** What is read of a completion, or of a piece of a streamed one. It came from outside: nothing of it is sure. */
interface Completion {
  choices?: { delta?: Message; message?: Message; finish_reason?: unknown }[] | null;
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
}
type Message = { content?: unknown } | null;

/**
 * Reads it, whatever else it holds. By hand, since a recipe has hundreds of pieces: a schema took longer over each
 * than the client over its JSON.
 */
function readPiece(value: Completion | null, notes: CookNotes): Piece {
  const prompt = value?.usage?.prompt_tokens;
  const completion = value?.usage?.completion_tokens;
  if (isCount(prompt) && isCount(completion)) notes.tokens = { prompt, completion };
  const choice = value?.choices?.[0];
  const text = choice?.delta?.content ?? choice?.message?.content ?? '';
  const finish = choice?.finish_reason ?? '';
  if (typeof text !== 'string' || typeof finish !== 'string') {
    throw unintelligible('its answer does not have the shape of a chat completion');
  }
  // A whole completion is finished whether it says so or not.
  return { text, finish: finish || (choice?.message ? 'stop' : undefined) };
}

/** Whether something can be counted with: JSON may as well hold -1, 0.5 or 1e999, which is `Infinity`. */
function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

async function* readStream(
  chunks: AsyncIterator<Completion | null>,
  { notes, onFinish }: { notes: CookNotes; onFinish: () => void },
): AsyncGenerator<string, CookResult, undefined> {
  let finish: string | undefined;
  try {
    for await (const batch of inBatches(chunks)) {
      let text = '';
      for (const chunk of batch) {
        const piece = readPiece(chunk, notes);
        if (piece.finish && !finish) {
          finish = piece.finish;
          onFinish();
        }
        text += piece.text;
      }
      yield text;
    }
  } catch (error) {
    // The recipe is complete with its finish_reason, whatever then becomes of the connection.
    if (!finish) throw error;
  }
  if (!finish) throw unintelligible('its stream was cut: it ended without a finish_reason');
  return { truncated: finish === 'length' };
}

async function* readWhole(
  completion: Completion,
  notes: CookNotes,
): AsyncGenerator<string, CookResult, undefined> {
  if (typeof completion === 'object' && completion !== null && 'error' in completion && completion.error) {
    throw streamErrorOf(completion);
  }
  const { text, finish } = readPiece(completion, notes);
  yield text;
  return { truncated: finish === 'length' };
}

/** The client's errors hold the request and the service's words: only their meaning is taken over. */
function toChefError(error: unknown): unknown {
  if (error instanceof InferenceClientProviderApiError) return streamErrorOf(error.httpResponse.body);
  if (error instanceof InferenceClientProviderOutputError) {
    return unintelligible('its answer does not have the shape of a chat completion');
  }
  if (error instanceof InferenceClientError) return clientRefused();
  if (error instanceof SyntaxError) return unintelligible('it sent broken JSON');
  // The client writes an error object into a message, by a recursion as deep as the service likes.
  if (error instanceof RangeError) return unintelligible('it sent JSON that is nested without end');
  return error;
}
