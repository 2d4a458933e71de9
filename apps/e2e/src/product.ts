import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { UNSET_SETTINGS } from '@spatula/api/testing/setting-lists';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const START_TIMEOUT_MS = 10_000;

/** The built product, running. */
export interface Product {
  /** Origin of the page, as the server printed it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the built server, which serves the built page, on a free port. */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const child = spawn(process.execPath, ['apps/api/dist/server.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...UNSET_SETTINGS,
      PORT: '0',
      WEB_ROOT: 'apps/web/dist',
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output}`));
    const limit = setTimeout(fail, START_TIMEOUT_MS, 'printed no address in time');
    child.once('exit', (code) => fail(`ended with ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const address = /http:\/\/localhost:\d+/.exec(output);
        if (!address) return;
        clearTimeout(limit);
        resolve(address[0]);
      });
    }
  }).catch(async (error: unknown) => {
    await stop(child);
    throw error;
  });
  return { url, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
