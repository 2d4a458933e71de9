import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pack } from '../src/cookbook/pack.ts';
import { readRecipeFile } from '../src/cookbook/read-recipe-file.ts';
import type { Recipe } from '../src/cookbook/recipe.ts';
import { packSigns } from '../src/cookbook/title-signs.ts';
import { titleWords } from '../src/cookbook/title-words.ts';
import { COOKBOOK_FOLDER, recipeFiles } from './recipe-files.ts';

/*
 * Compiles the cookbook into two modules that run anywhere: all recipes, and those that a browser carries. It prints every mistake with its
 * file and line, and writes nothing when there is one.
 */

const DIST = new URL('../dist/', import.meta.url);
const SIGNS = readFileSync(new URL('../title-signs.txt', import.meta.url), 'utf8');
/** Weaker signs than this are left out of the pocket edition. */
const LEAST_SIGN_IN_POCKET = 1.6;
const TYPES = `import type { PackedCookbook } from '../src/cookbook/pack.ts';
import type { TitleSigns } from '../src/cookbook/title-signs.ts';

export declare const COOKBOOK: PackedCookbook;
export declare const SIGNS: TitleSigns;
`;

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
  writeModule('cookbook', recipes, 0);
  writeModule('pocket-cookbook', pocket, LEAST_SIGN_IN_POCKET);
}

function writeModule(name: string, some: readonly Recipe[], leastSign: number): void {
  const words = some.flatMap(({ title, also }) => [title, ...also].flatMap(titleWords));
  const signs = packSigns(SIGNS, new Set(words), leastSign);
  writeFileSync(
    new URL(`${name}.js`, DIST),
    `export const COOKBOOK = ${jsonModule(pack(some))};\nexport const SIGNS = ${jsonModule(signs)};\n`,
  );
  writeFileSync(new URL(`${name}.d.ts`, DIST), TYPES);
}

/** JavaScript engines read a JSON string faster than an object literal of this size. */
function jsonModule(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
