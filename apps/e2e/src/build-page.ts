import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

/**
 * Builds the page with settings of its own.
 *
 * @param folder - receives the built page; its old content is removed
 * @param env - the `VITE_` variables
 */
export async function buildPage(folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  const vite = `${WEB}node_modules/vite/bin/vite.js`;
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, args, { cwd: WEB, env });
}
