import type { RecipeDone, RecipeRequest } from '@spatula/shared/recipe';
import { networkFailure } from './recipe-failure.ts';

/**
 * Asks for one recipe. Yields markdown piece by piece as it comes, or whole; returns who cooked it, whether
 * it ends early, and whether it breaks a wish. Throws a RecipeFailure. Stops, and closes its connection, when `signal` aborts.
 */
export type CookRecipe = (request: RecipeRequest, signal: AbortSignal) => AsyncGenerator<string, RecipeDone>;

/**
 * A {@link CookRecipe} whose code is fetched when it is first needed.
 *
 * @param otherwise - the failure where the code does not come, unless the visitor's device has no network
 */
export function lazyCook(
  load: () => Promise<CookRecipe>,
  otherwise: 'server-unreachable' | 'chef-not-loaded',
): CookRecipe {
  return async function* cookWhenLoaded(request, signal) {
    const cook = await load().catch((error: unknown) => {
      throw networkFailure(error, otherwise);
    });
    return yield* cook(request, signal);
  };
}
