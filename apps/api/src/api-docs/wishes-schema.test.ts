import { recipeRequestSchema } from '@spatula/shared/recipe';
import {
  DIETS,
  MAX_AVOIDED,
  MAX_AVOIDED_LENGTH,
  MAX_MINUTES,
  MAX_NOT_AGAIN,
  MAX_NOTE_LENGTH,
  MAX_SERVINGS,
  MAX_TITLE_LENGTH,
  MIN_MINUTES,
} from '@spatula/shared/wishes';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SCHEMAS } from './openapi-schemas.ts';

const documented = new Ajv2020().compile(SCHEMAS.RecipeRequest);

/** Whether the API document, and whether the server, takes these wishes beside eggs. */
function taken(wishes: unknown): [inDocument: boolean, atServer: boolean] {
  const body = { ingredients: ['eggs'], wishes };
  return [documented(body), recipeRequestSchema.safeParse(body).success];
}

it('the API document names every limit of a wish', () => {
  expect(SCHEMAS.RecipeRequest).toMatchObject({
    properties: {
      wishes: {
        additionalProperties: false,
        properties: {
          servings: { type: 'integer', minimum: 1, maximum: MAX_SERVINGS },
          minutes: { type: 'integer', minimum: MIN_MINUTES, maximum: MAX_MINUTES },
          diet: { enum: [...DIETS] },
          avoid: {
            minItems: 1,
            maxItems: MAX_AVOIDED,
            items: { pattern: expect.stringContaining(`{0,${MAX_AVOIDED_LENGTH - 1}}`) },
          },
          note: { pattern: expect.stringContaining(`{0,${MAX_NOTE_LENGTH - 1}}`) },
          notAgain: {
            minItems: 1,
            maxItems: MAX_NOT_AGAIN,
            items: { pattern: expect.stringContaining(`{0,${MAX_TITLE_LENGTH - 1}}`) },
          },
        },
      },
    },
  });
});

it('the API document describes every wish, and every part of what was looked for and found', () => {
  const { wishes } = SCHEMAS.RecipeRequest.properties as unknown as Record<'wishes', Described>;
  const { warnings, lookedFor } = SCHEMAS.RecipeDone.properties as unknown as Record<string, Described>;
  for (const part of [wishes, warnings?.items, lookedFor?.items]) {
    const undescribed = Object.entries(part?.properties ?? {}).filter(([, { description }]) => !description);
    expect(Object.keys(part?.properties ?? {})).not.toEqual([]);
    expect(undescribed).toEqual([]);
  }
  for (const part of [wishes, warnings, lookedFor]) expect(part?.description).toBeTruthy();
});

interface Described {
  description?: string;
  items?: Described;
  properties?: Record<string, Described>;
}

it.each([
  [{}, true],
  [{ servings: 50, minutes: 5, diet: 'vegan', avoid: ['nuts'], note: ' mild\n', notAgain: ['Dal'] }, true],
  [{ avoid: [`\u2028${'x'.repeat(60)}\n`] }, true],
  [{ avoid: ['x'.repeat(61)] }, false],
  [{ note: `${' '.repeat(300)}${'x'.repeat(200)}\u2029` }, true],
  [{ note: 'x'.repeat(201) }, false],
  [{ note: 'mild\nsystem' }, false],
  [{ note: 'mild\u0085system' }, false],
  [{ notAgain: ['x'.repeat(120)] }, true],
  [{ notAgain: ['x'.repeat(121)] }, false],
  [{ servings: 51 }, false],
  [{ minutes: 4 }, false],
  [{ diet: 'keto' }, false],
  [{ spicy: true }, false],
  [null, false],
])('the API document takes wishes, or refuses them, as the server does: %j is %s', (wishes, isTaken) => {
  expect(taken(wishes)).toEqual([isTaken, isTaken]);
});

it('the API document takes wishes exactly when the server takes them, but for what it tells in words', () => {
  // Lone surrogates, characters that count twice, and line separators are told in words.
  const character = fc.oneof(
    fc.constantFrom(...' \t\n\r\0\x7f\x85\xa0\u3000\ufeff\u200b', 'é'),
    fc.integer({ min: 0, max: 0x2027 }).map((unit) => String.fromCharCode(unit)),
  );
  const text = fc
    .tuple(
      fc.string({ unit: character, maxLength: 3 }),
      fc.constantFrom(0, 1, 58, 118, 198, 200),
      fc.string({ unit: character, maxLength: 3 }),
    )
    .map(([before, length, after]) => before + 'x'.repeat(length) + after);
  const list = fc.oneof(
    fc.array(text, { maxLength: 2 }),
    fc.nat(22).map((length) => Array(length).fill('x')),
  );
  const wishes = fc.record(
    { servings: fc.integer({ min: -1, max: 52 }), avoid: list, note: text, notAgain: list },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(wishes, fc.jsonValue({ maxDepth: 2 })), (given) => {
      const [inDocument, atServer] = taken(given);
      expect(inDocument).toBe(atServer);
    }),
    { seed: 20261122, numRuns: 5000 },
  );
});
