import { MAX_INGREDIENT_LENGTH, recipeRequestSchema } from '@spatula/shared/recipe';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCHEMAS } from './openapi-schemas.ts';

const documented = new Ajv2020().compile(SCHEMAS.RecipeRequest);

function inDocument(body: unknown): boolean {
  return documented(body);
}

function atServer(body: unknown): boolean {
  return recipeRequestSchema.safeParse(body).success;
}

/** Lone surrogates, and characters that count twice, are told in words: no pattern says them in every language. */
function toldInWordsOnly(text: string): boolean {
  return !text.isWellFormed() || text.trim().length > [...text.trim()].length;
}

/** The characters that the rules speak of, much more often than chance would bring them. */
const character = fc.oneof(
  fc.constantFrom(
    ...' \t\n\v\f\r\0\u001f\u007f\u0085\u009f\u00a0\u2028\u3000\ufeff\u200b',
    'é',
    '🍳',
    '\ud83c',
  ),
  fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const text = fc.oneof(
  fc.string({ unit: character, maxLength: 12 }),
  fc.string({ unit: character, minLength: 190, maxLength: 210 }),
  fc
    .tuple(
      fc.string({ unit: character, maxLength: 3 }),
      fc.integer({ min: 195, max: 205 }),
      fc.string({ unit: character, maxLength: 3 }),
    )
    .map(([before, length, after]) => before + 'x'.repeat(length) + after),
);

describe('the recipe request of the API document', () => {
  it('the recipe request of the API document takes an ingredient exactly when the server takes it, but for what it tells in words', () => {
    fc.assert(
      fc.property(text, (ingredient) => {
        const body = { ingredients: ['eggs', ingredient] };
        if (atServer(body)) expect(inDocument(body)).toBe(true);
        else if (!toldInWordsOnly(ingredient)) expect(inDocument(body)).toBe(false);
      }),
      { seed: 20261122, numRuns: 20_000 },
    );
  });

  it('the recipe request of the API document takes a body exactly when the server takes it, whatever JSON it is', () => {
    const list = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.oneof(fc.constantFrom('eggs', 'feta'), fc.jsonValue({ maxDepth: 1 })), { maxLength: 3 }),
      fc.integer({ min: 98, max: 102 }).map((length) => Array(length).fill('eggs')),
    );
    const bodies = fc.oneof(
      fc.jsonValue(),
      fc.record({ ingredients: list }),
      fc
        .tuple(list, fc.constantFrom('servings', 'constructor', '__proto__'), fc.jsonValue())
        .map(([ingredients, key, value]): unknown =>
          JSON.parse(`{"ingredients": ${JSON.stringify(ingredients)}, "${key}": ${JSON.stringify(value)}}`),
        ),
    );
    fc.assert(
      fc.property(bodies, (body) => {
        expect(inDocument(body)).toBe(atServer(body));
      }),
      { seed: 20261122, numRuns: 5000 },
    );
  });

  it.each(['', ' ', '\t\n', '\u3000', 'egg\ts', 'egg\0s', '\0', 'x'.repeat(MAX_INGREDIENT_LENGTH + 1)])(
    'the recipe request of the API document refuses the ingredient %j, as the server does',
    (ingredient) => {
      const body = { ingredients: [ingredient] };
      expect([inDocument(body), atServer(body)]).toEqual([false, false]);
    },
  );

  it('the recipe request of the API document takes white space around an ingredient, whatever its length, as the server does', () => {
    const body = { ingredients: [`\r\n${' '.repeat(300)}${'x'.repeat(MAX_INGREDIENT_LENGTH)}\t\u3000`] };
    expect([inDocument(body), atServer(body)]).toEqual([true, true]);
  });

  it('the recipe request of the API document has a pattern that counts as the server does where a client leaves out the flag for Unicode', () => {
    const plain = new Ajv2020({ unicodeRegExp: false }).compile(SCHEMAS.RecipeRequest);
    fc.assert(
      fc.property(
        text.filter((given) => given.isWellFormed()),
        (ingredient) => {
          const body = { ingredients: [ingredient] };
          expect(plain(body)).toBe(atServer(body));
        },
      ),
      { seed: 20261122, numRuns: 5000 },
    );
  });
});
