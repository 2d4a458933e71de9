import { load } from 'cheerio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Recipe } from './recipe.ts';
import { anyRecipe } from './testing/any-recipe.ts';
import { toHtml } from './to-html.ts';
import { toJsonLd } from './to-json-ld.ts';

const PLACE = { start: 0, end: 1 };
const about = { model: 'test/model' };

function step(text: string, heading?: string) {
  return { text, ...(heading !== undefined && { heading }), durations: [], temperatures: [], place: PLACE };
}

const SOUP: Recipe = {
  title: 'Leek soup',
  servings: { from: 4, place: PLACE },
  minutes: { prep: 10, cook: 45, active: 15, total: 65 },
  ingredients: [
    { lines: [{ text: '2 leeks', place: PLACE }] },
    { heading: 'For the top', lines: [{ text: 'chives', place: PLACE }] },
  ],
  steps: [step('Sweat.'), step('Chop.', 'The top'), step('Strew.', 'The top')],
};

const textsOf = ($: ReturnType<typeof load>, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

it('the file for other programs shows the title, servings, times, ingredients and method with their headings', () => {
  const $ = load(toHtml(SOUP, about));
  expect(textsOf($, 'title, h1, h2, h3')).toEqual([
    'Leek soup',
    'Leek soup',
    'Ingredients',
    'For the top',
    'Method',
    'The top',
  ]);
  expect(textsOf($, 'main > p')).toEqual([
    '4 servings · 10 min to prepare · 45 min to cook · 15 min active · 1 h 5 min in total',
  ]);
  expect(textsOf($, 'ul > li')).toEqual(['2 leeks', 'chives']);
  expect(textsOf($, 'ol > li')).toEqual(['Sweat.', 'Chop.', 'Strew.']);
  expect(
    $('ol')
      .toArray()
      .map((list) => $(list).attr('start')),
  ).toEqual([undefined, '2']);
  expect($('footer').text()).toContain('Written by test/model.');
});

it('the file for other programs is a whole HTML document in English that may load and run nothing', () => {
  const html = toHtml(SOUP, about);
  const $ = load(html);
  expect(html.startsWith('<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">')).toBe(true);
  expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toBe("default-src 'none'");
  expect($('meta[name=viewport]').attr('content')).toBe('width=device-width, initial-scale=1');
  expect($('[src], [href], [style], style, link, img').length).toBe(0);
});

it('the file for other programs shows warnings first', () => {
  const $ = load(toHtml(SOUP, { ...about, warnings: ['Satay sauce is made of <peanuts>.'] }));
  expect(textsOf($, 'h1 + p')).toEqual(['Satay sauce is made of <peanuts>.']);
});

it('the file for other programs is named "Recipe" where the text has no title', () => {
  const { title: _, ...untitled } = SOUP;
  expect(textsOf(load(toHtml(untitled, about)), 'title, h1')).toEqual(['Recipe', 'Recipe']);
});

it('the file for other programs says neither servings nor times that the text does not state', () => {
  const { servings: _, minutes: __, ...bare } = SOUP;
  expect(textsOf(load(toHtml(bare, about)), 'main > p')).toEqual([]);
});

it('the file for other programs shows every text of any recipe as text, and holds its JSON-LD whole', () => {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const model = `a/b ${recipe.steps[0]?.text}`;
      const $ = load(toHtml(recipe, { model }));
      expect(textsOf($, 'ul > li').map(plain)).toEqual(
        recipe.ingredients.flatMap(({ lines }) => lines.map(({ text }) => plain(text))),
      );
      expect(textsOf($, 'ol > li').map(plain)).toEqual(recipe.steps.map(({ text }) => plain(text)));
      expect(plain($('h1').text())).toBe(plain(recipe.title ?? 'Recipe'));
      expect(plain($('footer').text())).toContain(plain(model));
      const scripts = $('script');
      expect([scripts.length, scripts.attr('type')]).toEqual([1, 'application/ld+json']);
      expect(JSON.parse(scripts.text())).toEqual(toJsonLd(recipe, { model }));
      const allowed = 'html,head,meta,title,script,body,main,h1,h2,h3,p,ul,ol,li,footer';
      expect($(`*:not(${allowed})`).length).toBe(0);
    }),
    { seed: 20261122, numRuns: 300 },
  );
});
