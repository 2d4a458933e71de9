import type { AddressInfo } from 'node:net';
import { InferenceClient } from '@huggingface/inference';
import { buildMessages } from '@spatula/shared/prompt';
import express from 'express';

/*
 * The shortest server that does the job: Express and the inference client as their documentation shows them.
 * It validates nothing, limits nothing, logs nothing, and goes on when its caller has left.
 *   node express-hf.ts <address of the inference service>
 */
const [, , service = ''] = process.argv;
const client = new InferenceClient(undefined, { endpointUrl: service });
const app = express();
app.use(express.json());

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

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
