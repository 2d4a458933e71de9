import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { allowOnly } from '../http/allow-only.ts';

/** Written by the page's build beside the page: the policy that fits its scripts and styles. */
const POLICY_FILE = '/content-security-policy.txt';
/** The policy of a page whose build wrote none. */
const STRICT_POLICY = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";
/** The page's service worker, and beside it the one that has browsers remove it. */
const WORKER = '/service-worker';
/** Where the build puts files whose names change with their content. */
const HASHED_FOLDER = '/assets/';
const YEAR_S = 365 * 24 * 60 * 60;
/** Compressed forms that may lie beside a file, the smallest first. */
const FORMS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

/** A file of the page. */
interface PageFile {
  content: Buffer;
  /** Changes with its content. */
  tag: string;
}

/**
 * Serves the built page: the files that were there at the start, and nothing else that a path may lead to. They are
 * sent from memory, so that no answer, however long it waits, holds a file open.
 * Browsers keep hashed files for a year and ask for the rest anew each time.
 *
 * @param folder - where the built page is
 * @param offline - whether browsers may keep the page for visits without a network
 */
export function webRoot(folder: string, { offline = true }: { offline?: boolean } = {}): RequestHandler {
  const files = readFiles(resolve(folder));
  const policy = files.get(POLICY_FILE)?.content.toString().trim() ?? STRICT_POLICY;
  const readOnly = allowOnly('GET', 'HEAD');
  function fileOf(path: string): string {
    if (path === '/') return '/index.html';
    return path === `${WORKER}.js` && !offline ? `${WORKER}-off.js` : path;
  }

  return (req, res, next) => {
    const path = decodeURIComponent(req.path);
    const name = fileOf(path);
    const plain = files.get(name);
    if (!plain || !isPublic(name)) return next();
    res.locals.isPage = true;
    if (req.method !== 'GET' && req.method !== 'HEAD') return readOnly(req, res, next);
    const forms = FORMS.filter(({ extension }) => files.has(name + extension));
    const form = forms.find(({ encoding }) => req.acceptsEncodings(encoding));
    if (forms.length > 0) res.vary('Accept-Encoding');
    if (form) res.set('Content-Encoding', form.encoding);
    const { content, tag } = (form && files.get(name + form.extension)) ?? plain;
    res.type(extname(name)).set({
      'Cache-Control': name.startsWith(HASHED_FOLDER) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
      ETag: tag,
    });
    // The worker fetches what the page may fetch.
    if (name.endsWith('.html') || name.startsWith(WORKER)) {
      res.set('Content-Security-Policy', req.secure ? `${policy}; upgrade-insecure-requests` : policy);
    }
    res.send(content);
  };
}

/** Every file below a folder, by the path of its address. */
function readFiles(root: string): Map<string, PageFile> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, PageFile] => {
      const file = join(entry.parentPath, entry.name);
      const content = readFileSync(file);
      const digest = createHash('sha256').update(content).digest('base64url');
      return [`/${relative(root, file).split(sep).join('/')}`, { content, tag: `"${digest.slice(0, 22)}"` }];
    });
  return new Map(files);
}

function isPublic(file: string): boolean {
  const compressed = FORMS.some(({ extension }) => file.endsWith(extension));
  return !compressed && !file.startsWith(POLICY_FILE) && !file.includes('/.');
}
