import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UNSET_SETTINGS } from '@spatula/api/testing/setting-lists';
import { examplesOf, ROOT } from './read-documents.ts';
import { startShell } from './run-shell.ts';
import { sortExample } from './sort-example.ts';

/** The server, started as the README says. */
export interface Product {
  /** Origin, without a slash at the end. */
  readonly url: string;
  stop(): void;
}

/** Starts the built server with the README's own command, on a free port and without settings of this machine. */
export async function startProduct(): Promise<Product> {
  for (const built of ['apps/api/dist/server.js', 'apps/web/dist/index.html']) {
    if (!existsSync(join(ROOT, built))) throw new Error('Build the product first: pnpm build');
  }
  const [example] = examplesOf('README.md').filter((one) => sortExample(one) === 'starts the server');
  const command = example?.text.split('\n').find((line) => line.startsWith('WEB_ROOT='));
  if (!command) throw new Error('The README does not say how to start the server.');
  const env = { ...UNSET_SETTINGS, PORT: '0', RATE_LIMIT_PER_MINUTE: '0' };
  const child = startShell(`exec env ${command}`, { cwd: ROOT, env });
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += data;
      const [url] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (url) resolve(url);
    });
  }
  child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  return { url: await promise, stop: () => void child.kill('SIGKILL') };
}
