import { closedPort, UNRESOLVABLE_URL } from '@spatula/fake-inference/addresses';
import { cooks } from '@spatula/fake-inference/completion';
import type { ChefCode, Scenario } from '@spatula/fake-inference/scenario';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { PROBLEMS, problemSchema } from '@spatula/shared/problem';
import { recipeAnswerSchema } from '@spatula/shared/recipe';
import { afterAll, describe, expect, it } from 'vitest';
import { readEvents, textOf } from '../testing/read-events.ts';
import { CANARY_FOOD, FORMATS, type Format, recipeRequest } from '../testing/recipe-request.ts';
import {
  CANARY_KEY,
  type HostedApi,
  type HostedApiOptions,
  startHostedApi,
} from '../testing/start-hosted-api.ts';
import type { Answer } from '../testing/start-server.ts';

/*
 * Everything that an inference service is known to do, in both formats, through the whole application and on
 * real connections: our caller gets exactly the answer that is promised.
 */
const MAX_RECIPE_BYTES = 64 * 1024;
/** Enough for an answer that is not held back, even while other recipes keep the process busy. */
const IMPATIENT = { FIRST_WORD_TIMEOUT_MS: 1500, NEXT_WORD_TIMEOUT_MS: 1500, RECIPE_TIMEOUT_MS: 3000 };
/** Short enough for the impatient. */
const AFTERWARDS = cooks('# Toast', ['# Toast']);

const rows = Object.entries(SCENARIOS).flatMap(([name, scenario]) =>
  FORMATS.filter((format) => isPlayed(scenario, format)).map((format) => ({ name, scenario, format })),
);

function isPlayed({ modes }: Scenario, format: Format): boolean {
  return modes === 'both' || modes === (format === 'json' ? 'json' : 'stream');
}

/** The end that is promised to our caller. */
interface Due {
  code: ChefCode | 'ok';
  afterText: boolean;
}

function dueFor({ expected }: Scenario, format: Format): Due {
  const outcome = format === 'json' && 'json' in expected ? expected.json : undefined;
  const streamed = format === 'event-stream' && 'stream' in expected ? expected.stream : undefined;
  const due = outcome ?? streamed ?? 'ok';
  if (due === 'ok') return { code: 'ok', afterText: false };
  return { code: due.code, afterText: 'afterText' in due && due.afterText };
}

const apis: HostedApi[] = [];
const closers: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(closers.map((close) => close()))));

/** Starts an API that goes on until all tests are over: they run side by side. */
async function start(scenario: Scenario, options: HostedApiOptions = {}) {
  const api = await startHostedApi(scenario, { ...options, atEnd: (close) => closers.push(close) });
  apis.push(api);
  return { ...api, order: (format: Format) => api.send(recipeRequest(format)) };
}

function expectRecipe({ status, headers, body }: Answer, format: Format, { expected }: Scenario): void {
  expect(status).toBe(200);
  const truncated = expected.truncated ?? false;
  let recipe: string;
  if (format === 'json') {
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const answer = recipeAnswerSchema.parse(JSON.parse(body));
    expect(answer).toEqual({ recipe: answer.recipe, model: 'test/model', truncated });
    recipe = answer.recipe;
  } else {
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const events = readEvents(body);
    expect(events.pop()).toEqual({ event: 'done', data: { model: 'test/model', truncated } });
    expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['text']));
    recipe = textOf(events);
  }
  if (expected.recipe) expect(recipe).toBe(expected.recipe);
  else expect(Buffer.byteLength(recipe)).toBe(MAX_RECIPE_BYTES);
}

function expectProblem({ status, headers, body }: Answer, code: ChefCode, retryAfter?: string): void {
  expect(status).toBe(PROBLEMS[code].status);
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(problemSchema.parse(JSON.parse(body))).toMatchObject({ code, status });
  expect(headers['retry-after']).toBe(retryAfter);
}

function expectErrorEvent({ status, headers, body }: Answer, code: ChefCode): void {
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
  const events = readEvents(body);
  expect(events.pop()).toMatchObject({ event: 'error', data: { code, status: PROBLEMS[code].status } });
  expect(events.map(({ event }) => event)).toContain('text');
  expect(events.map(({ event }) => event)).not.toContain('done');
}

function expectNoSecret({ body, headers }: Answer, log: readonly string[]): void {
  const said = [body, JSON.stringify(headers), ...log].join('\n');
  expect(said).not.toContain(CANARY_KEY);
  expect(said).not.toContain(CANARY_FOOD);
}

function expectNoThought({ body }: Answer, log: readonly string[], { expected }: Scenario): void {
  // A stream that closes a block which it never opened has shown it as text by then.
  const isShown = 'stream' in expected && expected.stream !== 'ok' && expected.stream.afterText;
  for (const words of ['frittata<', 'visitor said', 'Let me count']) {
    if (!isShown) expect(body).not.toContain(words);
    expect(log.join('\n')).not.toContain(words);
  }
  expect(body).not.toContain('think>');
}

describe.concurrent('whatever the inference service does, the caller gets what is promised', () => {
  it.for(rows)(
    'the caller gets what is promised, whatever the inference service does: $name, asked for $format',
    async ({ scenario, format }) => {
      const { code, afterText } = dueFor(scenario, format);
      const isSilent = code === 'chef-timeout' && scenario !== SCENARIOS['408'];
      const { fake, order, log } = await start(scenario, isSilent ? IMPATIENT : {});
      const coming = order(format);
      if (scenario === SCENARIOS.hold || scenario === SCENARIOS['hold before the first word']) {
        await fake.until(() => fake.openCalls === 1);
        fake.release();
      }
      const answer = await coming;

      if (code === 'ok') expectRecipe(answer, format, scenario);
      else if (afterText) expectErrorEvent(answer, code);
      else expectProblem(answer, code, scenario.expected.retryAfter);
      expectNoSecret(answer, log);
      expectNoThought(answer, log, scenario);

      const { received } = fake;
      expect(received).toBeLessThanOrEqual(3);
      if (scenario.expected.requests) expect(received).toBe(scenario.expected.requests);
      expect(fake.requestsElsewhere).toEqual([]);
      await fake.until(() => fake.openCalls === 0);
      fake.play(AFTERWARDS);
      expectRecipe(await order(format), format, AFTERWARDS);
      expect(fake.received).toBe(received + 1);
      // The one that waits for the next request.
      await fake.until(() => fake.openSockets <= 1);
    },
  );

  it.for(FORMATS)(
    'a refused connection to the inference service is chef-unreachable after three attempts, asked for %s',
    async (format) => {
      const { order, log } = await start(SCENARIOS.plain, { endpointUrl: await closedPort() });
      const answer = await order(format);
      expectProblem(answer, 'chef-unreachable');
      expect(log.join()).toContain('ECONNREFUSED');
      expect(log.join()).toContain('"attempts":3');
    },
  );

  it.for(FORMATS)(
    'a name of the inference service that leads nowhere is chef-unreachable after three attempts, asked for %s',
    async (format) => {
      const { order, log } = await start(SCENARIOS.plain, { endpointUrl: UNRESOLVABLE_URL });
      expectProblem(await order(format), 'chef-unreachable');
      expect(log.join()).toContain('"attempts":3');
    },
  );
});

it('no connection to an inference service stays open after all recipes', async () => {
  const open = () => apis.reduce((sum, { fake }) => sum + fake.openSockets, 0);
  await expect.poll(open).toBe(0);
});
