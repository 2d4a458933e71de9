import { mayForbid } from '@spatula/pantry/may-forbid';
import type { RecipeDone, RecipeRequest } from '@spatula/shared/recipe';

/** The outcome of a look at a recipe: the things that it found, and those that it looked for. */
export type Findings = Required<Pick<RecipeDone, 'warnings' | 'lookedFor'>>;

/** Looks for all that a request forbids in a recipe; gives nothing where the request forbids and wishes nothing. */
export type LookFor = (
  recipe: string,
  request: RecipeRequest,
) => Findings | undefined | Promise<Findings | undefined>;

/**
 * Looks with the food knowledge of the built-in chef. It is loaded for the first request that needs it, because it takes
 * time and memory, and most requests wish nothing.
 */
export const lookWithFoodKnowledge: LookFor = async (recipe, request) => {
  const isWished = Object.values(request.wishes ?? {}).some((wish) => wish !== undefined);
  if (!isWished && !request.ingredients.some(mayForbid)) return undefined;
  const { lookFor } = await import('@spatula/pantry/look-for');
  return lookFor(recipe, request);
};
