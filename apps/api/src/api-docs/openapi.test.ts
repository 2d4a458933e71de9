import { createConfig, lintFromString } from '@redocly/openapi-core';
import { PROBLEM_CODES, PROBLEMS } from '@spatula/shared/problem';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { chefSaying, startApi } from '../testing/start-api.ts';
import { OPENAPI } from './openapi.ts';

test('the API document passes a linter, warnings included', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // The shapes of the events are referred to by an extension, which the linter does not look into.
      'no-unused-components': 'off',
      // Only a malformed address is the caller's fault there.
      'operation-4xx-response': 'off',
    },
  });
  const faults = await lintFromString({ source: JSON.stringify(OPENAPI), config });
  expect(faults.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test('the API document tells every problem that a recipe request may end with, and its status', () => {
  const told: Record<string, number> = {};
  for (const [status, answer] of Object.entries(OPENAPI.paths['/recipe'].post.responses)) {
    const examples = JSON.stringify(answer).matchAll(/"code":"([a-z-]+)"/g);
    for (const [, code = ''] of examples) told[code] = Number(status);
  }
  const expected = PROBLEM_CODES.filter((code) => code !== 'not-found');
  expect(told).toEqual(Object.fromEntries(expected.map((code) => [code, PROBLEMS[code].status])));
});

test('the API document limits the list, and no ingredient by maxLength, since white space at its ends does not count', () => {
  expect(OPENAPI.components.schemas.RecipeRequest).toMatchObject({
    additionalProperties: false,
    required: ['ingredients'],
    properties: { ingredients: { minItems: 1, maxItems: 100, items: { type: 'string' } } },
  });
  expect(JSON.stringify(OPENAPI.components.schemas.RecipeRequest)).not.toContain('maxLength');
});

test('the API document says how many wrong places a problem names at most, and how long a pointer is', () => {
  expect(OPENAPI.components.schemas.Problem).toMatchObject({
    properties: { errors: { maxItems: 20, items: { properties: { pointer: { maxLength: 200 } } } } },
  });
});

test('the API document has an example of a recipe as JSON-LD that fits the shape it describes', () => {
  const { schema, example } = OPENAPI.paths['/recipe'].post.responses[200]['x-json-ld'];
  expect(schema).toEqual({ $ref: '#/components/schemas/RecipeJsonLd' });
  expect(new Ajv2020().validate(OPENAPI.components.schemas.RecipeJsonLd, example)).toBe(true);
});

test('the API document is served', async () => {
  const { send } = await startApi(chefSaying('x'));
  const res = await send({ method: 'GET', path: '/openapi.json' });
  expect(res.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(res.body)).toEqual(JSON.parse(JSON.stringify(OPENAPI)));
});
