import { PANTRY_MODEL, type RecipeRequest, recipeRequestSchema } from '@spatula/shared/recipe';
import type { CookRecipe } from '../recipe/cook-recipe.ts';
import { networkFailure, RecipeFailure } from '../recipe/recipe-failure.ts';
import type { CookedRecipe } from './cook-by-rules.ts';
import cookByRules from './cook-by-rules.ts?worker&url';

/** The built-in chef on this device. It cooks in a web worker, so that the page never stutters, and sends nothing. */
export const cookOnDevice: CookRecipe = async function* cookOnDevice(order, signal) {
  const request = recipeRequestSchema.safeParse(order);
  if (!request.success) {
    const wrongIngredients = request.error.issues.flatMap(({ path: [, position] }) =>
      typeof position === 'number' ? [position] : [],
    );
    throw new RecipeFailure({ code: 'invalid-request', wrongIngredients }, 'the list breaks the rules');
  }
  const worker = new Worker(cookByRules, { type: 'module' });
  try {
    const { recipe, ...looked } = await answerOf(worker, request.data, signal);
    yield recipe;
    return { model: PANTRY_MODEL, truncated: false, ...looked };
  } finally {
    worker.terminate();
  }
};

/** Fetches the code of the chef ahead. */
export async function warmUp(): Promise<void> {
  await fetch(cookByRules);
}

function answerOf(worker: Worker, request: RecipeRequest, signal: AbortSignal): Promise<CookedRecipe> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('message', ({ data }: MessageEvent<CookedRecipe>) => resolve(data));
    worker.addEventListener('error', ({ message }) => {
      // Only an error of the code itself has a message.
      if (message) reject(new RecipeFailure({ code: 'internal' }, message));
      else reject(networkFailure(new Error('the code of the chef did not come'), 'chef-not-loaded'));
    });
    worker.postMessage(request);
  });
}
