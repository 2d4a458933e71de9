import { getProviderHelper, makeRequestOptions } from '@huggingface/inference';
import { buildMessages } from '@spatula/shared/prompt';
import type { Chef } from './chef.ts';
import { openInferenceCall } from './inference-call.ts';
import { readCompletion } from './read-completion.ts';
import { type Send, sendRequest } from './send-request.ts';
import { clientRefused } from './upstream-error.ts';

/** Address of Hugging Face's router, which finds a provider for each model. */
const ROUTER = 'https://router.huggingface.co/v1';
/** The one provider of the client that takes any address. */
const PROVIDER = getProviderHelper('hf-inference', 'conversational');

/** Where the model is served. */
export interface HostedChefOptions {
  /** Model id, such as `mistralai/Mixtral-8x7B-Instruct-v0.1`. */
  model: string;
  /** Base address of an OpenAI-compatible server, most often ending in `/v1`; without it, Hugging Face's router is asked. */
  endpointUrl?: string | undefined;
  /** Sent as bearer token to that address and to no other. */
  accessToken?: string | undefined;
  /** Longest reply that is asked for, in tokens. */
  maxTokens: number;
  /** Sends the requests; undici unless a test stands in. */
  send?: Send | undefined;
}

/**
 * A chef that asks a language model through an inference service. The only user of the inference client, which makes
 * the request; the answer is read without it.
 */
export function createHostedChef(options: HostedChefOptions): Chef {
  const { model, endpointUrl = ROUTER, accessToken, maxTokens, send = sendRequest } = options;
  const address = `${endpointUrl.replace(/\/+$/, '')}/chat/completions`;

  return {
    model,
    async *cook(ingredients, { stream, signal, notes }) {
      // Hugging Face's credentials begin so: another one is none of its business.
      if (!options.endpointUrl && !accessToken?.startsWith('hf_')) throw clientRefused();
      notes.model = model;
      notes.attempts += 1;
      const order = {
        model,
        messages: buildMessages(ingredients),
        max_tokens: maxTokens,
        ...(stream && { stream }),
      };
      const call = openInferenceCall(send, model, signal);
      try {
        const { url, info } = await makeRequestOptions(
          { ...order, endpointUrl: address, ...(accessToken && { accessToken }) },
          PROVIDER,
          { task: 'conversational' },
        );
        // The client makes a plain object and a text of them.
        const { headers, body } = info as { headers: Record<string, string>; body: string };
        const reply = await call.ask(url, { headers, body });
        return yield* readCompletion(reply, { stream, notes, onFinish: call.finish });
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      } finally {
        call.end();
      }
    },
  };
}
