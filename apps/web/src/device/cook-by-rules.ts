import { lookFor } from '@spatula/pantry/look-for';
import { writeRecipe } from '@spatula/pantry/write-recipe';
import { plainText } from '@spatula/shared/plain-text';
import type { RecipeRequest } from '@spatula/shared/recipe';

/** Work for the worker: to cook, or only to look at a recipe that is there already. */
export interface DeviceTask {
  request: RecipeRequest;
  recipe?: string;
}

/** The recipe that the worker answers with, and what was looked for in it. */
export type LookedAtRecipe = { recipe: string } & Partial<NonNullable<ReturnType<typeof lookFor>>>;

/** Runs in a web worker, which the page starts for one recipe: does the one task that comes. */
addEventListener('message', ({ data: { request, ...given } }: MessageEvent<DeviceTask>) => {
  const recipe = given.recipe ?? plainText(writeRecipe(request, Math.random));
  postMessage({ recipe, ...lookFor(recipe, request) } satisfies LookedAtRecipe);
});
