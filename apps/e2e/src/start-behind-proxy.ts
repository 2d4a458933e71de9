import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@spatula/api/testing/free-port';
import { ROOT } from '@spatula/api/testing/server-process';
import { onTestFinished, vi } from 'vitest';
import { startProduct } from './product.ts';

/**
 * Starts the product and Debian's Caddy before it, with the rules of the stack, for as long as the test runs that calls this.
 *
 * @param settings - of the product
 * @param siteRules - further rules for the site, before those of the stack
 * @returns the origin of the proxy
 */
export async function startBehindProxy(
  settings: Readonly<Record<string, string>>,
  siteRules = '',
): Promise<string> {
  const product = await startProduct({ ...settings, TRUST_PROXY: '1' });
  onTestFinished(() => product.stop());
  const folder = mkdtempSync(join(tmpdir(), 'spatula-caddy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = '{$SITE_ADDRESS} {\n';
  const rules = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8')
    .replace(site, `${site}${siteRules}`)
    // Docker gives the replicas their name; here there is one, on a port of this machine.
    .replace('api:3000', new URL(product.url).host);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, rules);
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = { HOME: folder, SITE_ADDRESS: url, BASE_PATH: settings.BASE_PATH ?? '/' };
  const caddy = spawn('/usr/bin/caddy', ['run', '--config', file], { env, stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(caddy, 'close');
    caddy.kill('SIGKILL');
    await ended;
  });
  await vi.waitFor(() => fetch(url, { redirect: 'manual' }), { timeout: 60_000 });
  return url;
}
