import * as z from 'zod/mini';
import { lineSchema } from './line-schema.ts';
import { lookedForSchema, warningSchema, wishesSchema } from './wishes.ts';

/** A recipe request may list at most so many ingredients. */
export const MAX_INGREDIENTS = 100;

/** Longest ingredient, in UTF-16 code units (JavaScript's `length`), counted after trimming. */
export const MAX_INGREDIENT_LENGTH = 200;

/** Largest request body in bytes, as sent and after inflating. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Longest recipe in bytes of UTF-8; a longer one is cut. */
export const MAX_RECIPE_BYTES = 64 * 1024;

/** The `model` that an answer names when the built-in chef cooked, without any language model. */
export const PANTRY_MODEL = 'pantry';

const ingredientSchema = lineSchema({
  max: MAX_INGREDIENT_LENGTH,
  example: '"eggs"',
  orElse: 'name a food or leave the item out',
});

/** Body of `POST /recipe`. Parsing trims each ingredient; order and duplicates are kept, unknown keys refused. */
export const recipeRequestSchema = z.strictObject(
  {
    ingredients: z
      .array(ingredientSchema, 'Must be a list of texts, such as ["eggs", "spinach", "feta"].')
      .check(
        z.minLength(1, 'Must list at least 1 ingredient.'),
        z.maxLength(MAX_INGREDIENTS, `Must list at most ${MAX_INGREDIENTS} ingredients: remove some.`),
      ),
    wishes: z.optional(wishesSchema),
  },
  'Must be an object with the key "ingredients".',
);

/** A value of which nothing is changed any more, neither a member nor an item of a list. */
type Unchanging<T> = { readonly [Key in keyof T]: Unchanging<T[Key]> };

/** A recipe request after validation. */
export type RecipeRequest = Unchanging<z.infer<typeof recipeRequestSchema>>;

/** The last event of a streamed recipe that ended well. Together with the text before it, it is the whole answer. */
export const recipeDoneSchema = z.object({
  /** Id of the model that was asked, as configured; {@link PANTRY_MODEL} for the built-in chef. */
  model: z.string().check(z.minLength(1)),
  /** Whether the recipe ends early: at the model's token limit or at ours. */
  truncated: z.boolean(),
  /** The things in the recipe that break a wish. Only where something was looked for. */
  warnings: z.optional(z.array(warningSchema)),
  /** All that was looked for. Only where something was. */
  lookedFor: z.optional(z.array(lookedForSchema)),
});

/** How a streamed recipe ended. */
export type RecipeDone = z.infer<typeof recipeDoneSchema>;

/** Answer of `POST /recipe` as JSON. */
export const recipeAnswerSchema = z.extend(recipeDoneSchema, {
  /** The recipe as markdown; never blank. */
  recipe: z.string().check(z.regex(/\S/)),
});

/** A whole recipe and the model that cooked it. */
export type RecipeAnswer = z.infer<typeof recipeAnswerSchema>;

/** Data of a `text` event: the next piece of markdown. */
export const recipeTextSchema = z.object({ text: z.string().check(z.minLength(1)) });
