import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '@spatula/api/testing/server-process';

const HERE = 'apps/bench/src/stack';
const PATIENCE_MS = 60_000;
const run = promisify(execFile);

/** One running container of the API. */
export interface Replica {
  readonly id: string;
  /** Its addresses, one for each network. */
  readonly addresses: readonly string[];
}

/** Runs a docker command and returns what it printed; rejects with its complaint when it fails. */
export async function docker(...args: readonly string[]): Promise<string> {
  const { stdout } = await run('docker', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

/** Runs a docker compose command on a stack of this program's own. */
export function compose(...args: readonly string[]): Promise<string> {
  const files = ['-f', 'docker-compose.yml', '-f', `${HERE}/compose.yml`];
  return docker('compose', '-p', 'spatula-stack', '--env-file', `${HERE}/stack.env`, ...files, ...args);
}

/** The replicas that run now. */
export async function replicas(): Promise<Replica[]> {
  const ids = (await compose('ps', '--quiet', 'api')).split('\n').filter(Boolean);
  return Promise.all(
    ids.map(async (id) => {
      const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
      return { id, addresses: (await docker('inspect', '--format', format, id)).split(' ') };
    }),
  );
}

/** The value of a metric on one replica, summed over its labels; `labels` narrows it to lines that hold it. */
export async function metric({ id }: Replica, name: string, labels = ''): Promise<number> {
  const page = await readInside(id, 'http://127.0.0.1:3000/metrics');
  const lines = page.split('\n').filter((line) => /^\w+/.exec(line)?.[0] === name && line.includes(labels));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** How many answers the inference service is giving. */
export async function openCalls(): Promise<number> {
  return Number(await readInside(await compose('ps', '--quiet', 'inference'), 'http://127.0.0.1:8000/open'));
}

/** The body of an answer that a container gives to a request from inside: metrics are published nowhere else. */
function readInside(id: string, url: string): Promise<string> {
  const script = `fetch('${url}').then((answer) => answer.text()).then(console.log)`;
  return docker('exec', id, 'node', '-e', script);
}

/** Resolves when `holds` does; rejects when it takes over a minute. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${PATIENCE_MS} ms: ${holds.toString()}`);
    await delay(500);
  }
}

/** The replica at an address, as its place in the list: `replica 1`, `replica 2`, `replica 3`. */
export function placeOf(address: string | undefined, replicas: readonly Replica[]): string {
  const place = replicas.findIndex(({ addresses }) => address !== undefined && addresses.includes(address));
  return place < 0 ? 'unknown' : `replica ${place + 1}`;
}
