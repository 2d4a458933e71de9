import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pack } from '../src/cookbook/pack.ts';
import { readRecipeFile } from '../src/cookbook/read-recipe-file.ts';
import type { Recipe } from '../src/cookbook/recipe.ts';

/*
 * Compiles the cookbook into one module that runs anywhere. It prints every mistake with its file and line, and writes nothing when there
 * is one.
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
  // JavaScript engines read a JSON string faster than an object literal of this size.
  writeFileSync(
    new URL('cookbook.js', DIST),
    `export const COOKBOOK = JSON.parse(${JSON.stringify(JSON.stringify(pack(recipes)))});\n`,
  );
  writeFileSync(
    new URL('cookbook.d.ts', DIST),
    "import type { PackedCookbook } from '../src/cookbook/pack.ts';\n\nexport declare const COOKBOOK: PackedCookbook;\n",
  );
}
