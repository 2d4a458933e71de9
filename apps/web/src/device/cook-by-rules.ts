import { writeRecipe } from '@spatula/pantry/write-recipe';
import { plainText } from '@spatula/shared/plain-text';
import type { RecipeRequest } from '@spatula/shared/recipe';

/** Runs in a web worker, which the page starts for one recipe: cooks for the one message that comes, and answers with markdown. */
addEventListener('message', ({ data }: MessageEvent<RecipeRequest>) => {
  postMessage(plainText(writeRecipe(data, Math.random)));
});
