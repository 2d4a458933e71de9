import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import type { PageSettings } from '../src/page-settings.ts';

const SOURCES = new URL('../service-worker/', import.meta.url);
/** The code of the built-in chef: large, and needed by few visits to a page that has an API. */
const CHEF = /^assets\/cook-by-rules-/;

/**
 * Writes the worker that keeps the page beside the built page, and the one that a server sends in its place to have it
 * removed. The page's files must be as they are served.
 */
export async function writeServiceWorkers(dist: string, { apiUrl }: PageSettings): Promise<void> {
  const names = (await readdir(join(dist, 'assets'))).toSorted();
  const paths = names.map((name) => `assets/${name}`);
  const integrity = async (path: string) => {
    const digest = createHash('sha256').update(await readFile(join(dist, path)));
    return `sha256-${digest.digest('base64')}`;
  };
  const hashes = await Promise.all(paths.map(async (path) => [path, await integrity(path)]));
  const files = { page: await integrity('index.html'), parts: Object.fromEntries(hashes) };
  const version = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 12);
  const build = { version, ...files, late: paths.filter((path) => apiUrl !== null && CHEF.test(path)) };
  const keepPage = `const BUILD = ${JSON.stringify(build)};\n${await scriptOf('keep-page.ts')}`;
  await writeFile(join(dist, 'service-worker.js'), keepPage);
  await writeFile(join(dist, 'service-worker-off.js'), await scriptOf('remove-itself.ts'));
}

/** A source as a classic script: Firefox got module workers late. */
async function scriptOf(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(new URL(file, SOURCES), 'utf8'), file);
  return code.replace(/^export \{\};\n?/m, '');
}
