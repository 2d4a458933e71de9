import { writeRecipe } from '../write-recipe.ts';

/** One text for each idea that the chef may draw for a list: it draws among three at most. */
export const everyText = (list: readonly string[]): string[] =>
  [0, 1 / 3, 2 / 3].map((draw) => writeRecipe(list, () => draw));
