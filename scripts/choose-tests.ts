import { globSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** Test files, as paths from the root with `/` between their folders. */
export interface ChosenTests {
  /** For Vitest. */
  readonly units: readonly string[];
  /** For Playwright. */
  readonly specs: readonly string[];
}

/**
 * The test files below a folder whose path has one of the given parts; without parts, all of them.
 *
 * @param root - folder of the project
 * @param folder - where the command was given: the root or the folder of a package
 * @param parts - parts of paths, as seen from the root, or absolute paths
 */
export function chooseTests(root: string, folder: string, parts: readonly string[]): ChosenTests {
  const scope = slashed(relative(root, folder));
  const wanted = parts.map((part) =>
    slashed(part)
      .replace(`${slashed(root)}/`, '')
      .replace(/^\.\//, ''),
  );
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules'] })
      .map(slashed)
      .filter((path) => scope === '' || path.startsWith(`${scope}/`))
      .filter((path) => wanted.length === 0 || wanted.some((part) => path.includes(part)))
      .sort();
  return {
    units: find('{scripts,apps,packages}/**/*.test.{ts,tsx}'),
    specs: find('apps/e2e/specs/**/*.spec.ts'),
  };
}

function slashed(path: string): string {
  return path.replaceAll(sep, '/');
}
