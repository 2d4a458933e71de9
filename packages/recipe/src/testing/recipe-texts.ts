import { type Recipe, readRecipe } from '../read-recipe.ts';

/** The ingredients as pairs of a group's heading and its lines' texts. */
export const ingredientTexts = (recipe: Recipe | undefined): (readonly [string | undefined, string[]])[] =>
  (recipe?.ingredients ?? []).map(({ heading, lines }) => [heading, lines.map(({ text }) => text)] as const);

export const stepTexts = (recipe: Recipe | undefined): string[] | undefined =>
  recipe?.steps.map(({ text }) => text);

export const stepHeadings = (recipe: Recipe | undefined): (string | undefined)[] =>
  (recipe?.steps ?? []).map(({ heading }) => heading);

/** Reads a recipe with this method. */
export const recipeWithMethod = (method: string): Recipe | undefined =>
  readRecipe(`## Ingredients\n\n- 2 eggs\n\n## Method\n\n${method}`);
