import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const SRC = import.meta.dirname;
/** The rooms of this package, the highest first. Files beside the rooms stand where their name says. */
const ORDER = [
  ['bundle'],
  ['server'],
  ['app'],
  ['recipe', 'page', 'api-docs'],
  ['http'],
  ['chefs'],
  ['process'],
  ['problem-error', 'config'],
  ['setting-rules'],
];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && roomOf(file) !== 'testing',
);

function roomOf(file: string): string {
  return file.replace(/[/\\.].*/, '');
}

/** The other rooms that a file imports from. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const paths = [...text.matchAll(/(?:from|import\(|import) ?'(\.{1,2}\/[^']+)'/g)].map(
    ([, path = '']) => path,
  );
  const rooms = paths.map((path) => roomOf(relative(SRC, join(SRC, dirname(file), path))));
  return rooms.filter((room) => room !== roomOf(file));
}

it.each(files)(
  '%s imports from its own room and from lower ones only, and never what only tests use',
  (file) => {
    const own = ORDER.findIndex((rooms) => rooms.includes(roomOf(file)));
    const lower = ORDER.slice(own + 1).flat();
    expect(own).toBeGreaterThanOrEqual(0);
    expect(importsOf(file).filter((room) => !lower.includes(room))).toEqual([]);
  },
);
