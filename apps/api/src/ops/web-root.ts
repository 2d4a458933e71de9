import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { allowOnly } from './allow-only.ts';

/** Written by the page's build beside the page: the policy that fits its scripts and styles. */
const POLICY_FILE = '/content-security-policy.txt';
/** For a page whose build wrote none. */
const STRICT_POLICY = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";
/** Where the build puts files whose names change with their content. */
const HASHED_FOLDER = '/assets/';
const YEAR_S = 365 * 24 * 60 * 60;
/** Compressed forms that may lie beside a file, the smallest first. */
const FORMS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

/**
 * Serves the built page: the files that were there at the start, and nothing else that a path may lead to.
 * Hashed files are kept for a year, the rest is asked for anew each time.
 *
 * @param folder - where the built page is
 */
export function webRoot(folder: string): RequestHandler {
  const root = resolve(folder);
  const files = tagFiles(root);
  const policy = files.has(POLICY_FILE)
    ? readFileSync(join(root, POLICY_FILE), 'utf8').trim()
    : STRICT_POLICY;
  const readOnly = allowOnly('GET', 'HEAD');

  return (req, res, next) => {
    const path = decodeURIComponent(req.path);
    const file = path === '/' ? '/index.html' : path;
    if (!files.has(file) || !isPublic(file)) return next();
    res.locals.route = 'page';
    if (req.method !== 'GET' && req.method !== 'HEAD') return readOnly(req, res, next);
    const forms = FORMS.filter(({ extension }) => files.has(file + extension));
    const form = forms.find(({ encoding }) => req.acceptsEncodings(encoding));
    const name = file + (form?.extension ?? '');
    if (forms.length > 0) res.vary('Accept-Encoding');
    // These would lead to 412, which the API does not know; for reading they have no use.
    delete req.headers['if-match'];
    delete req.headers['if-unmodified-since'];
    res.type(extname(file));
    const headers = {
      'Cache-Control': file.startsWith(HASHED_FOLDER) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
      ETag: files.get(name),
      ...(form && { 'Content-Encoding': form.encoding }),
      ...(file.endsWith('.html') && {
        'Content-Security-Policy': req.secure ? `${policy}; upgrade-insecure-requests` : policy,
      }),
    };
    res.sendFile(
      name,
      { root, headers, cacheControl: false, lastModified: false, acceptRanges: false },
      (error) => {
        if (error && !res.headersSent) next('code' in error && error.code === 'ENOENT' ? undefined : error);
      },
    );
  };
}

/** Every file below a folder, as the path of an address, with a tag that changes with its content. */
function tagFiles(root: string): Map<string, string> {
  const tags = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, string] => {
      const file = join(entry.parentPath, entry.name);
      const digest = createHash('sha256').update(readFileSync(file)).digest('base64url');
      return [`/${relative(root, file).split(sep).join('/')}`, `"${digest.slice(0, 22)}"`];
    });
  return new Map(tags);
}

function isPublic(file: string): boolean {
  const compressed = FORMS.some(({ extension }) => file.endsWith(extension));
  return !compressed && !file.startsWith(POLICY_FILE) && !file.includes('/.');
}
