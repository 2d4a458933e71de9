import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** The README, what is promised about security, and everything under `docs`, as paths from the project's folder. */
export const DOCUMENTS: readonly string[] = [
  'README.md',
  'SECURITY.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }).sort(),
];

/** Folders of the workspace's packages. */
export const PACKAGES: readonly string[] = globSync('{apps,packages}/*', { cwd: ROOT });

const COMMAND = /^(?:[A-Z_]+=\S* )*(?:npx|npm|pnpm|node|docker|git|curl|cp|python3?) \S/;

/** A file's text. */
export function readText(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** A document without its fenced blocks. */
export function proseOf(file: string): string {
  return readText(file).replace(/^```.*\n[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, ''));
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
