import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '@spatula/api/testing/server-process';

/** One running container of the API, with its addresses in its networks. */
export type Replica = Readonly<{ id: string; addresses: readonly string[] }>;

/** Runs a docker command and returns what it printed; rejects with its complaint when it fails. */
export async function docker(...args: readonly string[]): Promise<string> {
  return (await promisify(execFile)('docker', args, { cwd: ROOT, maxBuffer: 2 ** 26 })).stdout.trim();
}

/** Runs a docker compose command on a stack of this program's own. */
export function compose(...args: readonly string[]): Promise<string> {
  const files = ['-f', 'docker-compose.yml', '-f', 'apps/bench/src/stack/compose.yml'];
  const settings = ['--env-file', 'apps/bench/src/stack/stack.env'];
  return docker('compose', '-p', 'spatula-stack', ...settings, ...files, ...args);
}

/** The replicas that run now. */
export async function replicas(): Promise<Replica[]> {
  const ids = (await compose('ps', '--quiet', 'api')).split('\n').filter(Boolean);
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
  const addresses = (id: string) => docker('inspect', '--format', format, id);
  return Promise.all(ids.map(async (id) => ({ id, addresses: (await addresses(id)).split(' ') })));
}

/** The value of a metric on each replica. */
export async function metric(replicas: readonly Replica[], name: string): Promise<number[]> {
  const pages = await Promise.all(replicas.map(({ id }) => readInside(id, 'http://127.0.0.1:3000/metrics')));
  return pages.map((page) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(page)?.[1]));
}

/** How many answers the inference service is giving. */
export async function openCalls(): Promise<number> {
  return Number(await readInside(await compose('ps', '--quiet', 'inference'), 'http://127.0.0.1:8000/open'));
}

/** The body of an answer that a container gives to a request from inside: metrics are published nowhere else. */
function readInside(id: string, url: string): Promise<string> {
  return docker(
    'exec',
    id,
    'node',
    '-e',
    `fetch('${url}').then((answer) => answer.text()).then(console.log)`,
  );
}

/** Resolves when `holds` does; rejects when it takes over a minute. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 60_000; !(await holds()); await delay(500)) {
    if (Date.now() > deadline) throw new Error(`Not within a minute: ${holds.toString()}`);
  }
}
