import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COOKBOOK_FOLDER, recipeFiles } from '../../scripts/recipe-files.ts';
import { pack, unpack } from './pack.ts';
import { readRecipeFile } from './read-recipe-file.ts';

const FILES = recipeFiles();
const GOOD = `---
title: Aloo gobi
cuisine: Indian
course: main
serves: 4
minutes: 40
needs: potatoes, cauliflower
---

## Ingredients

- 500 g [potatoes], peeled, in 2 cm pieces
- 1 small (600 g) [cauliflower], in florets
- ? 15 g [ginger], grated
- ? 0.5 tsp [turmeric]
- 3 tbsp [oil]
- 1 tsp [salt]

## Method

1. Warm the [oil] in a wide pan. {ginger or turmeric: Stir in the [ginger] [turmeric].} Add the [potatoes] and [salt]. *(10 min)*
2. Toss through the [cauliflower], cover and leave over low heat until a knife slides in. *(25 min, hands off)*
3. Raise the heat and fry until dry and golden. *(5 min)*

## Tip

Cut the potatoes smaller than the florets.

## Variation

Add peas.

## Serve with

Yoghurt.
`;

const read = (name: string) => readRecipeFile(readFileSync(new URL(name, COOKBOOK_FOLDER), 'utf8'));

/** The name of a recipe's file, without its folder and its ending. */
const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.md$/, '');

/** The letters and digits of a name, without accents, spaces and signs. */
const lettersOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z\d]/g, '');

/** The mistakes that are reported after one change in a good recipe file. */
function mistakesAfter(from: string | RegExp, to: string): string[] {
  const changed = GOOD.replace(from, to);
  expect(changed).not.toBe(GOOD);
  const file = readRecipeFile(changed);
  return 'mistakes' in file ? file.mistakes.map(({ line, message }) => `${line}: ${message}`) : [];
}

describe('the cookbook', () => {
  it('every file of the cookbook can be read, is named after its dish and lies in the folder of its course', () => {
    const mistakes = FILES.flatMap((name) => {
      const file = read(name);
      if ('mistakes' in file) return file.mistakes.map(({ line, message }) => `${name}:${line} ${message}`);
      const { title, course } = file.recipe;
      const isNamed = /^[a-z]+\/[a-z\d]+(?:-[a-z\d]+)*\.md$/.test(name);
      return isNamed && lettersOf(nameOf(name)) === lettersOf(title) && name.startsWith(`${course}/`)
        ? []
        : [`${name}: a ${course} called "${title}" has another file: its name in small letters and hyphens`];
    });
    expect(mistakes).toEqual([]);
  });

  it('the cookbook has at least 300 recipes, each with its own name', () => {
    expect(new Set(FILES.map((file) => lettersOf(nameOf(file)))).size).toBe(FILES.length);
    expect(FILES.length).toBeGreaterThanOrEqual(300);
  });
});

describe('the packed cookbook', () => {
  it('the packed cookbook unpacks to the recipes that were packed', () => {
    const recipes = FILES.filter((_, at) => at % 4 === 0).flatMap((name) => {
      const file = read(name);
      return 'recipe' in file ? [file.recipe] : [];
    });
    const spaced = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replaceAll(/(\{[^:{}"]*:) ?/g, '$1 '));
    expect(spaced(unpack(JSON.parse(JSON.stringify(pack(recipes)))))).toEqual(spaced(recipes));
  });
});

describe('a mistake in a recipe file', () => {
  const lineOf = (words: string) => GOOD.split('\n').findIndex((line) => line.includes(words)) + 1;

  it('a head that lacks a line, or has an unknown line, is reported with its line number', () => {
    expect(mistakesAfter(/^serves: .*\n/m, '')).toEqual(['1: The head has no line "serves".']);
    expect(mistakesAfter(/^cuisine:/m, 'kitchen:')).toEqual([
      '1: The head has no line "cuisine".',
      expect.stringMatching(/^\d+: The head can only have these lines: title, /),
    ]);
  });

  it('an amount that cannot be read, and an ingredient without a food, are reported with their line number', () => {
    const line = lineOf('[potatoes],');
    expect(mistakesAfter(/^- \d+ g \[potatoes\]/m, '- some [potatoes]')).toContainEqual(
      `${line}: "some" is not an amount. Amounts are "200 g", "1.5 tsp", "2 (300 g)".`,
    );
    expect(mistakesAfter(/^- (\d+) g \[potatoes\]/m, '- $1 grm [potatoes]')).toEqual([
      expect.stringMatching(`^${line}: "grm" is no unit and no size. Units are g, kg, ml, l, tsp, tbsp, `),
    ]);
    expect(mistakesAfter(/\[oil\]$/m, 'oil')).toContainEqual(
      `${lineOf('[oil]')}: Write an ingredient as "- amount [food], how it is prepared", with one food in brackets.`,
    );
  });

  it('a food in the method that is no ingredient, or that may be missing, is reported with its line number', () => {
    expect(mistakesAfter(/^1\. /m, '1. Peel the [leeks]. ')).toEqual([
      `${lineOf('1. ')}: "leeks" is not among the ingredients.`,
    ]);
    expect(mistakesAfter(/^1\. /m, '1. Peel the [ginger]. ')).toEqual([
      `${lineOf('1. ')}: "ginger" may be missing: name it only inside {ginger: …}.`,
    ]);
  });

  it('an ingredient that no step uses is reported with its line number', () => {
    expect(mistakesAfter(/^- (?=\d+ g \[potatoes\])/m, '- ? 1 pinch [saffron]\n- ')).toContainEqual(
      `${lineOf('[potatoes],')}: No step uses "saffron": name it in the method.`,
    );
  });

  it('a food that no table knows, and a need that is no ingredient, are reported with their line number', () => {
    expect(mistakesAfter(/\[turmeric\]$/m, '[turmric powderish]')).toContainEqual(
      `${lineOf('[turmeric]')}: No food has the name "turmric powderish": add it to src/foods, or use another food.`,
    );
    expect(mistakesAfter(/^needs: /m, 'needs: leeks, ')).toEqual([
      `${lineOf('needs:')}: "leeks" is not among the ingredients.`,
    ]);
  });

  it('a bracket without its other half is reported with its line number', () => {
    expect(mistakesAfter(/^1\. /m, '1. Peel {the skin. ')).toContainEqual(
      expect.stringContaining(`${lineOf('1. ')}: "Peel {the skin. `),
    );
  });

  it('a step without its time, and steps that do not add up to the minutes of the head, are reported with their line number', () => {
    expect(mistakesAfter(/\*\(\d+ min\)\*$/m, '')).toContainEqual(
      expect.stringMatching(/^\d+: Write a step as "1\. Stir the soup\. \*\(5 min\)\*"/),
    );
    expect(mistakesAfter(/^minutes: .*$/m, 'minutes: 7')).toEqual([
      `${lineOf('minutes:')}: The steps take 40 minutes together, so "minutes" must be 40.`,
    ]);
  });
});
