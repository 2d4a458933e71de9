import { writeRecipe } from '../write-recipe.ts';

/** One text for each recipe that the chef may draw for a list. The chef draws one of three at most. */
export const everyText = (list: readonly string[]): string[] =>
  [0, 1 / 3, 2 / 3].map((draw) => writeRecipe({ ingredients: list }, () => draw));
