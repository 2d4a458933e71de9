import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Folder of the project. */
export const ROOT = join(import.meta.dirname, '../../..');

/** A piece of a document that a reader may copy: a fenced block, or a command in a sentence. */
export interface Example {
  /** File and line, such as `README.md:20`. */
  readonly place: string;
  readonly file: string;
  /** The language that its fence names; `sh` for a command in a sentence. */
  readonly language: string;
  readonly text: string;
}

/** Every page in the project's folder and under `docs`, as paths from that folder. */
export const DOCUMENTS: readonly string[] = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).sort();

/** Folders of the workspace's packages. */
export const PACKAGES: readonly string[] = globSync('{apps,packages}/*', { cwd: ROOT });

const COMMAND =
  /^(?:[A-Z_]+=\S* )*(?:npx|npm|pnpm|node|docker|kubectl|git|systemctl|journalctl|curl|cp|python3?) \S/;

/** A file's text. */
export function readText(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** A document without its fenced blocks. */
export function proseOf(file: string): string {
  return readText(file).replace(/^```.*\n[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, ''));
}

/** The anchors of a document's headings, as GitHub and others make them: `How it is built` has `how-it-is-built`. */
export function anchorsOf(file: string): string[] {
  const counts = new Map<string, number>();
  return [...proseOf(file).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** Every example of a document. */
export function examplesOf(file: string): Example[] {
  const text = readText(file);
  const blocks = [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: language = '', 2: block = '' }) => example(file, text, index, language, block),
  );
  const prose = proseOf(file);
  const commands = [...prose.matchAll(/`([^`\n]+)`/g)]
    .filter(([, code = '']) => COMMAND.test(code))
    .map(({ index, 1: code = '' }) => example(file, prose, index, 'sh', code));
  return [...blocks, ...commands];
}

function example(file: string, whole: string, index: number, language: string, text: string): Example {
  const line = whole.slice(0, index).split('\n').length;
  return { place: `${file}:${line}`, file, language, text };
}

/** The names of all settings. */
export const VARIABLES: readonly string[] = [...readText('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
);

/** The names of all source files, so that a document may name one without its folder. */
export const SOURCE_NAMES: ReadonlySet<string> = new Set(
  globSync('{apps,packages,scripts}/**/*.{ts,tsx,cjs,css}', {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/dist'],
  }).map((path) => basename(path)),
);
