import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { chunk, EVENT_STREAM, event } from '@spatula/fake-inference/completion';
import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import type { StreamScenario } from '@spatula/fake-inference/scenario';
import { expect, it, onTestFinished } from 'vitest';
import { createHostedChef } from '../chefs/hosted-chef.ts';
import { recipeRequest } from '../testing/recipe-request.ts';
import { startApi } from '../testing/start-api.ts';

/**
 * More than all buffers of the operating system between the two ends, in bytes: Linux lets each of the two receiving
 * sockets grow to 32 MiB (`tcp_rmem`) and each sending one to 4 MiB.
 */
const NEVER_BUFFERED = 256 * 1024 * 1024;

/** In pieces so long that they soon fill all buffers between the two ends. */
const ENDLESS = {
  modes: 'stream',
  stream: [
    { head: { headers: EVENT_STREAM } },
    { forever: event(chunk({ content: 'Stir and wait. '.repeat(500) })) },
  ],
  expected: { stream: 'ok', truncated: true },
} satisfies StreamScenario;

/** An endless recipe that nothing cuts, asked for by a reader who does not read. */
async function openUnread() {
  const upstream: Socket[] = [];
  const intercept = ({ socket }: IncomingMessage) => {
    upstream.push(socket);
    return false;
  };
  const fake = await startFakeInference({ scenario: ENDLESS, intercept });
  onTestFinished(() => fake.close());
  const { port } = await startApi(createHostedChef({ model: 'm', maxTokens: 1024, endpointUrl: fake.url }));

  const reader = connect(port, '127.0.0.1').pause();
  const { headers, body } = recipeRequest('event-stream');
  const head = Object.entries({ ...headers, Host: 'x', 'Content-Length': body.length });
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  reader.write(`POST /recipe HTTP/1.1\r\n${lines}\r\n${body}`);
  await fake.until(() => upstream.length === 1);
  return { fake, reader, sent: () => upstream[0]?.bytesWritten ?? 0 };
}

/** Resolves with a figure once it has begun to grow and stands still. */
async function still(figure: () => number): Promise<number> {
  const first = figure();
  let last = 0;
  await expect
    .poll(
      () => {
        const stands = last > 0 && figure() === last;
        last = figure();
        expect(last - first).toBeLessThan(NEVER_BUFFERED);
        return stands;
      },
      { interval: 300 },
    )
    .toBe(true);
  return last;
}

it('while a reader does not read, the inference service is not read either, and with him it goes on', async () => {
  const { fake, reader, sent } = await openUnread();
  const before = await still(sent);
  reader.resume();
  await expect.poll(sent).toBeGreaterThan(before + 1_000_000);
  reader.pause();
  await still(sent);
  reader.destroy();
  await once(reader, 'close');
  await fake.until(() => fake.openCalls === 0);
});
