import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PageSettings } from '../src/page-settings.ts';

interface Inlined {
  /** Text of each inline script of the page. */
  scripts: readonly string[];
  /** Text of each style element of the page, including those that its scripts add. */
  styles: readonly string[];
}

/** The value of the Content-Security-Policy header for the page. */
export function contentPolicy({ scripts, styles }: Inlined, settings: PageSettings): string {
  const hosts = [settings.apiUrl, settings.animationUrl].flatMap((url) => (url ? new URL(url).origin : []));
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", ...styles.map(hashSource)],
    'connect-src': ["'self'", ...new Set(hosts)],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The page with its policy in itself, for hosts that send no headers of ours. */
export function withPolicy(html: string, policy: string): string {
  // Browsers ignore that directive there, and complain.
  const inPage = policy.replace(/; frame-ancestors [^;]+/, '');
  return html.replace(
    /<meta charset="[^>]+>/,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${inPage}">`,
  );
}

/**
 * The style that the Lottie player adds to the page when it is imported. It is first appended empty, which the
 * policy must allow as well.
 *
 * @throws Error when the player's file has another form than known: then look where it keeps the style now
 */
export function lottiePlayerStyles(): string[] {
  const file = createRequire(import.meta.url).resolve('@lottiefiles/react-lottie-player');
  const literal = /\bcss_248z\s*=\s*("(?:[^"\\]|\\.)*")/.exec(readFileSync(file, 'utf8'))?.[1];
  if (literal === undefined)
    throw new Error(`No style was found in ${file}, so the content policy cannot allow it`);
  const style: unknown = JSON.parse(literal);
  return ['', String(style)];
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
