import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pack } from '../src/cookbook/pack.ts';
import { readRecipeFile } from '../src/cookbook/read-recipe-file.ts';
import type { Recipe } from '../src/cookbook/recipe.ts';
import { COOKBOOK_FOLDER, recipeFiles } from './recipe-files.ts';

/*
 * Compiles the cookbook into two modules that run anywhere: all recipes, and those that a browser carries. It prints every mistake with its
 * file and line, and writes nothing when there is one.
 */

const DIST = new URL('../dist/', import.meta.url);

const recipes: Recipe[] = [];
const pocket: Recipe[] = [];
for (const name of recipeFiles()) {
  const file = readRecipeFile(readFileSync(new URL(name, COOKBOOK_FOLDER), 'utf8'));
  if ('recipe' in file) {
    recipes.push(file.recipe);
    if (file.isPocket) pocket.push(file.recipe);
  } else for (const { line, message } of file.mistakes) complain(`cookbook/${name}:${line} ${message}`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}

if (process.exitCode === undefined) {
  mkdirSync(DIST, { recursive: true });
  writeModule('cookbook', recipes);
  writeModule('pocket-cookbook', pocket);
}

function writeModule(name: string, some: readonly Recipe[]): void {
  // JavaScript engines read a JSON string faster than an object literal of this size.
  writeFileSync(
    new URL(`${name}.js`, DIST),
    `export const COOKBOOK = JSON.parse(${JSON.stringify(JSON.stringify(pack(some)))});\n`,
  );
  writeFileSync(
    new URL(`${name}.d.ts`, DIST),
    "import type { PackedCookbook } from '../src/cookbook/pack.ts';\n\nexport declare const COOKBOOK: PackedCookbook;\n",
  );
}
