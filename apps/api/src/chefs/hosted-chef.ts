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

/** The client's own errors may hold the request: only that it refused is told. */
async function requestFor(order: Parameters<typeof makeRequestOptions>[0]) {
  const { url, info } = await makeRequestOptions(order, PROVIDER, { task: 'conversational' }).catch(() => {
    throw clientRefused('check MODEL, which is no model id', true);
  });
  if (url !== order.endpointUrl) throw new Error('The inference client made another address of ours.');
  // The client makes a plain object and a text of them.
  return info as { headers: Record<string, string>; body: string };
}

/**
 * A chef that asks a language model through an inference service. The only user of the inference client, which makes
 * the request; the answer is read without it.
 */
export function createHostedChef(options: HostedChefOptions): Chef {
  const { model, endpointUrl = ROUTER, accessToken, maxTokens, send = sendRequest } = options;
  // As a URL writes it: the client takes `HTTP://` for no address, and would ask Hugging Face.
  const address = new URL(`${endpointUrl.replace(/\/+$/, '')}/chat/completions`).href;

  return {
    model,
    async *cook(request, { stream, signal, notes }) {
      // Hugging Face's credentials begin so: another service's must not be sent there.
      if (!options.endpointUrl && !accessToken?.startsWith('hf_')) {
        throw clientRefused('check HF_TOKEN: it begins with hf_');
      }
      notes.model = model;
      notes.attempts += 1;
      const messages = buildMessages(request);
      const order = { model, messages, max_tokens: maxTokens, ...(stream && { stream }) };
      const call = openInferenceCall(send, model, signal);
      try {
        const { headers, body } = await requestFor({
          ...order,
          endpointUrl: address,
          ...(accessToken && { accessToken }),
        });
        const reply = await call.ask(address, { headers, body });
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
