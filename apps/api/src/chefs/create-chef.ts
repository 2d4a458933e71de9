import type { Config } from '../config.ts';
import type { Chef } from './chef.ts';
import type { Send } from './send-request.ts';
import { withDeadlines } from './with-deadlines.ts';
import { withOpenLimit, withTextLimit } from './with-limits.ts';
import { withPlainText } from './with-plain-text.ts';
import { withRetries } from './with-retries.ts';

/** Longest recipe in bytes of UTF-8. */
const MAX_RECIPE_BYTES = 64 * 1024;

/** The settings that make a chef. */
export type ChefConfig = Pick<
  Config,
  'chef' | 'firstWordTimeoutMs' | 'nextWordTimeoutMs' | 'recipeTimeoutMs' | 'maxOpenRecipes'
>;

/** The chef that the settings ask for, its text made plain, with patience, retries and limits around it. */
export async function createChef(config: ChefConfig, send?: Send): Promise<Chef & { readonly open: number }> {
  const deadlines = {
    firstWordMs: config.firstWordTimeoutMs,
    nextWordMs: config.nextWordTimeoutMs,
    recipeMs: config.recipeTimeoutMs,
  };
  const plain = withPlainText(await chefOf(config, send));
  // The built-in chef does not fail, so that nothing of it is tried again.
  const persistent = config.chef.kind === 'hosted' ? withRetries(plain, deadlines) : plain;
  const patient = withDeadlines(persistent, deadlines);
  return withOpenLimit(withTextLimit(patient, MAX_RECIPE_BYTES), config.maxOpenRecipes);
}

/** Loads only the chef that cooks: it is half of what the server consists of. */
async function chefOf({ chef }: ChefConfig, send?: Send): Promise<Chef> {
  if (chef.kind === 'pantry') {
    const { createPantryChef } = await import('./pantry-chef.ts');
    return createPantryChef(Math.random);
  }
  const { createHostedChef } = await import('./hosted-chef.ts');
  return createHostedChef({ ...chef, send });
}
