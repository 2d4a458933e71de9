import { writeRecipe } from '@spatula/pantry/write-recipe';
import { plainText } from '@spatula/shared/plain-text';

/** Runs in a web worker, which the page starts for one recipe: cooks for the one message that comes, and answers with markdown. */
addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  postMessage(plainText(writeRecipe({ ingredients: data }, Math.random)));
});
