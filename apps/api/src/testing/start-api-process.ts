import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { ServerProcess } from './server-process.ts';
import { UNSET_SETTINGS } from './setting-lists.ts';

/** How to start the API. */
export interface ApiProcessOptions {
  env?: Record<string, string>;
  /** Default: the source of this package, with every setting unset that `env` does not set. */
  file?: string;
  /** Where the command is given. Default: the root of the file system, where no `.env` is. */
  cwd?: string;
  /** For Node, before the file. */
  flags?: string[];
}

/** Compiling the source anew is most of what a start costs. */
const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'spatula-compile-cache') };
const SOURCE = fileURLToPath(new URL('../server.ts', import.meta.url));

/** Starts the API in a process of its own, for as long as the test runs that calls this. */
export function startApiProcess({
  env = {},
  file = SOURCE,
  cwd = '/',
  flags = [],
}: ApiProcessOptions = {}): ServerProcess {
  const server = new ServerProcess({
    args: [...flags, file],
    env: file === SOURCE ? { ...UNSET_SETTINGS, ...COMPILED, PORT: '0', ...env } : env,
    cwd,
  });
  onTestFinished(async () => void (await server.stop()));
  return server;
}
