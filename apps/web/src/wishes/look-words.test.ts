import type { RecipeDone } from '@spatula/shared/recipe';
import { describe, expect, test } from 'vitest';
import { foodsToAvoid, lookedForLine, warningLines } from './look-words.ts';

const PEANUTS = { wish: 'peanuts', found: 'satay sauce', detail: 'Satay sauce is made of peanuts.' };

const REQUEST = { ingredients: ['eggs'], wishes: { avoid: ['peanuts'] } };

/** The statement below a recipe that is done. */
function afterDone(done: Partial<RecipeDone>, ...avoid: string[]): string {
  return lookedForLine({
    kind: 'done',
    ingredients: ['eggs'],
    wishes: { avoid: ['peanuts', 'milk', 'soy', 'blorbs', ...avoid] },
    text: 'Soup',
    model: 'a/model',
    truncated: false,
    ...done,
  });
}

const known = (wish: string) => ({ wish, known: true });

describe('the statement on what was looked for', () => {
  test.each([
    ['peanuts', [known('peanuts')], 'We looked for peanuts and found none. Labels decide.'],
    [
      'several foods',
      [known('peanuts'), known('milk'), known('soy')],
      'We looked for peanuts, milk and soy, and found none. Labels decide.',
    ],
    ['a diet', [known('vegan')], 'We looked for food that is not vegan and found none. Labels decide.'],
    [
      'the words of ingredients',
      [known('no peanuts'), known("I'm allergic to shellfish"), known('gluten-free')],
      'We looked for peanuts, shellfish and gluten, and found none. Labels decide.',
    ],
    [
      'the words of an ingredient that only the chef understands',
      [known('halal, please')],
      'We looked for what “halal, please” forbids and found none. Labels decide.',
    ],
    [
      'a word that the food knowledge does not have',
      [{ wish: 'blorbs', known: false }],
      'We looked for blorbs and found none. Labels decide. We do not know blorbs as food: only the word itself was looked for.',
    ],
    ['nothing', [], ''],
  ])('after a look for %s nothing was found, and the page says: %#', (_, lookedFor, line) => {
    expect(afterDone({ lookedFor, warnings: [] })).toBe(line);
    expect(line).not.toMatch(/\bsafe/i);
  });

  test('of things that were found the statement says nothing, since the warnings do', () => {
    const lookedFor = [known('peanuts'), known('milk')];

    expect(afterDone({ lookedFor, warnings: [PEANUTS] })).toBe(
      'We looked for milk and found none. Labels decide.',
    );
    expect(afterDone({ lookedFor: lookedFor.slice(0, 1), warnings: [PEANUTS] })).toBe('');
  });

  test('of a recipe that was cut or stopped, and of one that no server has looked at, it says that nobody has looked', () => {
    const nobody = 'Nobody has looked at all of this recipe for peanuts.';

    expect(afterDone({ truncated: true, lookedFor: [known('peanuts')], warnings: [] })).toBe(nobody);
    expect(afterDone({}, 'ham')).toBe(
      'Nobody has looked at all of this recipe for peanuts, milk, soy, blorbs or ham.',
    );
    const stopped = {
      kind: 'stopped',
      ingredients: ['no peanuts'],
      wishes: undefined,
      text: 'Soup',
    } as const;
    expect(lookedForLine(stopped)).toBe(nobody);
    expect(lookedForLine({ ...stopped, ingredients: ['eggs'], wishes: { diet: 'vegan', servings: 2 } })).toBe(
      'Nobody has looked at all of this recipe for food that is not vegan.',
    );
    expect(lookedForLine({ ...stopped, kind: 'failed', problem: { code: 'cut' } })).toBe(nobody);
  });

  test('there is no statement while the recipe is cooked, without its first word, and where nothing was to be left out', () => {
    const request = { ingredients: ['eggs'], wishes: { avoid: ['peanuts'] } };

    expect(lookedForLine({ kind: 'cooking', ...request, text: 'Soup' })).toBe('');
    expect(lookedForLine({ kind: 'stopped', ...request, text: ' ' })).toBe('');
    expect(lookedForLine({ kind: 'stopped', ingredients: ['eggs'], text: 'Soup' })).toBe('');
  });
});

describe('a warning in words', () => {
  test.each([
    [
      PEANUTS,
      '“satay sauce” is in this recipe, which was to have no peanuts. Satay sauce is made of peanuts.',
    ],
    [
      { wish: 'vegan', found: '2\n eggs', detail: 'Eggs are not vegan.' },
      '“2 eggs” is in this recipe, which was to be vegan. Eggs are not vegan.',
    ],
    [
      { wish: 'allergic to fish or milk', found: 'cod', detail: 'Cod is fish.' },
      '“cod” is in this recipe, which was to have no fish or milk. Cod is fish.',
    ],
    [
      { wish: 'halal, please', found: 'ham', detail: 'Ham is pork.' },
      '“ham” is in this recipe, which was to heed “halal, please”. Ham is pork.',
    ],
  ])('a warning names the found words, the wish and the reason: %#', (warning, line) => {
    expect(warningLines([warning], REQUEST)).toEqual([line]);
  });

  const dairy = (...found: string[]) =>
    found.map((food) => ({ wish: 'no milk', found: food, detail: `${food} is made of milk.` }));

  test('the foods that break one wish stand in one warning, whichever words the wish has', () => {
    const milk = { wish: 'milk', found: 'Ghee', detail: 'Ghee is made of milk.' };
    const request = { ingredients: ['no milk'], wishes: { avoid: ['milk', 'peanuts'] } };

    expect(warningLines([milk, PEANUTS, ...dairy('Ghee', 'Paneer')], request)).toEqual([
      '“Ghee” and “Paneer” are in this recipe, which was to have no milk. Ghee is made of milk. Paneer is made of milk.',
      '“satay sauce” is in this recipe, which was to have no peanuts. Satay sauce is made of peanuts.',
    ]);
  });

  test('where many foods break one wish, the warning names them without the reasons', () => {
    expect(warningLines(dairy('Ghee', 'Paneer', 'Butter', 'Cream'), REQUEST)).toEqual([
      '“Ghee”, “Paneer”, “Butter” and “Cream” are in this recipe, which was to have no milk.',
    ]);
  });
});

test('a link names the foods that were to be left out, each once, also those that an ingredient forbids', () => {
  const wishes = { avoid: ['milk', 'soy'], diet: 'vegan' } as const;

  expect(foodsToAvoid({ ingredients: ['eggs', 'no peanuts or milk'], wishes })).toEqual([
    'milk',
    'soy',
    'peanuts',
  ]);
  expect(foodsToAvoid({ ingredients: ['eggs'], wishes: { servings: 2 } })).toBeUndefined();
  const many = Array.from({ length: 20 }, (_, index) => `food ${index}`);
  expect(foodsToAvoid({ ingredients: ['no milk'], wishes: { avoid: many } })).toEqual(many);
});
