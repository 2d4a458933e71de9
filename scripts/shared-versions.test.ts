import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** The generators of clients work with this compiler only. */
const EXCEPTIONS = ['apps/examples/package.json typescript'];

const dependencies = globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: ROOT }).flatMap(
  (path) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
    return Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([name]) => !name.startsWith('@spatula/'))
      .map(([name, version]) => ({ place: `${path} ${name}`, name, version }));
  },
);

it('the version of a dependency that several packages share stands in the catalog only', () => {
  const stated = dependencies.filter(({ version }) => version !== 'catalog:');
  const shared = stated.filter(({ name, place }) =>
    dependencies.some((other) => other.name === name && other.place !== place),
  );
  expect(dependencies.length).toBeGreaterThan(stated.length);
  expect(shared.map(({ place }) => place)).toEqual(EXCEPTIONS);
});
