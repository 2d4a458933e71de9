import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startApiProcess } from '@spatula/api/testing/start-api-process';
import { describe, expect, it, vi } from 'vitest';
import { DOCUMENTS, ROOT, readText } from '../read-documents.ts';
import { ALERTS, DASHBOARD, QUERIES } from './monitoring-files.ts';
import { readYaml, type Yaml } from './read-yaml.ts';

const FOLDER = 'deploy/monitoring';
const [compose] = readYaml('docker-compose.yml');

/** The metrics that a text names. */
function metricsIn(text: string): string[] {
  return (
    (text.match(/\b(?:spatula|process|nodejs)_[a-z0-9_]+/g) ?? [])
      // The name of a network of the stack.
      .filter((name) => name !== 'spatula_front')
      // A query asks for a part of a histogram.
      .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))
  );
}

it('every metric that the alerts, the dashboard and the documents name is one that the server shows', async () => {
  // It has every metric: those of a budget, and those of a store, even of one that is away.
  const server = startApiProcess({
    env: { HF_TOKEN: 'hf_canary', RECIPES_PER_DAY: '5', REDIS_URL: 'redis://127.0.0.1:1' },
  });
  const { origin } = await server.listens();
  const shown = await vi.waitUntil(
    async () => {
      const text = await (await fetch(`${origin}/metrics`)).text();
      return text.includes('spatula_rate_limit_store_up') && text;
    },
    { timeout: 60_000 },
  );
  const sources = [...[...ALERTS, ...QUERIES].map(({ expr }) => expr), ...DOCUMENTS.map(readText)];
  const named = new Set(sources.flatMap(metricsIn));
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => !shown.includes(`# TYPE ${name} `))).toEqual([]);
});

describe('every alert', () => {
  it.each(ALERTS)('says what is the matter and what to do: $alert', ({ alert, annotations, labels }) => {
    expect(alert).toMatch(/^Spatula[A-Z]\w+$/);
    for (const sentence of [annotations.summary, annotations.action])
      expect(sentence).toMatch(/^\S.{20,}\.$/);
    expect(['page', 'ticket']).toContain(labels.severity);
  });

  it('is played through by the rules’ own tests, which verify:ops runs', () => {
    const tests = readText(`${FOLDER}/alerts.test.yml`);
    expect(ALERTS.filter(({ alert }) => !tests.includes(`alertname="${alert}"`))).toEqual([]);
  });
});

describe('the dashboard', () => {
  const { panels, templating } = DASHBOARD;

  it('has panels that have their own number, their own place and a query each', () => {
    expect(new Set(panels.map(({ id }: Yaml) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }: Yaml) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { title, targets } of panels) {
      expect(title).not.toBe('');
      expect(targets).not.toEqual([]);
    }
  });

  it('asks only for variables that it or Grafana has', () => {
    const names = [...templating.list.map(({ name }: Yaml) => name), '__rate_interval'];
    const asked = [...JSON.stringify(panels).matchAll(/\$\{?(\w+)/g)].map(([, name]) => name);
    expect(asked.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('the profile monitoring of the stack', () => {
  const { prometheus, grafana, api } = compose.services;
  const inGrafana = (name: string): string => {
    const mount: string = grafana.volumes.find((one: string) => one.startsWith(`./${FOLDER}/${name}:`));
    return mount.split(':')[1] ?? '';
  };

  it('has Prometheus look for the replicas where they listen, and read the rules', () => {
    const [config] = readYaml(`${FOLDER}/prometheus.yml`);
    const [{ dns_sd_configs: found, job_name: job }] = config.scrape_configs;
    expect(found[0]).toMatchObject({ names: ['api'], port: Number(api.environment.PORT) });
    expect(prometheus.networks.some((name: string) => api.networks.includes(name))).toBe(true);
    for (const { expr } of [...ALERTS, ...QUERIES]) {
      expect(expr.match(/job="\w+"/g) ?? []).toEqual((expr.match(/job="/g) ?? []).map(() => `job="${job}"`));
    }
    expect(prometheus.volumes).toContain(`./${FOLDER}:/etc/prometheus:ro`);
    for (const file of config.rule_files) expect(existsSync(join(ROOT, FOLDER, file))).toBe(true);
  });

  it('gives Grafana its data source and the dashboard', () => {
    const [{ datasources }] = readYaml(`${FOLDER}/grafana-datasource.yml`);
    expect(datasources[0].url).toBe(`http://prometheus:${prometheus.ports[0].split(':').at(-1)}`);
    const [{ providers }] = readYaml(`${FOLDER}/grafana-dashboards.yml`);
    expect(inGrafana('dashboard.json')).toBe(`${providers[0].options.path}/spatula.json`);
    expect(grafana.environment.GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH).toBe(inGrafana('dashboard.json'));
    expect(inGrafana('grafana-datasource.yml')).toMatch(/^\/etc\/grafana\/provisioning\/datasources\//);
    expect(inGrafana('grafana-dashboards.yml')).toMatch(/^\/etc\/grafana\/provisioning\/dashboards\//);
  });

  it('is open to this machine only, unless the operator says otherwise', () => {
    for (const { ports } of [prometheus, grafana]) expect(ports.join()).toMatch(/^\$\{\w+:-127\.0\.0\.1:/);
  });
});
