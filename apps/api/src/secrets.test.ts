import { Readable } from 'node:stream';
import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChef } from './chefs/create-chef.ts';
import type { Reply, Send } from './chefs/send-request.ts';
import { createMetrics } from './http/metrics.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { BODIES } from './testing/bad-bodies.ts';
import { startApi } from './testing/start-api.ts';

const CREDENTIAL = 'hf_canarycredential';
const INGREDIENT = 'canaryfish';
const WISHES = { avoid: ['canarynut'], note: 'canarynote', notAgain: ['canarytitle'] };
const BODY = JSON.stringify({ ingredients: ['eggs', INGREDIENT], wishes: WISHES });
const PATIENCE = {
  FIRST_WORD_TIMEOUT_MS: 300,
  NEXT_WORD_TIMEOUT_MS: 300,
  RECIPE_TIMEOUT_MS: 2000,
  MAX_OPEN_RECIPES: 1000,
};

let fake: FakeInference;
beforeAll(async () => {
  fake = await startFakeInference();
});
afterAll(() => fake.close());

/** The whole product but for its process, with everything that it logs and measures. */
async function startServer(send?: Send) {
  const endpointUrl = send ? undefined : fake.url;
  const chef = await createChef(
    {
      chef: { kind: 'hosted', models: ['org/model'], maxTokens: 1024, endpointUrl, accessToken: CREDENTIAL },
      ...PATIENCE,
    },
    send ? { send } : {},
  );
  const metrics = createMetrics(() => chef.open);
  const rateLimit = createRateLimit({ perMinute: 100_000 });
  const { log, lifecycle, ...api } = await startApi(chef, { metrics, rateLimit });
  const ask = (accept: string, body: string | Uint8Array = BODY, headers = {}) =>
    api.send({ body, headers: { accept, ...headers } });
  return { ask, lifecycle, told: async () => log.join('') + (await metrics.registry.metrics()), log };
}

/** All formats at once, so that each scenario costs its time once. */
async function askAll({ ask }: Awaited<ReturnType<typeof startServer>>) {
  const formats = ['application/json', 'application/ld+json', 'text/event-stream'];
  return Promise.all(formats.map((accept) => ask(accept)));
}

it.each(['plain', '401', '429 with Retry-After', 'error in the middle', 'stall in the middle'] as const)(
  'the credential, the ingredients and the wishes stay out of logs, metrics and problems when the service plays: %s',
  async (name) => {
    fake.play(SCENARIOS[name]);
    const server = await startServer();
    for (const { body } of await askAll(server)) {
      expect(body).not.toContain(CREDENTIAL);
      if (body.includes('"code"')) expect(body).not.toMatch(/canary/i);
    }
    expect(fake.requests.at(-1)).toMatchObject({ headers: { authorization: `Bearer ${CREDENTIAL}` } });
    expect(server.log).toHaveLength(3);
    expect(await server.told()).not.toMatch(/canary/i);
  },
);

it('the credential, the ingredients and the wishes stay out of logs, metrics and problems when a request is wrong', async () => {
  const server = await startServer();
  const bodies = [
    `{"ingredients": ["eggs"], "${INGREDIENT}": 1, x ${CREDENTIAL}`,
    `{"ingredients": [${JSON.stringify(`${INGREDIENT}\n${CREDENTIAL}`)}, "${INGREDIENT.repeat(30)}", {"${INGREDIENT}": "${CREDENTIAL}"}]}`,
    JSON.stringify({
      ingredients: ['eggs'],
      wishes: { avoid: ['canarynut\n'.repeat(9)], note: ['canarynote'] },
    }),
    INGREDIENT.repeat(10_000),
  ];
  for (const body of bodies) {
    const answer = await server.ask('application/json', body, {
      authorization: `Bearer ${CREDENTIAL}`,
      cookie: CREDENTIAL,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toMatch(/canary/i);
  }
  for (const { sent } of BODIES.filter(({ becomes }) => typeof becomes === 'string')) {
    const answer = await server.ask('*/*', sent.body ?? '', {
      ...sent.headers,
      'user-agent': CREDENTIAL,
      referer: `http://x/${INGREDIENT}`,
    });
    expect(answer.body).not.toMatch(/canary/i);
  }
  expect(await server.told()).not.toMatch(/canary/i);
});

it('the credential, the ingredients and the wishes stay out of logs and answers when the client of the service breaks', async () => {
  const reply = (statusCode: number, body: object): Promise<Reply> =>
    Promise.resolve({
      statusCode,
      headers: { 'content-type': 'application/json' },
      body: Readable.from([Buffer.from(JSON.stringify(body))]),
    });
  const failures: Send[] = [
    () => Promise.reject(new Error(`${CREDENTIAL} ${BODY}`)),
    () => Promise.reject(Object.assign(new TypeError(BODY), { cause: new Error(CREDENTIAL), request: BODY })),
    () => reply(401, { error: `${CREDENTIAL} ${BODY}` }),
    () => reply(200, { choices: [{ message: { content: 7, [CREDENTIAL]: BODY } }] }),
  ];
  for (const send of failures) {
    const server = await startServer(send);
    for (const { status, body } of await askAll(server)) {
      expect(status).toBeGreaterThanOrEqual(500);
      expect(body).not.toMatch(/canary/i);
    }
    expect(await server.told()).not.toMatch(/canary/i);
  }
});

it('the credential, the ingredients and the wishes stay out of logs and answers when the server stops', async () => {
  fake.play(SCENARIOS['hold before the first word']);
  const server = await startServer();
  const answers = askAll(server);
  await fake.until(() => fake.openCalls === 2);
  server.lifecycle.drain();
  server.lifecycle.endRecipes();
  for (const { status, body } of await answers) {
    expect(status).toBe(503);
    expect(body).not.toMatch(/canary/i);
  }
  expect(await server.told()).not.toMatch(/canary/i);
});
