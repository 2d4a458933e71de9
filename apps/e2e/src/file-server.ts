import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type OpenServer, openServer } from './open-server.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a folder below a path, as hosts of static files do: no headers but the type, and no methods but GET. */
export function serveFiles(folder: string, path: string): Promise<OpenServer> {
  return openServer(async ({ method, url = '' }, answer) => {
    const [asked = ''] = url.split('?');
    const name = asked === path ? 'index.html' : asked.slice(path.length);
    const isBelow = asked.startsWith(path) && !name.includes('..');
    const content = isBelow && (await readFile(join(folder, name)).catch(() => undefined));
    if (method !== 'GET') answer.writeHead(405).end();
    else if (!content) answer.writeHead(404).end();
    else answer.writeHead(200, { 'Content-Type': TYPES[extname(name)] }).end(content);
  });
}
