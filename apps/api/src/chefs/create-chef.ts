import { MAX_RECIPE_BYTES } from '@spatula/shared/recipe';
import type { Config } from '../config.ts';
import type { Chef } from './chef.ts';
import type { DailyBudget } from './daily-budget.ts';
import type { Send } from './send-request.ts';
import { withBudget } from './with-budget.ts';
import { withDeadlines } from './with-deadlines.ts';
import { withFallbacks } from './with-fallbacks.ts';
import { withOpenLimit, withTextLimit } from './with-limits.ts';
import { withPlainText } from './with-plain-text.ts';
import { withRetries } from './with-retries.ts';

/** The settings that make a chef. */
export type ChefConfig = Pick<
  Config,
  'chef' | 'FIRST_WORD_TIMEOUT_MS' | 'NEXT_WORD_TIMEOUT_MS' | 'RECIPE_TIMEOUT_MS' | 'MAX_OPEN_RECIPES'
>;

/** The chef that the settings ask for, its text made plain, with patience, retries and limits around it. */
export async function createChef(
  config: ChefConfig,
  { send, budget }: { send?: Send; budget?: DailyBudget | undefined } = {},
): Promise<Chef & { readonly open: number }> {
  const deadlines = {
    firstWordMs: config.FIRST_WORD_TIMEOUT_MS,
    nextWordMs: config.NEXT_WORD_TIMEOUT_MS,
    recipeMs: config.RECIPE_TIMEOUT_MS,
  };
  const patient = withDeadlines(await chefOf(config, send), deadlines);
  const bounded = withTextLimit(patient, MAX_RECIPE_BYTES);
  return withOpenLimit(budget ? withBudget(bounded, budget) : bounded, config.MAX_OPEN_RECIPES);
}

/** Loads only the chef that cooks, because a chef is half of the server's code. */
async function chefOf({ chef }: ChefConfig, send?: Send): Promise<Chef> {
  if (chef.kind === 'pantry') {
    const { createPantryChef } = await import('./pantry-chef.ts');
    // It has no retries around it, because it does not fail.
    return withPlainText(createPantryChef(Math.random));
  }
  const { createHostedChef } = await import('./hosted-chef.ts');
  const { models, ...service } = chef;
  const hosted = models.map((model) => withPlainText(createHostedChef({ ...service, model, send })));
  // Where one model of several fails the next is asked; only the last is asked again.
  const isLast = (index: number) => index === hosted.length - 1;
  return withFallbacks(hosted.map((one, index) => (isLast(index) ? withRetries(one) : one)));
}
