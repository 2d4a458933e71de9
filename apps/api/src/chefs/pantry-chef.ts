import { writeRecipe } from '@spatula/pantry/write-recipe';
import { PANTRY_MODEL } from '@spatula/shared/recipe';
import type { Chef } from './chef.ts';
import { pause } from './pause.ts';

/** Milliseconds between two words of a streamed recipe: quick enough not to wait for, slow enough to follow. */
const WORD_PAUSE_MS = 12;

/** The built-in chef: rules and tables instead of a model, offline and free. A stream comes word by word. */
export function createPantryChef(random: () => number): Chef {
  return {
    model: PANTRY_MODEL,
    async *cook(ingredients, { stream, signal }) {
      signal.throwIfAborted();
      const recipe = writeRecipe(ingredients, random);
      if (!stream) {
        yield recipe;
        return { truncated: false };
      }
      for (const word of recipe.match(/\s*\S+(?:\s+$)?/g) ?? []) {
        yield word;
        await pause(WORD_PAUSE_MS, signal);
      }
      return { truncated: false };
    },
  };
}
