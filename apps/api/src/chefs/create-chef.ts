import type { Config } from '../config.ts';
import type { Chef } from './chef.ts';
import { createHostedChef } from './hosted-chef.ts';
import { createPantryChef } from './pantry-chef.ts';
import type { Send } from './send-request.ts';
import { withDeadlines } from './with-deadlines.ts';
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
export function createChef(config: ChefConfig, send?: Send): Chef & { readonly open: number } {
  const deadlines = {
    firstWordMs: config.firstWordTimeoutMs,
    nextWordMs: config.nextWordTimeoutMs,
    recipeMs: config.recipeTimeoutMs,
  };
  const cook =
    config.chef.kind === 'pantry'
      ? createPantryChef(Math.random)
      : withRetries(createHostedChef({ ...config.chef, send }), deadlines);
  const patient = withDeadlines(cook, deadlines);
  return withOpenLimit(withTextLimit(patient, MAX_RECIPE_BYTES), config.maxOpenRecipes);
}
