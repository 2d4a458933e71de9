import { PANTRY_MODEL, type RecipeRequest, recipeRequestSchema } from '@spatula/shared/recipe';
import type { CookRecipe } from '../recipe/cook-recipe.ts';
import { networkFailure, RecipeFailure } from '../recipe/recipe-failure.ts';
import type { DeviceTask, LookedAtRecipe } from './cook-by-rules.ts';
import cookByRules from './cook-by-rules.ts?worker&url';

/** The built-in chef on this device. It cooks in a web worker, so that the page never stutters, and sends nothing. */
export const cookOnDevice: CookRecipe = async function* cookOnDevice(order, signal) {
  const { recipe, ...looked } = await inWorker({ request: checked(order) }, signal);
  yield recipe;
  return { model: PANTRY_MODEL, truncated: false, ...looked };
};

/**
 * Looks for foods in a recipe that anybody may have written. Nothing is sent.
 *
 * @throws RecipeFailure where the code of the look cannot be fetched
 */
export async function lookOnDevice(recipe: string, avoid: readonly string[], signal: AbortSignal) {
  const { warnings, lookedFor } = await inWorker(
    { recipe, request: { ingredients: [], wishes: { avoid } } },
    signal,
  );
  return { warnings, lookedFor };
}

/** Fetches the code of the chef ahead. */
export async function warmUp(): Promise<void> {
  await fetch(cookByRules);
}

/** Keeps the rules of the API, which the built-in chef relies on. */
function checked(order: RecipeRequest): RecipeRequest {
  const request = recipeRequestSchema.safeParse(order);
  if (request.success) return request.data;
  const places = request.error.issues.map(({ path }) => path);
  const wrongIngredients = places.flatMap(([, position]) => (typeof position === 'number' ? [position] : []));
  const isWishWrong = places.some(([member]) => member === 'wishes');
  throw new RecipeFailure(
    { code: 'invalid-request', wrongIngredients, isWishWrong },
    'the list or a wish breaks the rules',
  );
}

async function inWorker(task: DeviceTask, signal: AbortSignal): Promise<LookedAtRecipe> {
  signal.throwIfAborted();
  const worker = new Worker(cookByRules, { type: 'module' });
  try {
    return await answerOf(worker, task, signal);
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, task: DeviceTask, signal: AbortSignal): Promise<LookedAtRecipe> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('message', ({ data }: MessageEvent<LookedAtRecipe>) => resolve(data));
    worker.addEventListener('error', ({ message }) => {
      // Only an error of the code itself has a message.
      if (message) reject(new RecipeFailure({ code: 'internal' }, message));
      else reject(networkFailure(new Error('the code of the chef did not come'), 'chef-not-loaded'));
    });
    worker.postMessage(task);
  });
}
