import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startFakeValkey } from '@spatula/api/testing/fake-valkey';
import { startApiProcess } from '@spatula/api/testing/start-api-process';
import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { needProgram } from '../need-program.ts';
import { ROOT } from '../read-documents.ts';
import { ALERTS, QUERIES } from './monitoring-files.ts';
import { startPrometheus } from './prometheus-process.ts';
import type { Yaml } from './read-yaml.ts';

const FOLDER = join(ROOT, 'deploy/monitoring');

beforeAll(() => needProgram('prometheus'));

it.each([
  ['accepts the alert rules and its settings', ['check', 'config', 'prometheus.yml']],
  ['finds that the alert rules do what their tests say', ['test', 'rules', 'alerts.test.yml']],
])('promtool %s', (_, args) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
});

/** Asks servers for recipes, in both formats, until the test ends. */
function keepAsking(origins: readonly string[]): void {
  const leave = new AbortController();
  const ask = async (origin: string, accept: string) => {
    const headers = { 'content-type': 'application/json', accept };
    const body = '{"ingredients": ["eggs"]}';
    const answer = await fetch(`${origin}/recipe`, { method: 'POST', headers, body, signal: leave.signal });
    await answer.text();
  };
  const visitors = origins.flatMap((origin) =>
    ['application/json', 'text/event-stream'].map(async (accept) => {
      while (!leave.signal.aborted) {
        await ask(origin, accept).catch((error: unknown) => {
          if (!leave.signal.aborted) throw error;
        });
      }
    }),
  );
  onTestFinished(async () => {
    leave.abort();
    await Promise.all(visitors);
  });
}

/** A query of the dashboard with the values that Grafana would put in. */
function withValues(expr: string): string {
  return expr.replaceAll('$__rate_interval', '10s').replace(/\$price_\w+/g, '0.6');
}

it('Prometheus finds the replicas, raises an alert when the inference service dies, clears it when it is back, and answers every query of the dashboard', async () => {
  const store = await startFakeValkey();
  // The first model fails once, so that there is a fallback to show.
  let service = await startFakeInference();
  service.play([SCENARIOS['404'], SCENARIOS.plain]);
  onTestFinished(() => service.close());
  const { url } = service;
  const env = {
    OPENAI_BASE_URL: url,
    MODEL: 'first,second',
    RECIPES_PER_DAY: '1000000',
    RATE_LIMIT_PER_MINUTE: '0',
    REDIS_URL: store.url,
    LOG_LEVEL: 'silent',
  };
  const addresses = await Promise.all([1, 2].map(() => startApiProcess({ env }).listens()));
  const prometheus = await startPrometheus(addresses.map(({ port }) => `127.0.0.1:${port}`));
  const until = <T>(condition: () => Promise<T>) =>
    vi.waitUntil(condition, { timeout: 60_000, interval: 100 });
  const firing = async (): Promise<string[]> =>
    (await prometheus.read('alerts')).alerts
      .filter(({ state }: Yaml) => state === 'firing')
      .map(({ labels }: Yaml) => labels.alertname);
  const hasFigures = async (expr: string) => {
    const found = await prometheus.read(`query?query=${encodeURIComponent(withValues(expr))}`);
    return found?.result.some(({ value: [, figure] }: Yaml) => Number.isFinite(Number(figure)));
  };

  keepAsking(addresses.map(({ port }) => `http://127.0.0.1:${port}`));
  await until(async () => {
    const targets: Yaml[] = (await prometheus.read('targets'))?.activeTargets ?? [];
    return targets.filter(({ health }) => health === 'up').length === 2;
  });
  const { groups } = await prometheus.read('rules');
  expect(groups.flatMap(({ rules }: Yaml) => rules)).toHaveLength(ALERTS.length);
  await until(() => hasFigures('rate(spatula_recipe_seconds_count{outcome="done"}[5s]) > 0'));
  expect(await firing()).not.toContain('SpatulaRecipesFail');

  await service.close();
  await until(async () => (await firing()).includes('SpatulaRecipesFail'));
  const [annotations, panels] = [/^ALERTS/, /^(?!ALERTS)/].map((kind) =>
    QUERIES.filter(({ expr }) => kind.test(expr)),
  );
  for (const { title, expr } of annotations ?? []) expect(await hasFigures(expr), title).toBe(true);

  service = await startFakeInference({ port: Number(new URL(url).port) });
  await until(async () => !(await firing()).includes('SpatulaRecipesFail'));
  for (const { title, expr } of panels ?? []) {
    await until(() => hasFigures(expr)).catch(() => expect.fail(`${title} has no figures: ${expr}`));
  }
});
