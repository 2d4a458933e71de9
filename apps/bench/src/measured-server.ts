import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT, type ServerOptions, ServerProcess } from '@spatula/api/testing/server-process';
import { UNSET_SETTINGS } from '@spatula/api/testing/setting-lists';

/** Where logs, built contestants and results go; git does not see it. */
export const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** How to start a server, and the name of its log, into which it writes its address. */
export type ServerCommand = Partial<ServerOptions> & Pick<ServerOptions, 'args'> & { readonly name: string };

/**
 * How to start the built product: with the arguments of `pnpm start` and the settings of an operator, but for the limits
 * that are there to refuse load and for `settings`.
 *
 * @param service - base address of the inference service
 */
export function product(service: string, settings: Record<string, string> = {}): ServerCommand {
  const [, flags] =
    /"start": "node ((?:--\S+=\d+ )+)/.exec(readFileSync(`${ROOT}package.json`, 'utf8')) ?? [];
  if (!flags) throw new Error("package.json has no script that starts the product with V8's flags.");
  const limits = { MAX_OPEN_RECIPES: '1000', RATE_LIMIT_PER_MINUTE: '0' };
  const place = { HOST: '127.0.0.1', PORT: '0', WEB_ROOT: 'apps/web/dist', OPENAI_BASE_URL: service };
  const args = [...flags.trim().split(' '), 'apps/api/dist/server.js'];
  return { name: 'spatula', args, env: { ...UNSET_SETTINGS, ...limits, ...place, ...settings } };
}

/** A server in a process of its own, and what the operating system says about it. */
export class MeasuredServer extends ServerProcess {
  name = '';
  /** Origin, without a slash at the end. */
  url = '';

  /** Starts a server and waits until it listens. Its log is a file, as an operator's is. */
  static async start({ name, env, ...command }: ServerCommand): Promise<MeasuredServer> {
    mkdirSync(DIST, { recursive: true });
    const all = { PATH: '/usr/bin:/bin', NODE_ENV: 'production', ...env };
    const server = new MeasuredServer({ ...command, env: all, logFile: `${DIST}${name}.log` });
    server.name = name;
    // As a number: looking up the name is no part of what is measured.
    server.url = (await server.listens()).origin.replace('localhost', '127.0.0.1');
    return server;
  }

  /** Lets `await using` stop it. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }

  /** CPU time used so far, in seconds: user and system, all threads. Linux counts it in hundredths of a second. */
  get cpuSeconds(): number {
    // The second field, the command in brackets, may hold spaces: count from its end.
    const fields = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  /** Memory in use now (`VmRSS`), or the most that was in use at once so far (`VmHWM`), in MB. */
  memoryMB(field: 'VmRSS' | 'VmHWM'): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    return (Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024) / 1e6;
  }
}
