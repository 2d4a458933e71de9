import { writeRecipe } from '@spatula/pantry/write-recipe';
import { PANTRY_MODEL } from '@spatula/shared/recipe';
import type { Chef } from './chef.ts';

const EVERY_WISH = {
  servings: 2,
  minutes: 600,
  diet: 'vegetarian',
  avoid: ['peanuts'],
  note: 'mild, for kids, one pan',
  notAgain: ['Fried rice'],
} as const;

/** The built-in chef: rules and tables instead of a model, offline and free. It has its recipe at once. */
export function createPantryChef(random: () => number): Chef {
  // The chef loads its cookbook and its words at the first order that needs them: one with a food, a misspelt food, a line in
  // other letters, for which the wordings are compiled once more, and every sort of wish. This order needs all of them, so that
  // no visitor has to wait for that.
  writeRecipe({ ingredients: ['eggs', 'tomatoe', 'no nuts', 'соль'], wishes: EVERY_WISH }, random);
  return {
    model: PANTRY_MODEL,
    async *cook(request, { signal }) {
      signal.throwIfAborted();
      yield writeRecipe(request, random);
      return { truncated: false };
    },
  };
}
