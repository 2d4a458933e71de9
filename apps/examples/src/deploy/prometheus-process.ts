import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@spatula/api/testing/free-port';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { readText } from '../read-documents.ts';
import type { Yaml } from './read-yaml.ts';

/** Where a minute of the rules and queries passes as a second, so that a test sees in seconds what takes minutes. */
const SHORTER: Readonly<Record<string, string>> = { m: 's', h: 'm' };

/** A running Prometheus. */
export interface PrometheusProcess {
  /** The `data` of an answer of its HTTP interface, such as `query?query=up`. */
  read(path: string): Promise<Yaml>;
}

/** Minutes as seconds, hours as minutes and days as 24 minutes. */
function shorten(text: string): string {
  return text
    .replace(/\b(\d+)d\b/g, (_, days) => `${days * 24}h`)
    .replace(/\b(\d+)([mh])\b/g, (_, number, unit) => `${number}${SHORTER[unit]}`);
}

/** Starts Debian's Prometheus with the project's rules on servers, for as long as the test runs that calls this. */
export async function startPrometheus(targets: readonly string[]): Promise<PrometheusProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'spatula-prometheus-'));
  writeFileSync(join(folder, 'alerts.yml'), shorten(readText('deploy/monitoring/alerts.yml')));
  const config = {
    global: { scrape_interval: '250ms', evaluation_interval: '250ms' },
    rule_files: ['alerts.yml'],
    scrape_configs: [{ job_name: 'spatula', static_configs: [{ targets }] }],
  };
  writeFileSync(join(folder, 'prometheus.yml'), stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=${address}`,
    ],
    { stdio: 'ignore' },
  );
  onTestFinished(() => end(child, folder));
  return {
    async read(path) {
      const answer = await fetch(`http://${address}/api/v1/${path}`).catch(() => undefined);
      if (!answer?.ok) return undefined;
      const { data }: Yaml = await answer.json();
      return data;
    },
  };
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.kill()) await once(child, 'exit');
  rmSync(folder, { recursive: true });
}
