import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { UNSET_SETTINGS } from '@spatula/api/testing/setting-lists';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const REPORT_STATE = new URL('./report-state.ts', import.meta.url).href;

/** What a process holds, garbage aside. */
export interface ProcessState {
  /** Open handles by kind, such as `TCPSocketWrap` and `Timeout`. */
  handles: Record<string, number>;
  /** Objects and buffers, in bytes. */
  heapBytes: number;
  residentBytes: number;
  /** Files and connections, as the system counts them. */
  openFiles: number;
}

/** The API in a process of its own that tells what it holds. */
export class WatchedApi {
  /** Address of `POST /recipe`. */
  readonly url: string;
  /** Lines of its log at level error and above, which speak of bugs. */
  readonly bugs: readonly string[];
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string, bugs: readonly string[]) {
    this.#child = child;
    this.url = url;
    this.bugs = bugs;
  }

  /**
   * Starts the server and waits until it listens.
   *
   * @param endpoint - address of the inference service
   * @param env - further variables
   */
  static async start(endpoint: string, env: Record<string, string> = {}): Promise<WatchedApi> {
    const args = ['--expose-gc', '--import', REPORT_STATE, 'apps/api/src/server.ts'];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        ...UNSET_SETTINGS,
        OPENAI_BASE_URL: endpoint,
        RATE_LIMIT_PER_MINUTE: '0',
        PORT: '0',
        ...env,
      },
    });
    if (!child.stdout) throw new Error('A pipe was asked for.');
    const bugs: string[] = [];
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    child.once('exit', (code) => reject(new Error(`The API ended with code ${code} before it listened.`)));
    createInterface(child.stdout).on('line', (line) => {
      const [address] = /http:\/\/[\w.:[\]]+/.exec(line) ?? [];
      if (address && line.includes('Spatula is at')) resolve(`${address}/recipe`);
      if (/"level":[56]0/.test(line)) bugs.push(line);
    });
    return new WatchedApi(child, await promise, bugs);
  }

  /** What the process holds once its garbage is collected. */
  async state(): Promise<ProcessState> {
    this.#child.send('state');
    const [state]: ProcessState[] = await once(this.#child, 'message');
    if (!state) throw new Error('The API did not tell its state.');
    return state;
  }

  /** Tells it to stop, and gives its exit code. */
  async stop(): Promise<number | null> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const [code] = await exited;
    return code;
  }
}
