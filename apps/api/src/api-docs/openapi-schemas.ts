import { problemSchema } from '@spatula/shared/problem';
import {
  MAX_BODY_BYTES,
  MAX_INGREDIENT_LENGTH,
  MAX_RECIPE_BYTES,
  recipeAnswerSchema,
  recipeDoneSchema,
  recipeRequestSchema,
  recipeTextSchema,
} from '@spatula/shared/recipe';
import * as z from 'zod';

/** Rules that JSON Schema cannot express, in words, by the path of their place. */
const DESCRIPTIONS: Record<string, string> = {
  'properties/ingredients': 'What is at hand, in order; duplicates are allowed.',
  'properties/ingredients/items': `White space at its ends is taken away first; then it must have 1 to ${MAX_INGREDIENT_LENGTH} UTF-16 code units, no control characters (Unicode Cc) and no lone surrogates. The pattern says the same, except that it may count a character beyond U+FFFF once, not twice, and that it takes lone surrogates.`,
  'properties/recipe': 'The recipe as markdown; never blank.',
  'properties/text': 'The next piece of markdown.',
  'properties/model':
    'Id of the model that cooked, as configured; "pantry" is the built-in chef, without AI.',
  'properties/truncated': `Whether the recipe ends early: at the token limit of the model, or at ${MAX_RECIPE_BYTES / 1024} KiB of text.`,
  'properties/type': 'Path of the page that explains the problem.',
  'properties/status': 'The HTTP status; inside a stream, the one the answer would have had.',
  'properties/detail': 'What is wrong this time and what to do about it.',
  'properties/errors': 'The wrong places of the body, or the first of them where there are more.',
  'properties/errors/items/properties/pointer':
    'JSON pointer as a URI fragment, such as #/ingredients/0; an unknown key is #/key, cut between two characters where it is too long.',
  'properties/requestId': 'Names the request in the log of the server, as X-Request-Id does.',
};

/**
 * An ingredient before it is trimmed. Validators and generated clients in other languages read it too, so it
 * keeps to what their regular expressions have in common: no look-ahead, no `\p{Cc}` and no surrogates.
 */
const INGREDIENT_PATTERN = `^\\s*[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]{0,${MAX_INGREDIENT_LENGTH - 1}}\\s*$`;

function jsonSchema(schema: z.core.$ZodType, description: string) {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    // The document describes the body as a caller sends it, before validation trims it.
    io: schema === recipeRequestSchema ? 'input' : 'output',
    override({ path, jsonSchema }) {
      const place = path.join('/');
      const words = DESCRIPTIONS[place];
      if (words) jsonSchema.description = words;
      if (place === 'properties/ingredients/items') jsonSchema.pattern = INGREDIENT_PATTERN;
    },
  });
  return { ...rest, description };
}

const TEXT = { type: 'string', minLength: 1 };
const DURATION = { type: 'string', pattern: '^PT[0-9]' };

/** A recipe as `toJsonLd` writes it down. By hand: no schema validates it, since nobody sends it. */
const RECIPE_JSON_LD = {
  description: 'A recipe as schema.org has it. Only what the text of the chef states is there.',
  type: 'object',
  required: ['@context', '@type', 'name', 'author', 'recipeIngredient', 'recipeInstructions'],
  properties: {
    '@context': { const: 'https://schema.org' },
    '@type': { const: 'Recipe' },
    name: { ...TEXT, description: 'The title; "Recipe" where the text has none.' },
    description: { ...TEXT, description: 'It opens with the warnings.' },
    author: {
      description: 'The model that cooked, by its id.',
      type: 'object',
      required: ['@type', 'name'],
      properties: { '@type': { const: 'Organization' }, name: TEXT },
    },
    recipeYield: {
      type: 'string',
      pattern: '^[0-9]',
      description: 'Such as "4 servings" or "4-6 servings".',
    },
    prepTime: { ...DURATION, description: 'Time to prepare, or active time; an ISO 8601 duration.' },
    cookTime: { ...DURATION, description: 'Time to cook, an ISO 8601 duration.' },
    totalTime: { ...DURATION, description: 'Time in all, an ISO 8601 duration.' },
    recipeIngredient: { type: 'array', minItems: 1, items: TEXT },
    recipeInstructions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['@type', 'text'],
        properties: { '@type': { const: 'HowToStep' }, text: TEXT },
      },
    },
  },
};

/** The shapes that travel, as JSON Schema 2020-12, made from those that validate. */
export const SCHEMAS = {
  RecipeRequest: jsonSchema(
    recipeRequestSchema,
    `Body of a recipe request, at most ${MAX_BODY_BYTES / 1024} KiB as sent and inflated.`,
  ),
  RecipeAnswer: jsonSchema(recipeAnswerSchema, 'A whole recipe and who cooked it.'),
  RecipeJsonLd: RECIPE_JSON_LD,
  RecipeText: jsonSchema(recipeTextSchema, 'Data of a `text` event.'),
  RecipeDone: jsonSchema(recipeDoneSchema, 'Data of a `done` event.'),
  Problem: jsonSchema(problemSchema, 'A problem object (RFC 9457); also the data of an `error` event.'),
};
