import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from '@spatula/api/testing/server-process';

/** Where logs, built contestants and results go; git does not see it. */
export const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const REPORT_STATE = new URL('./report-state.ts', import.meta.url).href;

/** How to start a server that writes its address into its log. */
export interface ServerCommand {
  /** Names its log. */
  readonly name: string;
  /** Arguments of `node`, files as seen from the folder of the project. */
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
export class MeasuredServer {
  /** Origin, without a slash at the end. */
  readonly url: string;
  readonly #process: ServerProcess;

  private constructor(url: string, process: ServerProcess) {
    this.url = url;
    this.#process = process;
  }

  /** Starts a server and waits until it listens. Its log is a file, as an operator's is. */
  static async start({ name, args, env, tellsState = false }: ServerCommand): Promise<MeasuredServer> {
    mkdirSync(DIST, { recursive: true });
    const process = new ServerProcess({
      args: [...(tellsState ? ['--expose-gc', '--import', REPORT_STATE] : []), ...args],
      env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production', ...env },
      logFile: `${DIST}${name}.log`,
      messages: tellsState,
    });
    const { origin } = await process.listens();
    // As a number: looking up the name is no part of what is measured.
    return new MeasuredServer(origin.replace('localhost', '127.0.0.1'), process);
  }

  /** CPU time used so far, in seconds: user and system, all threads. */
  get cpuSeconds(): number {
    // The second field, the command in brackets, may hold spaces: count from its end.
    const fields =
      readFileSync(`/proc/${this.#process.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
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
    const lines = this.#process.stdout.split('\n');
    return lines.filter((line) => /"level":[56]0/.test(line));
  }

  /** Collects garbage and gives the state of the process. */
  async state(): Promise<ProcessState> {
    this.#process.child.send('state');
    const [state]: ProcessState[] = await once(this.#process.child, 'message');
    if (!state) throw new Error('The server did not tell its state.');
    return state;
  }

  /** Sends a signal, waits until the process has ended, and gives its exit code. */
  stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<number | null> {
    return this.#process.stop(signal);
  }

  #memory(field: 'VmRSS' | 'VmHWM'): number {
    const status = readFileSync(`/proc/${this.#process.child.pid}/status`, 'utf8');
    const [, kib] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
    return Number(kib) * 1024;
  }
}
