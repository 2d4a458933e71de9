import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The folders of this workspace that a package needs, its own among them, those for its tests as well. */
function foldersOf(folder: string, known = new Set<string>()): Set<string> {
  if (known.has(folder)) return known;
  known.add(folder);
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    if (name.startsWith('@spatula/')) foldersOf(name.replace('@spatula/', 'packages/'), known);
  }
  return known;
}

it('the image installs with the package file of every package that API and page are made of', () => {
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder]) => folder);
  const needed = foldersOf('apps/web', foldersOf('apps/api'));
  expect(copied.sort()).toEqual([...needed].sort());
});
