import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** Written by the page's build beside the page: the policy that fits its scripts and styles. */
const POLICY_FILE = 'content-security-policy.txt';
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Serves the built page: hashed files are kept for a year, the rest is asked for anew each time. Compressed
 * files that lie beside the originals are sent to those who understand them.
 *
 * @param root - folder of the built page
 */
export function webRoot(root: string): RequestHandler {
  const policy = readFileSync(join(root, POLICY_FILE), 'utf8').trim();
  const router = Router();
  router.get(`/${POLICY_FILE}`, (_req, _res, next) => next('router'));
  router.use(
    expressStaticGzip(root, {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: 'index.html',
      serveStatic: {
        dotfiles: 'ignore',
        redirect: false,
        setHeaders(res, path) {
          const hashed = path.startsWith(join(root, 'assets'));
          res.setHeader('Cache-Control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
          if (/\.html(?:\.br|\.gz)?$/.test(path)) res.setHeader('Content-Security-Policy', policy);
        },
      },
    }),
  );
  return router;
}
