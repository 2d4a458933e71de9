import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChef } from '../chefs/create-chef.ts';
import { DailyBudget } from '../chefs/daily-budget.ts';
import { loadConfig } from '../config.ts';
import { createMetrics } from '../http/metrics.ts';
import { readEvents, textOf } from '../testing/read-events.ts';
import { startApi } from '../testing/start-api.ts';

let fake: FakeInference;
beforeAll(async () => {
  fake = await startFakeInference();
});
afterAll(() => fake.close());

/** The whole application in front of a service that serves some models, and what it was asked for. */
async function open(model: string, budget?: DailyBudget) {
  const config = loadConfig({ OPENAI_BASE_URL: fake.url, MODEL: model });
  const chef = await createChef(config, { budget });
  const metrics = createMetrics(() => chef.open, config.chef.kind === 'hosted' ? config.chef.models : []);
  if (budget) metrics.showBudget(() => budget.left);
  const { send, log } = await startApi(chef, { metrics });
  const ask = (accept = 'application/json') =>
    send({ headers: { accept }, body: '{"ingredients": ["eggs"]}' });
  const figures = async () => (await send({ method: 'GET', path: '/metrics' })).body;
  return { ask, log, figures };
}

describe('with MODEL=missing,good', () => {
  it.each(['application/json', 'text/event-stream'])(
    'with MODEL=missing,good the model good cooks, and %s, log and metrics say so',
    async (accept) => {
      fake.forget();
      fake.play([SCENARIOS['404'], SCENARIOS.plain]);
      const { ask, log, figures } = await open('missing,good');
      const answer = await ask(accept);
      expect(answer.status).toBe(200);
      const isJson = accept === 'application/json';
      const events = isJson ? [] : readEvents(answer.body);
      expect(isJson ? JSON.parse(answer.body).model : events.at(-1)?.data).toEqual(
        isJson ? 'good' : { model: 'good', truncated: false },
      );
      if (!isJson) expect(textOf(events.slice(0, -1))).toContain('frittata');
      expect(fake.requests.map(({ body }) => (body as { model: string }).model)).toEqual(['missing', 'good']);
      const line = JSON.parse(log.find((entry) => entry.includes('"route":"/recipe"')) ?? '');
      expect(line).toMatchObject({
        model: 'good',
        attempts: 2,
        fallbacks: [{ model: 'missing', code: 'chef-refused' }],
      });
      const text = await figures();
      expect(text).toContain('spatula_model_fallbacks_total{model="missing",code="chef-refused"} 1\n');
      expect(text).toContain(
        'spatula_model_info{place="1",model="missing"} 1\nspatula_model_info{place="2",model="good"} 1\n',
      );
    },
  );

  it('with MODEL=missing,good only the model good is asked again, and its failure is the one that is told', async () => {
    fake.forget();
    fake.play([SCENARIOS['503'], SCENARIOS['503'], SCENARIOS['503'], SCENARIOS['401']]);
    const { ask } = await open('missing,good');
    expect(JSON.parse((await ask()).body).code).toBe('chef-refused');
    expect(fake.requests.map(({ body }) => (body as { model: string }).model)).toEqual([
      'missing',
      'good',
      'good',
      'good',
    ]);
  });
});

it('a day’s budget counts a recipe once, however many models and attempts it takes, and refuses what goes beyond it', async () => {
  fake.play([SCENARIOS['404'], SCENARIOS['503'], SCENARIOS.plain]);
  const budget = new DailyBudget({ perDay: 2, now: () => Date.UTC(2026, 10, 22, 23, 59) });
  const { ask, figures } = await open('missing,good', budget);
  expect((await ask()).status).toBe(200);
  expect(await figures()).toContain('spatula_recipes_left_today 1\n');
  expect((await ask()).status).toBe(200);
  for (const accept of ['application/json', 'text/event-stream']) {
    const refused = await ask(accept);
    expect([refused.status, JSON.parse(refused.body).code, refused.headers['retry-after']]).toEqual([
      503,
      'budget-spent',
      '60',
    ]);
  }
});
