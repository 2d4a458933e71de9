import { getScraper } from 'recipe-scrapers';
import { expect, it } from 'vitest';
import { readRecipe } from './read-recipe.ts';
import { FORTY_RECIPES } from './testing/forty-recipes.ts';
import { pageOf } from './testing/page-of.ts';
import { toHtml } from './to-html.ts';
import { jsonLdText } from './to-json-ld.ts';

const PAGE = 'https://recipes.example/';
const Scraper = getScraper(PAGE, { wildMode: true });

/** The fields that a recipe manager would keep of a page. They are asked for one by one, since for all at once the library demands a picture. */
async function scrape(html: string) {
  const page = new Scraper(html, PAGE);
  const valuesOf = (groups: { items: { value: string }[] }[]) =>
    groups.flatMap(({ items }) => items.map(({ value }) => value));
  return {
    title: await page.extract('title'),
    ingredients: valuesOf(await page.extract('ingredients')),
    steps: valuesOf(await page.extract('instructions')),
    author: await page.extract('author'),
    minutes: await page.extract('totalTime'),
  };
}

it('forty different recipes are tried: twenty of the built-in chef, and twenty as language models write them', () => {
  const builtIn = FORTY_RECIPES.filter(({ model }) => model === 'pantry');
  expect([builtIn.length, FORTY_RECIPES.length]).toEqual([20, 40]);
  expect(new Set(FORTY_RECIPES.map(({ markdown }) => markdown)).size).toBe(40);
});

it.each(FORTY_RECIPES)(
  'the library recipe-scrapers finds the title, ingredients and steps of the recipe in the file and in the JSON-LD: $name',
  async ({ markdown, model }) => {
    const recipe = readRecipe(markdown);
    if (!recipe) throw new Error('It was not read as a recipe.');
    const due = {
      title: recipe.title ?? 'Recipe',
      ingredients: recipe.ingredients.flatMap(({ lines }) => lines.map(({ text }) => text)),
      steps: recipe.steps.map(({ text }) => text),
      author: model,
      minutes: recipe.minutes?.total ?? null,
    };
    expect(await scrape(toHtml(recipe, { model }))).toEqual(due);
    expect(await scrape(pageOf(jsonLdText(recipe, { model })))).toEqual(due);
  },
);
