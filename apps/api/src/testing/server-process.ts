import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** How often a log file is looked at for something new, in milliseconds. */
const POLL_MS = 1;

/** How to start a server. */
export interface ServerOptions {
  /** Arguments of `node`: its flags, then the file. */
  args: readonly string[];
  /** All of its environment: nothing is inherited. */
  env: Readonly<Record<string, string>>;
  /** Default: {@link ROOT}. */
  cwd?: string;
  /** A file that its output goes to. Default: its output is kept in the memory of this process. */
  logFile?: string;
  /** Whether this process and the server can send each other messages. Default: no. */
  messages?: boolean;
}

/** How a process ended. */
interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/**
 * A server that runs in a process of its own. It is the one way in which tests and the bench start one; whoever starts
 * it also stops it.
 */
export class ServerProcess {
  readonly child: ChildProcess;
  /** Resolves when it has ended and its last words were read. */
  readonly ended: Promise<Ending>;
  readonly #logFile: string | undefined;
  #stdout = '';
  #stderr = '';

  constructor({ args, env, cwd = ROOT, logFile, messages = false }: ServerOptions) {
    const output = logFile === undefined ? 'pipe' : openSync(logFile, 'w');
    this.child = spawn(process.execPath, [...args], {
      cwd,
      env,
      stdio: ['ignore', output, output, ...(messages ? (['ipc'] as const) : [])],
    });
    if (typeof output === 'number') closeSync(output);
    this.#logFile = logFile;
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#stdout += text;
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr += text;
    });
    this.ended = once(this.child, 'close').then(([code, signal]) => ({ code, signal }));
  }

  /** All that it wrote to the standard output so far; with a log file, to the standard error as well. */
  get stdout(): string {
    return this.#logFile === undefined ? this.#stdout : readFileSync(this.#logFile, 'utf8');
  }

  /** All that it wrote to the standard error so far; with a log file, nothing. */
  get stderr(): string {
    return this.#stderr;
  }

  /** Resolves with the first match in {@link stdout}; rejects when the process ends without one. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    for (let ending: Ending | undefined; ; ending = await Promise.race([this.#more(), this.ended])) {
      const match = pattern.exec(this.stdout);
      if (match) return match;
      if (ending) throw new Error(`It ended without ${pattern}: ${this.stdout}${this.stderr}`);
    }
  }

  /** Resolves with its address once it listens: the first one that it writes. */
  async listens(): Promise<URL> {
    return new URL((await this.says(/http:\/\/[\w.]+:\d+/))[0]);
  }

  /** Sends it a signal, by default one that ends it at once, and resolves with its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    this.child.kill(signal);
    return (await this.ended).code;
  }

  /** Resolves when it may have written more. */
  async #more(): Promise<undefined> {
    await (this.child.stdout ? once(this.child.stdout, 'data') : setTimeout(POLL_MS));
  }
}
