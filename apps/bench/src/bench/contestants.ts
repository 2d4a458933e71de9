import { Agent, createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { buildMessages } from '@spatula/shared/prompt';
import type { RecipeRequest } from '@spatula/shared/recipe';

/*
 * The servers that ours is compared with. Each loads its own libraries only:
 *   node contestants.js <name> <address of the inference service>
 */
const [, , name = '', service = ''] = process.argv;
const MAKERS: Record<string, () => Promise<RequestListener>> = {
  'express + hf': expressAndHf,
  'ai sdk': aiSdk,
  'pass-through': passThrough,
};
const server = createServer(await MAKERS[name]?.());
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});

/**
 * The shortest server that does the job: Express and the inference client as their documentation shows them.
 * It validates nothing, limits nothing, logs nothing, and goes on when its caller has left.
 */
async function expressAndHf() {
  const { default: express } = await import('express');
  const { InferenceClient } = await import('@huggingface/inference');
  const client = new InferenceClient(undefined, { endpointUrl: service });
  const app = express().use(express.json());
  app.post('/recipe', async (req, res) => {
    const asked = { model: 'bench', messages: buildMessages(req.body), max_tokens: 1024 };
    if (req.headers.accept !== 'text/event-stream') {
      const answer = await client.chatCompletion(asked);
      res.json({ recipe: answer.choices[0]?.message.content });
      return;
    }
    res.setHeader('Content-Type', 'text/event-stream');
    for await (const chunk of client.chatCompletionStream(asked)) {
      const text = chunk.choices[0]?.delta.content;
      if (text) res.write(`data: ${JSON.stringify({ text })}\n\n`);
    }
    res.end();
  });
  return app;
}

/**
 * The Vercel AI SDK on Express as its documentation shows it. Of its two pipes the one for plain text is taken: it costs
 * less than the one that writes events.
 */
async function aiSdk() {
  const { default: express } = await import('express');
  const { generateText, pipeTextStreamToResponse, streamText, toTextStream } = await import('ai');
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const model = createOpenAICompatible({ name: 'bench', baseURL: service })('bench');
  const app = express().use(express.json());
  app.post('/recipe', async (req, res) => {
    const [system, user] = buildMessages(req.body);
    const asked = { model, instructions: system.content, prompt: user.content, maxOutputTokens: 1024 };
    if (req.headers.accept === 'text/event-stream') {
      const stream = toTextStream({ stream: streamText(asked).stream });
      await pipeTextStreamToResponse({ response: res, stream });
    } else res.json({ recipe: (await generateText(asked)).text });
  });
  return app;
}

/** The limit: Node's own HTTP, the service's answer handed on byte by byte, without reading it. */
async function passThrough(): Promise<RequestListener> {
  const options = { method: 'POST', agent: new Agent({ keepAlive: true }) };
  const headers = { 'content-type': 'application/json' };
  return async (asked, answer) => {
    const stream = asked.headers.accept === 'text/event-stream';
    const messages = buildMessages((await json(asked)) as RecipeRequest);
    const body = { model: 'bench', messages, max_tokens: 1024, stream };
    request(`${service}/chat/completions`, { ...options, headers }, (answered) => {
      const type = answered.headers['content-type'] ?? 'text/plain';
      answer.writeHead(answered.statusCode ?? 502, { 'content-type': type });
      answered.pipe(answer);
    }).end(JSON.stringify(body));
  };
}
