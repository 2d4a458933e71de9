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
import { ALLERGENS, MAX_AVOIDED_LENGTH, MAX_NOTE_LENGTH, MAX_TITLE_LENGTH } from '@spatula/shared/wishes';
import * as z from 'zod';

/** The rules of one line of a caller's words. No pattern says all of them in every language. */
function lineRules(max: number, also = ''): string {
  return `White space at its ends is taken away first; then it must have 1 to ${max} UTF-16 code units, no control characters (Unicode Cc)${also} and no lone surrogates. The pattern says the same, except that it may count a character beyond U+FFFF once, not twice, and that it takes lone surrogates${also && ' and the separators'}.`;
}

function wishRules(max: number): string {
  return lineRules(max, ', no line or paragraph separators (U+2028, U+2029)');
}

/** Rules that JSON Schema cannot express, in words, by the path of their place. */
const DESCRIPTIONS: Record<string, string> = {
  'properties/ingredients': 'What is at hand, in order; duplicates are allowed.',
  'properties/ingredients/items': lineRules(MAX_INGREDIENT_LENGTH),
  'properties/wishes':
    'Wishes about the recipe. Where the request has them, the answer says which things were looked for in the finished recipe, and which of them were found.',
  'properties/wishes/properties/servings': 'How many people the recipe is for.',
  'properties/wishes/properties/minutes': 'The recipe is ready in so many minutes at most.',
  'properties/wishes/properties/diet': 'Who may eat it.',
  'properties/wishes/properties/avoid': `Foods ("mushrooms"), groups ("shellfish") and allergens (${ALLERGENS.join(', ')}) that must not be in it.`,
  'properties/wishes/properties/avoid/items': wishRules(MAX_AVOIDED_LENGTH),
  'properties/wishes/properties/note': `Anything else, in your own words. ${wishRules(MAX_NOTE_LENGTH)}`,
  'properties/wishes/properties/notAgain': 'Titles of recipes that you know already: another idea, please.',
  'properties/wishes/properties/notAgain/items': wishRules(MAX_TITLE_LENGTH),
  'properties/warnings':
    'The things in the finished recipe that break a wish; empty where none was found. Only there where the request has wishes, or an ingredient says what must not be in the recipe, such as "no peanuts".',
  'properties/warnings/items/properties/wish':
    'The wish that is broken: a word of `avoid`, a diet, or words of the list or of the note such as "no peanuts".',
  'properties/warnings/items/properties/found': 'The words of the recipe that break it, as they stand there.',
  'properties/warnings/items/properties/detail': 'One sentence that says why.',
  'properties/lookedFor':
    'The things that were looked for in the finished recipe; there where `warnings` is there. Where the request has wishes and the answer has neither, the look failed: nobody knows what is in the recipe.',
  'properties/lookedFor/items/properties/wish':
    'A word of `avoid`, a diet, or words of the list or of the note such as "no peanuts".',
  'properties/lookedFor/items/properties/known':
    'Whether the food knowledge of the server has the word; otherwise only its letters were looked for.',
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
 * A text of 1 to `max` characters before it is trimmed. Validators and generated clients in other languages read it
 * too, so it keeps to what their regular expressions have in common: no look-ahead, no `\p{Cc}` and no surrogates.
 */
function linePattern(max: number): string {
  return `^\\s*[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]{0,${max - 1}}\\s*$`;
}

/** The patterns of such texts, by the path of their place. */
const PATTERNS: Record<string, string> = {
  'properties/ingredients/items': linePattern(MAX_INGREDIENT_LENGTH),
  'properties/wishes/properties/avoid/items': linePattern(MAX_AVOIDED_LENGTH),
  'properties/wishes/properties/note': linePattern(MAX_NOTE_LENGTH),
  'properties/wishes/properties/notAgain/items': linePattern(MAX_TITLE_LENGTH),
};

function jsonSchema(schema: z.core.$ZodType, description: string) {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    // The document describes the body as a caller sends it, before validation trims it.
    io: schema === recipeRequestSchema ? 'input' : 'output',
    override({ path, jsonSchema }) {
      const place = path.join('/');
      const words = DESCRIPTIONS[place];
      if (words) jsonSchema.description = words;
      const pattern = PATTERNS[place];
      if (pattern) jsonSchema.pattern = pattern;
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
