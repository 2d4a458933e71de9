import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRecipe } from './read-recipe.ts';
import type { Recipe } from './recipe.ts';
import { anyRecipe } from './testing/any-recipe.ts';
import { jsonLdText, toJsonLd } from './to-json-ld.ts';

const SOUP = `Here's a recipe you can try:

# Leek soup

Serves 4

## Ingredients

- 2 **leeks**, in rings

**For the top**

- \`1\` tbsp *chives*

## Method

1. **Sweat** the leeks for 10 minutes.
2. Simmer & serve.
`;
const PLACE = { start: 0, end: 1 };
const about = { model: 'test/model' };

function soup(more: Partial<Recipe> = {}): Recipe {
  const recipe = readRecipe(SOUP);
  if (!recipe) throw new Error('The soup is a recipe.');
  return { ...recipe, ...more };
}

it('a recipe as JSON-LD has the facts that the text states, as plain text, and nothing else', () => {
  expect(toJsonLd(soup(), about)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Leek soup',
    author: { '@type': 'Organization', name: 'test/model' },
    recipeYield: '4 servings',
    recipeIngredient: ['2 leeks, in rings', '1 tbsp chives'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Sweat the leeks for 10 minutes.' },
      { '@type': 'HowToStep', text: 'Simmer & serve.' },
    ],
  });
});

it('a recipe as JSON-LD is named "Recipe" where the text has no title', () => {
  const { title: _, ...untitled } = soup();
  expect(toJsonLd(untitled, about)).toMatchObject({ name: 'Recipe' });
});

it('a recipe as JSON-LD says nothing of servings and times that the text does not state', () => {
  const { servings: _, ...unstated } = soup();
  const members = Object.keys(toJsonLd(unstated, about));
  expect(members).toEqual(['@context', '@type', 'name', 'author', 'recipeIngredient', 'recipeInstructions']);
});

it.each([
  [{ from: 1 }, '1 serving'],
  [{ from: 4 }, '4 servings'],
  [{ from: 4, to: 6 }, '4-6 servings'],
])('a recipe as JSON-LD states its servings in a text that begins with a number: %j', (servings, said) => {
  const given = soup({ servings: { ...servings, place: PLACE } });
  expect(toJsonLd(given, about)).toMatchObject({ recipeYield: said });
});

it.each([
  [1, 'PT1M'],
  [59, 'PT59M'],
  [60, 'PT1H'],
  [75, 'PT1H15M'],
  [2880, 'PT48H'],
])('a recipe as JSON-LD states its times as ISO 8601 durations: %i minutes', (minutes, said) => {
  const given = soup({ minutes: { prep: minutes, cook: minutes, total: minutes } });
  expect(toJsonLd(given, about)).toMatchObject({ prepTime: said, cookTime: said, totalTime: said });
});

it('a recipe as JSON-LD has the active time as its time of preparation, unless the recipe states both', () => {
  const timesOf = (minutes: NonNullable<Recipe['minutes']>) => toJsonLd(soup({ minutes }), about);
  expect(timesOf({ active: 20 })).toMatchObject({ prepTime: 'PT20M' });
  expect(timesOf({ active: 20, prep: 10 })).toMatchObject({ prepTime: 'PT10M' });
  expect(timesOf({ total: 20 })).not.toHaveProperty('prepTime');
  expect(timesOf({ total: 20 })).not.toHaveProperty('cookTime');
});

it('a recipe as JSON-LD opens its description with the warnings, and has none without them', () => {
  const warnings = ['Satay sauce is made of peanuts.', 'Feta is made of milk.'];
  const { description } = toJsonLd(soup(), { ...about, warnings }) as { description?: string };
  expect(description).toBe('Satay sauce is made of peanuts. Feta is made of milk.');
  expect(toJsonLd(soup(), { ...about, warnings: [] })).not.toHaveProperty('description');
});

it('a recipe as JSON-LD has each ingredient and each step of any recipe, in order, and a name', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      expect(toJsonLd(recipe, about)).toMatchObject({
        name: expect.stringMatching(/./su),
        recipeIngredient: recipe.ingredients.flatMap(({ lines }) => lines.map(({ text }) => text)),
        recipeInstructions: recipe.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
      });
    }),
    { seed: 20261122 },
  );
});

it('JSON-LD as text has the same content, without any "<"', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const text = jsonLdText(recipe, { model: '</script><b>' });
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual(toJsonLd(recipe, { model: '</script><b>' }));
    }),
    { seed: 20261122 },
  );
});
