import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { UNSET_SETTINGS } from './testing/setting-lists.ts';

/** The server as a process of its own, as it is started in earnest. */
export interface TestProcess {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** All that it wrote so far. */
  readonly stdout: string;
  readonly stderr: string;
  /** Resolves with the first match in what it writes to stdout; rejects when it ends before that. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with its address once it listens. */
  listens(): Promise<URL>;
  /** Resolves when it has ended. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** What to start and how. */
export interface ProcessOptions {
  env?: Record<string, string>;
  /** Default: the source of this package. */
  file?: string;
  /** Where the command is given. Default: the file system's root, where no `.env` is. */
  cwd?: string;
  /** For Node, before the file. */
  flags?: string[];
}

const SOURCE = fileURLToPath(new URL('./server.ts', import.meta.url));

/** Starts the server for as long as the test runs that calls it. */
export function startProcess({
  env = {},
  file = SOURCE,
  cwd = '/',
  flags = [],
}: ProcessOptions = {}): TestProcess {
  const child = spawn(process.execPath, [...flags, file], {
    cwd,
    env: file === SOURCE ? { ...UNSET_SETTINGS, PORT: '0', ...env } : env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const written = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    written.stdout += data;
  });
  child.stderr.on('data', (data) => {
    written.stderr += data;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const says = async (pattern: RegExp) => {
    for (;;) {
      const match = pattern.exec(written.stdout);
      if (match) return match;
      const over = await Promise.race([once(child.stdout, 'data'), ended]);
      if ('code' in over) throw new Error(`It ended without ${pattern}: ${written.stdout}${written.stderr}`);
    }
  };
  return {
    child,
    says,
    ended,
    get stdout() {
      return written.stdout;
    },
    get stderr() {
      return written.stderr;
    },
    listens: async () => new URL((await says(/http:\/\/localhost:\d+/))[0]),
  };
}
