import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Where logs, built contestants and results go; git does not see it. */
export const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

const START_TIMEOUT_MS = 20_000;
const POLL_MS = 1;
/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** How to start a server that says its address in the first line it writes. */
export interface ServerCommand {
  /** Names its log. */
  readonly name: string;
  /** Arguments of `node`, files as seen from {@link ROOT}. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A server in a process of its own, and what the operating system says about it. */
export class ServerProcess {
  /** Origin, without a slash at the end. */
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  /** Starts a server and waits until it listens. Its log is a file, as an operator's is. */
  static async start({ name, args, env = {} }: ServerCommand): Promise<ServerProcess> {
    const log = `${DIST}${name}.log`;
    const file = openSync(log, 'w');
    const child = spawn(process.execPath, [...args], {
      cwd: ROOT,
      stdio: ['ignore', file, file],
      env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production', ...env },
    });
    closeSync(file);
    const url = await addressIn(log, child);
    return new ServerProcess(url, child);
  }

  /** CPU time used so far, in seconds: user and system, all threads. */
  get cpuSeconds(): number {
    // The second field, the command in brackets, may hold spaces: count from its end.
    const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }

  /** Memory in use, in bytes. */
  get residentBytes(): number {
    return this.#memory('VmRSS');
  }

  /** The most memory that was in use at once so far, in bytes. */
  get peakBytes(): number {
    return this.#memory('VmHWM');
  }

  #memory(field: 'VmRSS' | 'VmHWM'): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    const [, kib] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
    return Number(kib) * 1024;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }
}

async function addressIn(log: string, child: ChildProcess): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const [url] = /http:\/\/[\w.]+:\d+/.exec(readFileSync(log, 'utf8')) ?? [];
    // As a number: looking up the name is no part of what is measured.
    if (url) return url.replace('localhost', '127.0.0.1');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  child.kill('SIGKILL');
  throw new Error(`A server did not start; ${log} says:\n${readFileSync(log, 'utf8')}`);
}
