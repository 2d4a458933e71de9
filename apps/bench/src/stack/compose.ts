import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const HERE = 'apps/bench/src/stack';
const READ_METRICS = `fetch('http://127.0.0.1:3000/metrics').then((answer) => answer.text()).then(console.log)`;
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

/** Runs a docker compose command on the stack that the tests have to themselves. */
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
  const page = await docker('exec', id, 'node', '-e', READ_METRICS);
  const lines = page.split('\n').filter((line) => /^\w+/.exec(line)?.[0] === name && line.includes(labels));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
