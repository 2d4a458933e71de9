import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Where logs, built contestants and results go; git does not see it. */
export const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

const START_TIMEOUT_MS = 20_000;
const POLL_MS = 1;
/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const REPORT_STATE = new URL('./report-state.ts', import.meta.url).href;

/** How to start a server that writes its address into its log. */
export interface ServerCommand {
  /** Names its log. */
  readonly name: string;
  /** Arguments of `node`, files as seen from {@link ROOT}. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it can be asked for its {@link ServerProcess.state}. Default: false. */
  readonly tellsState?: boolean;
}

/** The state of a process once its garbage is collected. */
export interface ProcessState {
  /** Open handles by kind, such as `TCPSocketWrap` and `Timeout`. */
  handles: Record<string, number>;
  /** Objects and buffers, in bytes. */
  heapBytes: number;
  residentBytes: number;
  /** Files and connections, as the system counts them. */
  openFiles: number;
}

/** A server in a process of its own, and what the operating system says about it. */
export class ServerProcess {
  /** Origin, without a slash at the end. */
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #log: string;

  private constructor(url: string, child: ChildProcess, log: string) {
    this.url = url;
    this.#child = child;
    this.#log = log;
  }

  /** Starts a server and waits until it listens. Its log is a file, as an operator's is. */
  static async start({ name, args, env = {}, tellsState = false }: ServerCommand): Promise<ServerProcess> {
    mkdirSync(DIST, { recursive: true });
    const log = `${DIST}${name}.log`;
    const file = openSync(log, 'w');
    const child = spawn(
      process.execPath,
      [...(tellsState ? ['--expose-gc', '--import', REPORT_STATE] : []), ...args],
      {
        cwd: ROOT,
        stdio: ['ignore', file, file, ...(tellsState ? (['ipc'] as const) : [])],
        env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production', ...env },
      },
    );
    closeSync(file);
    return new ServerProcess(await addressIn(log, child), child, log);
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

  /** The errors in the API's log, which speak of bugs. The log is whole once the process has stopped. */
  get loggedErrors(): string[] {
    const lines = readFileSync(this.#log, 'utf8').split('\n');
    return lines.filter((line) => /"level":[56]0/.test(line));
  }

  /** Collects garbage and gives the state of the process. */
  async state(): Promise<ProcessState> {
    this.#child.send('state');
    const [state]: ProcessState[] = await once(this.#child, 'message');
    if (!state) throw new Error('The server did not tell its state.');
    return state;
  }

  /** Sends a signal, waits until the process has ended, and gives its exit code. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<number | null> {
    const { exitCode, signalCode } = this.#child;
    if (exitCode !== null || signalCode !== null) return exitCode;
    const exited = once(this.#child, 'exit');
    this.#child.kill(signal);
    const [code] = await exited;
    return code;
  }

  #memory(field: 'VmRSS' | 'VmHWM'): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    const [, kib] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
    return Number(kib) * 1024;
  }
}

async function addressIn(log: string, child: ChildProcess): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const [url] = /http:\/\/[\w.]+:\d+/.exec(readFileSync(log, 'utf8')) ?? [];
    // As a number: looking up the name is no part of what is measured.
    if (url) return url.replace('localhost', '127.0.0.1');
    await delay(POLL_MS);
  }
  child.kill('SIGKILL');
  throw new Error(`A server did not start; ${log} says:\n${readFileSync(log, 'utf8')}`);
}
