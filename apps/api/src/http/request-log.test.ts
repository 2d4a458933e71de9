import { expect, it, onTestFinished, vi } from 'vitest';
import type { Chef } from '../chefs/chef.ts';
import { ChefError } from '../chefs/chef.ts';
import { startApi } from '../testing/start-api.ts';
import { createMetrics } from './metrics.ts';
import { createRateLimit } from './rate-limit.ts';

const BODY = '{"ingredients": ["eggs"]}';

/** Fails at its second request, and is asked twice for each recipe. */
function twoFacedChef(): Chef {
  let asked = 0;
  return {
    model: 'org/model',
    async *cook(_request, { notes }) {
      notes.attempts += 2;
      if (++asked > 1)
        throw new ChefError('chef-busy', 'Busy.', { retryAfter: 7, hint: 'the service answered 429' });
      yield 'Stir.';
      notes.tokens = { prompt: 90, completion: 400 };
      return { truncated: true };
    },
  };
}

async function startServer() {
  const metrics = createMetrics(() => 3, [], 40);
  const { log, send } = await startApi(twoFacedChef(), {
    metrics,
    rateLimit: createRateLimit({ perMinute: 2 }),
  });
  const lines = () => log.map((line) => JSON.parse(line));
  return { send, lines };
}

it('one line tells of each request what an operator wants to know', async () => {
  const { send, lines } = await startServer();
  await send({ body: BODY, headers: { 'x-request-id': 'r-1' } });
  await send({ body: BODY, headers: { accept: 'text/event-stream' } });
  await send({ body: BODY });
  await send({ method: 'GET', path: '/secret/path?and=query' });
  const recipe = { chef: 'hosted', model: 'org/model', attempts: 2, durationMs: expect.any(Number) };
  expect(lines()).toMatchObject([
    {
      ...recipe,
      level: 30,
      msg: 'answered',
      requestId: 'r-1',
      method: 'POST',
      route: '/recipe',
      status: 200,
      format: 'json',
      truncated: true,
      firstWordMs: expect.any(Number),
      promptTokens: 90,
      completionTokens: 400,
    },
    {
      ...recipe,
      level: 40,
      msg: 'chef failed',
      status: 503,
      code: 'chef-busy',
      hint: 'the service answered 429',
      format: 'event-stream',
      firstWordMs: null,
    },
    { level: 30, status: 429, code: 'rate-limited' },
    { level: 30, method: 'GET', route: 'none', status: 404, code: 'not-found' },
  ]);
  expect(JSON.stringify(lines())).not.toMatch(/secret|query|127\.0\.0\.1/);
});

it('the metrics count what happened, by names that no caller can invent', async () => {
  const { send } = await startServer();
  await send({ body: BODY });
  await send({ body: BODY, headers: { accept: 'text/event-stream' } });
  await send({ body: BODY });
  await send({ method: 'PROPFIND', path: '/secret' });
  const { body, headers } = await send({ method: 'GET', path: '/metrics' });
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = body.split('\n');
  for (const line of [
    'spatula_http_requests_total{method="POST",route="/recipe",status="200",code="ok"} 1',
    'spatula_http_requests_total{method="POST",route="/recipe",status="503",code="chef-busy"} 1',
    'spatula_http_requests_total{method="POST",route="/recipe",status="429",code="rate-limited"} 1',
    'spatula_http_requests_total{method="other",route="none",status="404",code="not-found"} 1',
    'spatula_recipes_open 3',
    'spatula_recipes_open_limit 40',
    'spatula_first_word_seconds_count{format="json"} 1',
    'spatula_recipe_seconds_count{format="json",outcome="truncated"} 1',
    'spatula_recipe_seconds_count{format="event-stream",outcome="chef-busy"} 1',
    'spatula_upstream_attempts_total{outcome="truncated"} 2',
    'spatula_upstream_attempts_total{outcome="chef-busy"} 2',
    'spatula_tokens_total{kind="prompt"} 90',
    'spatula_tokens_total{kind="completion"} 400',
    'spatula_rate_limited_total 1',
  ]) {
    expect(lines).toContain(line);
  }
  expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(body).not.toMatch(/secret|PROPFIND|spatula_rate_limit_store_up/);
});

it('the metrics are gathered once a second at most, however often they are asked for', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const gather = vi.fn(() => 3);
  const metrics = createMetrics(gather);
  const texts = [metrics.text(), metrics.text(), await metrics.text(), await metrics.text()];
  expect(new Set(await Promise.all(texts)).size).toBe(1);
  vi.advanceTimersByTime(999);
  await metrics.text();
  expect(gather).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await metrics.text();
  expect(gather).toHaveBeenCalledTimes(2);
});

it('a caller who leaves is told apart from an answer', async () => {
  const open = Promise.withResolvers<void>();
  const chef: Chef = {
    model: 'org/model',
    async *cook(_request, { signal }) {
      open.resolve();
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      return { truncated: false };
    },
  };
  const metrics = createMetrics(() => 0);
  const { log, connect } = await startApi(chef, { metrics });
  const [cooking, sending] = [connect(), connect()];
  const head = 'POST /recipe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ';
  cooking.write(`${head}${BODY.length}\r\n\r\n${BODY}`);
  sending.write(`${head}1000\r\n\r\n${BODY}`);
  await open.promise;
  cooking.destroy();
  sending.destroy();
  await expect.poll(() => log.length).toBe(2);
  for (const line of log)
    expect(JSON.parse(line)).toMatchObject({ level: 30, msg: 'caller left', status: null });
  expect(await metrics.registry.metrics()).toContain(
    'spatula_http_requests_total{method="POST",route="/recipe",status="none",code="left"} 2\n',
  );
});

it('a health check that is answered is told at debug level only', async () => {
  const { send, lines } = await startServer();
  await send({ method: 'GET', path: '/health' });
  await send({ method: 'GET', path: '/ready' });
  expect(lines()).toMatchObject([
    { route: '/health', level: 20 },
    { route: '/ready', level: 30 },
  ]);
});
