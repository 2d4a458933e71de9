import type { Example } from './read-documents.ts';

/** How an example is tested. */
export type Kind =
  /** Run unchanged, against a server. */
  | 'run'
  /** Run unchanged: it starts the server on which the other examples run. */
  | 'starts the server'
  /** Run unchanged: it generates a client, or is compiled and run with one. */
  | 'generated client'
  /** Run with stand-ins for programs that need Docker, Git or minutes. The calls of the stand-ins are checked. */
  | 'looked up'
  /** Read as the server reads its settings. */
  | 'settings'
  /** Queries for Prometheus: a running server has the metrics that they name. */
  | 'queries'
  /** Built with `kubectl kustomize`, or checked by `deploy/kubernetes.test.ts`. */
  | 'manifests'
  /** Rules for the proxy: `sign-in.ops.ts` of `apps/e2e` runs a proxy with them. */
  | 'proxy'
  /** Added to what the built-in chef knows and cooked, by `pantry-guide.test.ts` there. */
  | 'pantry'
  /** A recipe and its JSON-LD. The test makes the JSON-LD from the recipe. */
  | 'formats'
  /** Nothing to run: a drawing, a formula, the output of a program. */
  | 'shown';

/** How an example is tested; undefined for an example of an unknown kind. */
export function sortExample({ file, language, text }: Example): Kind | undefined {
  if (file === 'docs/generated-clients.md') {
    return language === 'ts' || language === 'sh' ? 'generated client' : undefined;
  }
  if (language === 'js' || language === 'python') return 'run';
  if (language === 'dotenv') return 'settings';
  if (language === 'promql') return 'queries';
  if (language === 'text') return 'shown';
  if (language === 'yaml') return 'manifests';
  if (language === 'caddyfile') return 'proxy';
  if (file === 'docs/pantry.md' && /^\{ name: 'salsify'|^title: Salsify/m.test(text)) return 'pantry';
  if (file === 'docs/formats.md' && (language === 'md' || language === 'json')) return 'formats';
  if (language !== 'sh') return undefined;
  if (/^curl /m.test(text)) return 'run';
  return /^WEB_ROOT=\S+ node /m.test(text) ? 'starts the server' : 'looked up';
}
