import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pack } from '../src/cookbook/pack.ts';
import { readRecipeFile } from '../src/cookbook/read-recipe-file.ts';
import type { Recipe } from '../src/cookbook/recipe.ts';

/*
 * Compiles the cookbook into one module that runs anywhere. Every mistake in a file is told with its line, and then nothing is
 * written.
 */
const FOLDER = new URL('../cookbook/', import.meta.url);
const DIST = new URL('../dist/', import.meta.url);

const recipes: Recipe[] = [];
for (const name of readdirSync(FOLDER).sort()) {
  const file = readRecipeFile(readFileSync(new URL(name, FOLDER), 'utf8'));
  if ('recipe' in file) recipes.push(file.recipe);
  else for (const { line, message } of file.mistakes) complain(`cookbook/${name}:${line} ${message}`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}

if (process.exitCode === undefined) {
  mkdirSync(DIST, { recursive: true });
  // A string that is parsed starts faster than an object of this size.
  writeFileSync(
    new URL('cookbook.js', DIST),
    `export const COOKBOOK = JSON.parse(${JSON.stringify(JSON.stringify(pack(recipes)))});\n`,
  );
  writeFileSync(
    new URL('cookbook.d.ts', DIST),
    "import type { PackedCookbook } from '../src/cookbook/pack.ts';\n\nexport declare const COOKBOOK: PackedCookbook;\n",
  );
}
