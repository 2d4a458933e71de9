import type { Example } from './read-documents.ts';

/** How an example is tested. */
export type Kind =
  /** Run as it stands, against a server. */
  | 'run'
  /** Run as it stands: it starts the server that the others are run against. */
  | 'starts the server'
  /** Run as it stands: it generates a client, or is compiled and run with one. */
  | 'generated client'
  /** Run with stand-ins for what needs Docker, Git or minutes; what these are asked for is looked up. */
  | 'looked up'
  /** Read as the server reads its settings. */
  | 'settings'
  /** Queries for Prometheus: a running server has the metrics that they name. */
  | 'queries'
  /** Added to what the built-in chef knows and cooked, by `pantry-guide.test.ts` there. */
  | 'pantry'
  /** A recipe and its JSON-LD: the one is made of the other. */
  | 'formats'
  /** Nothing to run: a drawing, a formula, the output of a program. */
  | 'shown';

/** Says how an example is tested; undefined for one that nobody foresaw. */
export function sortExample({ file, language, text }: Example): Kind | undefined {
  if (file === 'docs/generated-clients.md') {
    return language === 'ts' || language === 'sh' ? 'generated client' : undefined;
  }
  if (language === 'js' || language === 'python') return 'run';
  if (language === 'dotenv') return 'settings';
  if (language === 'promql') return 'queries';
  if (language === 'text') return 'shown';
  if (file === 'docs/pantry.md' && /^\{ name: 'salsify'|^title: Salsify/m.test(text)) return 'pantry';
  if (file === 'docs/formats.md' && (language === 'md' || language === 'json')) return 'formats';
  if (language !== 'sh') return undefined;
  if (/^curl /m.test(text)) return 'run';
  return /^WEB_ROOT=\S+ node /m.test(text) ? 'starts the server' : 'looked up';
}
