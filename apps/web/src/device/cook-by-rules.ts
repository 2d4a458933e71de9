import { lookFor } from '@spatula/pantry/look-for';
import { writeRecipe } from '@spatula/pantry/write-recipe';
import { plainText } from '@spatula/shared/plain-text';
import type { RecipeRequest } from '@spatula/shared/recipe';

/** The recipe that the worker answers with, and what was looked for in it. */
export type CookedRecipe = { recipe: string } & Partial<NonNullable<ReturnType<typeof lookFor>>>;

/** Runs in a web worker, which the page starts for one recipe: cooks for the one message that comes. */
addEventListener('message', ({ data }: MessageEvent<RecipeRequest>) => {
  const recipe = plainText(writeRecipe(data, Math.random));
  postMessage({ recipe, ...lookFor(recipe, data) } satisfies CookedRecipe);
});
