import { PROBLEM_CODES, type ProblemCode } from '@spatula/shared/problem';
import { DEFAULT_MODEL } from '../config.ts';
import { HEADERS, problemAnswers, RATE_HEADERS, ref } from './openapi-answers.ts';

const RECIPE = "Here's a recipe you can try:\n\n# Spinach and feta frittata\n\n1. Beat the eggs.\n";
const STREAM = `event: text
data: {"text":"Here's a recipe you can try:\\n\\n"}

event: text
data: {"text":"# Spinach and feta frittata\\n"}

event: done
data: {"model":"${DEFAULT_MODEL}","truncated":false}

`;

/**
 * The streamed form of a recipe. It stands beside `content` and not in it: OpenAPI 3.1 knows no events, and
 * generated clients, which ask for no stream, would take a recipe for "an object or a text".
 */
const EVENT_STREAM = {
  mediaType: 'text/event-stream',
  description:
    'One or more `text` events (RecipeText), then one last event: `done` (RecipeDone), or `error` (Problem) where the cooking failed on the way; a stream that ends with neither was cut. The data of each is one JSON object. Comment lines keep an idle stream alive.',
  events: { text: ref('RecipeText'), done: ref('RecipeDone'), error: ref('Problem') },
  example: STREAM,
};

/**
 * The recipe as data. It stands beside `content` too: generated clients, which ask for JSON, would else take every
 * answer for one of two objects.
 */
const JSON_LD = {
  mediaType: 'application/ld+json',
  description:
    'A schema.org Recipe (RecipeJsonLd), which recipe managers import. Every "<" in it is escaped, so that it can be put into a page as it is. A text that is no single recipe, and one that was cut, is the problem `chef-unintelligible`.',
  schema: ref('RecipeJsonLd'),
  example: {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Spinach and feta frittata',
    author: { '@type': 'Organization', name: DEFAULT_MODEL },
    recipeYield: '2 servings',
    totalTime: 'PT25M',
    recipeIngredient: ['4 eggs', '100 g spinach', '50 g feta'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Beat the eggs.' }],
  },
};

/** Problems that every address may answer with. */
const ANYWHERE: readonly ProblemCode[] = ['method-not-allowed', 'misdirected', 'internal', 'shutting-down'];

const recipe = {
  post: {
    operationId: 'cookRecipe',
    tags: ['recipes'],
    summary: 'Cook a recipe',
    description:
      'Asks the chef for one recipe. It comes whole, as JSON, unless the header Accept names `text/event-stream` and does not rank it below JSON: then it is streamed as server-sent events. Where Accept names `application/ld+json` and ranks it highest, it comes whole as a schema.org Recipe. A caller who leaves ends the cooking.',
    requestBody: {
      required: true,
      description:
        'The list of what is at hand, and wishes about the recipe. UTF-8; gzip, deflate and br are understood.',
      content: {
        'application/json': {
          schema: ref('RecipeRequest'),
          examples: {
            list: { value: { ingredients: ['eggs', 'spinach', 'feta'] } },
            wishes: {
              value: { ingredients: ['rice', 'carrots'], wishes: { servings: 4, avoid: ['peanuts'] } },
            },
          },
        },
      },
    },
    responses: {
      200: {
        description: `The recipe: as JSON or, where the request asks for it, as \`${EVENT_STREAM.mediaType}\` or \`${JSON_LD.mediaType}\`. As a stream: ${EVENT_STREAM.description} As JSON-LD: ${JSON_LD.description}`,
        headers: { ...HEADERS, ...RATE_HEADERS },
        content: {
          'application/json': {
            schema: ref('RecipeAnswer'),
            examples: {
              list: { value: { recipe: RECIPE, model: DEFAULT_MODEL, truncated: false } },
              wishes: {
                value: {
                  recipe: "Here's a recipe you can try:\n\n# Carrots with satay sauce\n",
                  model: DEFAULT_MODEL,
                  truncated: false,
                  warnings: [
                    { wish: 'peanuts', found: 'satay sauce', detail: 'Satay sauce is made of peanuts.' },
                  ],
                  lookedFor: [{ wish: 'peanuts', known: true }],
                },
              },
            },
          },
        },
        'x-event-stream': EVENT_STREAM,
        'x-json-ld': JSON_LD,
      },
      ...problemAnswers(
        PROBLEM_CODES.filter((code) => code !== 'not-found'),
        RATE_HEADERS,
      ),
    },
  },
};

const problemPage = {
  get: {
    operationId: 'explainProblem',
    tags: ['documentation'],
    summary: 'What a problem means',
    description: 'The page that the `type` of a problem leads to.',
    parameters: [
      {
        name: 'code',
        in: 'path',
        required: true,
        description: 'Code of the problem.',
        schema: { type: 'string', enum: PROBLEM_CODES },
        example: 'invalid-request',
      },
    ],
    responses: {
      200: {
        description: 'A page for people.',
        headers: HEADERS,
        content: { 'text/html': { schema: { type: 'string' } } },
      },
      ...problemAnswers(['not-found', ...ANYWHERE]),
    },
  },
};

interface Get {
  operationId: string;
  tag: string;
  summary: string;
  media: string;
  schema: object;
  example?: unknown;
}

function get({ operationId, tag, summary, media, schema, example }: Get) {
  const content = { [media]: { schema, ...(example !== undefined && { example }) } };
  const answer = { description: summary, headers: HEADERS, content };
  return {
    get: { operationId, tags: [tag], summary, responses: { 200: answer, ...problemAnswers(ANYWHERE) } },
  };
}

function status(name: string) {
  return {
    media: 'application/json',
    schema: { type: 'object', required: ['status'], properties: { status: { const: name } } },
    example: { status: name },
  };
}

/** Every address of the API, as OpenAPI describes them. */
export const PATHS = {
  '/recipe': recipe,
  '/health': get({
    operationId: 'isAlive',
    tag: 'operation',
    summary: 'The process is alive',
    ...status('ok'),
  }),
  '/ready': get({
    operationId: 'isReady',
    tag: 'operation',
    summary: 'The server takes requests',
    ...status('ready'),
  }),
  '/metrics': get({
    operationId: 'readMetrics',
    tag: 'operation',
    summary: 'Figures in the text format of Prometheus',
    media: 'text/plain',
    schema: { type: 'string' },
  }),
  '/openapi.json': get({
    operationId: 'readDocument',
    tag: 'documentation',
    summary: 'This document',
    media: 'application/json',
    schema: { type: 'object', required: ['openapi'], properties: { openapi: { type: 'string' } } },
  }),
  '/problems/{code}': problemPage,
};
