import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRecipe } from './read-recipe.ts';
import { FORTY_RECIPES } from './testing/forty-recipes.ts';
import { pageOf } from './testing/page-of.ts';
import { toHtml } from './to-html.ts';
import { jsonLdText } from './to-json-ld.ts';

/** Debian's own Python: only this one finds Debian's packages. */
const PYTHON = '/usr/bin/python3';
const PACKAGE = 'python3-recipe-scrapers';

/** The fields that recipe_scrapers finds in each page. */
function scrapeAll(pages: readonly string[]): unknown[] {
  const installed = spawnSync(PYTHON, ['-c', 'import recipe_scrapers']);
  if (installed.status !== 0) throw new Error(`Install ${PACKAGE}: apt-get install --yes ${PACKAGE}`);
  const { stdout, stderr, status } = spawnSync(PYTHON, [join(import.meta.dirname, 'testing/scrape.py')], {
    input: JSON.stringify(pages),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const recipes = FORTY_RECIPES.map(({ name, markdown, model }) => {
  const recipe = readRecipe(markdown);
  if (!recipe) throw new Error(`${name} was not read as a recipe.`);
  return { name, model, recipe };
});
const fromFiles = scrapeAll(recipes.map(({ recipe, model }) => toHtml(recipe, { model })));
const fromJsonLd = scrapeAll(recipes.map(({ recipe, model }) => pageOf(jsonLdText(recipe, { model }))));

it.each(recipes.map((recipe, at) => ({ ...recipe, at })))(
  'recipe_scrapers, the library of Mealie, Tandoor and KitchenOwl, finds the title, ingredients and steps in the file and in the JSON-LD: $name',
  ({ at, recipe, model }) => {
    const due = {
      title: recipe.title ?? 'Recipe',
      ingredients: recipe.ingredients.flatMap(({ lines }) => lines.map(({ text }) => text)),
      steps: recipe.steps.map(({ text }) => text),
      author: model,
    };
    expect(fromFiles[at]).toEqual(due);
    expect(fromJsonLd[at]).toEqual(due);
  },
);
