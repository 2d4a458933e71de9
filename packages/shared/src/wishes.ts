import * as z from 'zod/mini';
import { lineSchema } from './line-schema.ts';

/** Most people whom a recipe may be wished for. */
export const MAX_SERVINGS = 50;

/** The shortest and the longest time that may be wished for, in minutes. */
export const MIN_MINUTES = 5;
export const MAX_MINUTES = 600;

/** Most foods that a recipe may be wished without, and the longest of their names in UTF-16 code units. */
export const MAX_AVOIDED = 20;
export const MAX_AVOIDED_LENGTH = 60;

/** Longest word to the chef, in UTF-16 code units. */
export const MAX_NOTE_LENGTH = 200;

/** Most titles that are not wanted again, and the longest of them in UTF-16 code units. */
export const MAX_NOT_AGAIN = 10;
export const MAX_TITLE_LENGTH = 120;

/** The diets that may be wished for. */
export const DIETS = ['vegetarian', 'vegan', 'pescatarian'] as const;

/** A diet that may be wished for. */
export type Diet = (typeof DIETS)[number];

/** The fourteen allergens of Annex II of Regulation (EU) No 1169/2011, by names that may stand in `avoid`. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

/** A line that stays one line wherever it is quoted: some readers end a line at U+2028 and U+2029. */
const quotableSchema = (max: number, example: string) =>
  lineSchema({ max, example, orElse: 'say something or leave it out' }).check(
    z.refine((text) => !/[\u2028\u2029]/.test(text), 'Must not contain line separators: remove them.'),
  );

const wholeNumber = (from: number, to: number) => {
  const rule = `Must be a whole number from ${from} to ${to}.`;
  return z.int(rule).check(z.gte(from, rule), z.lte(to, rule));
};

const listOf = (max: number, length: number, example: string) =>
  z
    .array(quotableSchema(length, example), `Must be a list of texts, such as [${example}].`)
    .check(
      z.minLength(1, 'Must list at least 1 text, or be left out.'),
      z.maxLength(max, `Must list at most ${max} texts: remove some.`),
    );

/** Wishes beside a list of ingredients, each of its own optional. Unknown keys are refused. */
export const wishesSchema = z.strictObject(
  {
    /** How many people the recipe is for. */
    servings: z.optional(wholeNumber(1, MAX_SERVINGS)),
    /** The recipe is ready in so many minutes at most. */
    minutes: z.optional(wholeNumber(MIN_MINUTES, MAX_MINUTES)),
    diet: z.optional(z.enum(DIETS, `Must be one of ${DIETS.join(', ')}.`)),
    /** Foods ("mushrooms"), groups ("nuts") and allergens that must not be in the recipe. */
    avoid: z.optional(listOf(MAX_AVOIDED, MAX_AVOIDED_LENGTH, '"peanuts"')),
    /** Anything else, in the visitor's words. */
    note: z.optional(quotableSchema(MAX_NOTE_LENGTH, '"not too spicy"')),
    /** Titles of recipes that the visitor has seen: another idea, please. */
    notAgain: z.optional(listOf(MAX_NOT_AGAIN, MAX_TITLE_LENGTH, '"Aloo gobi"')),
  },
  'Must be an object, such as {"servings": 4}.',
);

/** Wishes after validation. */
export type Wishes = z.infer<typeof wishesSchema>;

/** A thing in the finished recipe that was not to be in it. */
export const warningSchema = z.object({
  /** The wish that is broken: a word of `avoid`, a diet, or words of the list or of the note such as "no peanuts". */
  wish: z.string(),
  /** The words of the recipe that break it, as they stand there. */
  found: z.string(),
  /** One sentence for the visitor: "Satay sauce is made of peanuts." */
  detail: z.string(),
});

/** A thing in the finished recipe that was not to be in it. */
export type Warning = z.infer<typeof warningSchema>;

/** A thing that was looked for in the finished recipe. */
export const lookedForSchema = z.object({
  /** A word of `avoid`, a diet, or words of the list or of the note such as "no peanuts". */
  wish: z.string(),
  /** Whether the food knowledge has it; else only its letters were looked for. */
  known: z.boolean(),
});

/** A thing that was looked for in the finished recipe. */
export type LookedFor = z.infer<typeof lookedForSchema>;
