import { chance } from '@spatula/pantry/testing/chance';
import { OBVIOUS_LISTS } from '@spatula/pantry/testing/obvious-lists';
import { RECIPE_LISTS } from '@spatula/pantry/testing/recipe-lists';
import { writeRecipe } from '@spatula/pantry/write-recipe';
import { expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';
import { stepTexts } from './testing/recipe-texts.ts';

const random = chance(7);
const LISTS = [...OBVIOUS_LISTS.map(([list]) => list.split(', ')), ...RECIPE_LISTS];
const TEXTS = LISTS.map((list) => writeRecipe({ ingredients: list }, random));

/** The lines of a section of the built-in chef, found without the reader under test: by their first characters. */
const linesBelow = (heading: string, sign: RegExp, text: string): string[] =>
  (text.split(`\n## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => sign.test(line))
    .map((line) => line.replace(sign, '').replaceAll('*', '')) ?? [];

test('Every recipe of the built-in chef is read completely', () => {
  const written = TEXTS.filter((text) => !text.startsWith('Sorry'));
  expect(written.length).toBeGreaterThan(300);
  for (const text of written) {
    const recipe = readRecipe(text);
    expect(recipe?.title).toBe(/^# (.*)$/m.exec(text)?.[1]);
    expect(recipe?.servings?.from).toBe(Number(/^\*\*Serves (\d+)/m.exec(text)?.[1]));
    expect(recipe?.minutes?.total).toBeGreaterThan(0);
    expect(recipe?.ingredients.flatMap(({ lines }) => lines.map((line) => line.text))).toEqual(
      linesBelow('Ingredients', /^- /, text),
    );
    expect(stepTexts(recipe)).toEqual(linesBelow('Method', /^\d+\. /, text));
  }
});

test('A refusal of the built-in chef is no recipe', () => {
  const refused = [['salt'], ['soap'], ['florble']].map((ingredients) =>
    writeRecipe({ ingredients }, random),
  );
  for (const text of refused) {
    expect(text).toMatch(/^Sorry/);
    expect(readRecipe(text)).toBeUndefined();
  }
});
