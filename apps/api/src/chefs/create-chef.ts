import type { Config } from '../config.ts';
import type { Chef } from './chef.ts';
import type { Send } from './send-request.ts';
import { type Deadlines, withDeadlines } from './with-deadlines.ts';
import { withOpenLimit, withTextLimit } from './with-limits.ts';
import { withRetries } from './with-retries.ts';

/** Longest recipe in bytes of UTF-8. */
const MAX_RECIPE_BYTES = 64 * 1024;

/** The settings that make a chef. */
export type ChefConfig = Pick<
  Config,
  'chef' | 'firstWordTimeoutMs' | 'nextWordTimeoutMs' | 'recipeTimeoutMs' | 'maxOpenRecipes'
>;

/** The chef that the settings ask for, with patience, retries and limits around it. */
export async function createChef(config: ChefConfig, send?: Send): Promise<Chef & { readonly open: number }> {
  const deadlines = {
    firstWordMs: config.firstWordTimeoutMs,
    nextWordMs: config.nextWordTimeoutMs,
    recipeMs: config.recipeTimeoutMs,
  };
  const patient = withDeadlines(await chefOf(config, deadlines, send), deadlines);
  return withOpenLimit(withTextLimit(patient, MAX_RECIPE_BYTES), config.maxOpenRecipes);
}

/** Loads only the chef that cooks: it is half of what the server consists of. */
async function chefOf({ chef }: ChefConfig, deadlines: Deadlines, send?: Send): Promise<Chef> {
  if (chef.kind === 'pantry') {
    const { createPantryChef } = await import('./pantry-chef.ts');
    return createPantryChef(Math.random);
  }
  const { createHostedChef } = await import('./hosted-chef.ts');
  return withRetries(createHostedChef({ ...chef, send }), deadlines);
}
