import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { expect, it } from 'vitest';
import { FORMATS, type Format, recipeRequest } from '../testing/recipe-request.ts';
import { type HostedApi, startHostedApi } from '../testing/start-hosted-api.ts';

const CLIENTS = 10;
const MOST_MS = 5000;

/** Asks for a recipe over a connection of its own that can be broken off. */
function ask({ url }: HostedApi, format: Format): ClientRequest {
  const { method, headers, body } = recipeRequest(format);
  const asked = request(url, { method, headers, agent: false }).on('error', () => undefined);
  asked.end(body);
  return asked;
}

it.each([
  ['in wait for the headers', 'silence before the headers', FORMATS],
  ['in wait for the first word', 'silence after the headers', FORMATS],
  ['in the stream', 'hold', ['event-stream']],
  ['in a stream that never stops', 'endless', ['event-stream']],
] as const)(
  'when clients leave %s, their upstream connections are closed at once',
  async (_, name, formats) => {
    const api = await startHostedApi(SCENARIOS[name]);
    const { fake, log } = api;
    for (const format of formats) {
      const clients = Array.from({ length: CLIENTS }, () => ask(api, format));
      if (name === 'hold' || name === 'endless')
        await Promise.all(clients.map((client) => once(client, 'response')));
      else await fake.until(() => fake.openCalls === CLIENTS);
      for (const client of clients) client.destroy();
      await fake.until(() => fake.openCalls === 0 && fake.openSockets === 0, MOST_MS);
    }
    expect(fake.received).toBe(CLIENTS * formats.length);
    await expect.poll(() => log.length).toBe(CLIENTS * formats.length);
    for (const line of log) expect(JSON.parse(line)).toMatchObject({ msg: 'caller left' });
  },
);

it.each(FORMATS)(
  'no further request is sent for a client who leaves in the pause before it (%s)',
  async (format) => {
    // More patience than the service asks for, or there would be no pause to leave in.
    const patience = { FIRST_WORD_TIMEOUT_MS: 300_000, RECIPE_TIMEOUT_MS: 300_000 };
    const api = await startHostedApi(SCENARIOS['503 with Retry-After'], patience);
    const { fake, log } = api;
    const client = ask(api, format);
    await fake.until(() => fake.received === 1 && fake.openCalls === 0);
    client.destroy();
    await expect.poll(() => log.length).toBe(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ msg: 'caller left', attempts: 1 });
    expect(fake.received).toBe(1);
  },
);
