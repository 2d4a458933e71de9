import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  MAX_INGREDIENT_LENGTH,
  MAX_INGREDIENTS,
  recipeAnswerSchema,
  recipeDoneSchema,
  recipeRequestSchema,
  recipeTextSchema,
} from './recipe.ts';

/** The wrong places that validation reports, as `ingredients/0: reason`. */
function faults(value: unknown): string[] {
  const { error } = recipeRequestSchema.safeParse(value);
  return (error?.issues ?? []).map((issue) => `${issue.path.join('/')}: ${issue.message}`);
}

function read(ingredients: readonly unknown[]): readonly string[] {
  return recipeRequestSchema.parse({ ingredients }).ingredients;
}

/** White space that visitors type or paste and that `trim` removes. */
const blank = fc.stringMatching(/^[ \t\n\r\u00a0\u3000]{0,3}$/);
/** Text that may be an ingredient as it stands. */
const ingredient = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((text) => text === text.trim() && text !== '' && !/\p{Cc}/u.test(text));

it('a recipe request keeps the order, the duplicates and every character of its ingredients, except white space at their ends', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(blank, ingredient, blank), { minLength: 1, maxLength: MAX_INGREDIENTS }),
      (items) => {
        expect(read(items.map((item) => item.join('')))).toEqual(items.map(([, text]) => text));
      },
    ),
  );
});

it('a recipe request that is parsed twice is the same as after the first time', () => {
  fc.assert(
    fc.property(fc.array(ingredient, { minLength: 1, maxLength: 9 }), (ingredients) => {
      expect(read(read(ingredients))).toEqual(read(ingredients));
    }),
  );
});

it('a recipe request takes 1 to 100 ingredients', () => {
  expect(read(['eggs'])).toHaveLength(1);
  expect(read(Array(MAX_INGREDIENTS).fill('eggs'))).toHaveLength(100);
  expect(faults({ ingredients: [] })).toEqual(['ingredients: Must list at least 1 ingredient.']);
  expect(faults({ ingredients: Array(101).fill('eggs') })).toEqual([
    'ingredients: Must list at most 100 ingredients: remove some.',
  ]);
});

it('a recipe request takes ingredients of 1 to 200 UTF-16 units, counted after trimming', () => {
  const longest = 'é'.repeat(MAX_INGREDIENT_LENGTH);
  expect(read([`  ${longest}\n`, '🍳'.repeat(100), 'x'])).toEqual([longest, '🍳'.repeat(100), 'x']);
  const tooLong = ['ingredients/0: Must be at most 200 characters long: shorten it.'];
  expect(faults({ ingredients: [`${longest}x`] })).toEqual(tooLong);
  expect(faults({ ingredients: [`${'🍳'.repeat(100)}x`] })).toEqual(tooLong);
});

it.each(['', ' ', '\t\n', '\u3000'])('a recipe request refuses the blank ingredient %j', (text) => {
  expect(faults({ ingredients: ['eggs', text] })).toEqual([
    'ingredients/1: Must not be blank: name a food or leave the item out.',
  ]);
});

it('a recipe request refuses every control character inside an ingredient, and removes white space at its ends', () => {
  for (let code = 0; code < 0xa0; code++) {
    if (code >= 0x20 && code < 0x7f) continue;
    expect(faults({ ingredients: [`egg${String.fromCharCode(code)}s`] })).toEqual([
      expect.stringMatching(/^ingredients\/0: Must not contain control characters/),
    ]);
  }
  expect(read(['\r\neggs\t'])).toEqual(['eggs']);
  expect(faults({ ingredients: ['eggs\0'] })).toHaveLength(1);
});

it('a recipe request refuses a lone surrogate and accepts a pair', () => {
  const alone = [expect.stringMatching(/^ingredients\/0: Must be well-formed Unicode/)];
  expect(faults({ ingredients: ['egg\ud83c'] })).toEqual(alone);
  expect(faults({ ingredients: ['\udf73egg'] })).toEqual(alone);
  expect(faults({ ingredients: ['\udf73\ud83c'] })).toEqual(alone);
  expect(read(['egg \ud83c\udf73'])).toEqual(['egg 🍳']);
});

it('a recipe request names every wrong place at once', () => {
  expect(faults({ ingredients: ['eggs', 3, null, '', { a: 1 }, ['feta'], true] })).toEqual([
    'ingredients/1: Must be text in quotes, such as "eggs".',
    'ingredients/2: Must be text in quotes, such as "eggs".',
    'ingredients/3: Must not be blank: name a food or leave the item out.',
    'ingredients/4: Must be text in quotes, such as "eggs".',
    'ingredients/5: Must be text in quotes, such as "eggs".',
    'ingredients/6: Must be text in quotes, such as "eggs".',
  ]);
});

it.each([undefined, null, 'eggs', { 0: 'eggs' }, 3])(
  'a recipe request refuses ingredients that are no list: %j',
  (value) => {
    expect(faults({ ingredients: value })).toEqual([
      'ingredients: Must be a list of texts, such as ["eggs", "spinach", "feta"].',
    ]);
  },
);

it.each([null, [], 'eggs', 3, true])('a recipe request refuses a body that is no object: %j', (value) => {
  expect(faults(value)).toEqual([': Must be an object with the key "ingredients".']);
});

it.each(['servings', '__proto__', 'constructor'])(
  'a recipe request refuses the unknown key %s and names it',
  (key) => {
    const body: unknown = JSON.parse(`{"ingredients": ["eggs"], ${JSON.stringify(key)}: {}}`);
    const { error } = recipeRequestSchema.safeParse(body);
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: [key], path: [] }]);
  },
);

it('a recipe request of any JSON never throws and never passes where it breaks a rule', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(recipeRequestSchema.safeParse(value).success).toBe(false);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (ingredients) => {
      const { data } = recipeRequestSchema.safeParse({ ingredients });
      for (const text of data?.ingredients ?? []) {
        expect(text).toBe(text.trim());
        expect(text.length).toBeGreaterThanOrEqual(1);
        expect(text.length).toBeLessThanOrEqual(200);
        expect(text).not.toMatch(/\p{Cc}|\p{Cs}/u);
      }
    }),
  );
});

const answer = { recipe: '# Frittata', model: 'pantry', truncated: false };

it('an answer is a recipe, its model and whether it ends early', () => {
  expect(recipeAnswerSchema.parse(answer)).toEqual(answer);
});

it.each([
  ['a blank recipe', { ...answer, recipe: ' \n ' }],
  ['no recipe', { ...answer, recipe: undefined }],
  ['an empty model', { ...answer, model: '' }],
  ['no word about its end', { ...answer, truncated: undefined }],
])('an answer is refused with %s', (_, value) => {
  expect(recipeAnswerSchema.safeParse(value).success).toBe(false);
});

it('an answer as a stream has pieces of text, none of them empty, and an end', () => {
  expect(recipeTextSchema.safeParse({ text: ' ' }).success).toBe(true);
  expect(recipeTextSchema.safeParse({ text: '' }).success).toBe(false);
  expect(recipeDoneSchema.safeParse({ model: 'pantry', truncated: true }).success).toBe(true);
  expect(recipeDoneSchema.safeParse({ model: 'pantry' }).success).toBe(false);
});
