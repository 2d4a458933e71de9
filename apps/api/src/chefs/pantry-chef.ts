import { writeRecipe } from '@spatula/pantry/write-recipe';
import { PANTRY_MODEL } from '@spatula/shared/recipe';
import type { Chef } from './chef.ts';

/** The built-in chef: rules and tables instead of a model, offline and free. It has its recipe at once. */
export function createPantryChef(random: () => number): Chef {
  // It looks its cookbook and its words up at the first list that needs them, a food, a misspelt one and a wish: better before the
  // server listens than while visitors wait.
  writeRecipe(['eggs', 'tomatoe', 'no nuts'], random);
  return {
    model: PANTRY_MODEL,
    async *cook(ingredients, { signal }) {
      signal.throwIfAborted();
      yield writeRecipe(ingredients, random);
      return { truncated: false };
    },
  };
}
