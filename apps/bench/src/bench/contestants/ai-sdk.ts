import type { AddressInfo } from 'node:net';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { buildMessages } from '@spatula/shared/prompt';
import { generateText, pipeTextStreamToResponse, streamText, toTextStream } from 'ai';
import express from 'express';

/*
 * The Vercel AI SDK on Express as its documentation shows it. Of its two pipes the one for plain text is taken:
 * it costs less than the one that writes events.
 *   node ai-sdk.ts <address of the inference service>
 */
const [, , service = ''] = process.argv;
const model = createOpenAICompatible({ name: 'bench', baseURL: service })('bench');
const app = express();
app.use(express.json());

app.post('/recipe', async (req, res) => {
  const [system, user] = buildMessages(req.body);
  const asked = { model, instructions: system.content, prompt: user.content, maxOutputTokens: 1024 };
  if (req.headers.accept === 'text/event-stream') {
    const { stream } = streamText(asked);
    await pipeTextStreamToResponse({ response: res, stream: toTextStream({ stream }) });
  } else {
    const { text } = await generateText(asked);
    res.json({ recipe: text });
  }
});

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
