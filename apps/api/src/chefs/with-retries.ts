import pRetry from 'p-retry';
import { type Chef, ChefError } from './chef.ts';
import { pause } from './pause.ts';

/** Requests after the first one. */
const RETRIES = 2;
/** First pause in milliseconds; the next is twice as long, and each is stretched at random up to twofold. */
const FIRST_PAUSE_MS = 250;

/**
 * A chef that is asked again, at most {@link RETRIES} times and before the first word only, when the failure
 * may pass. A `Retry-After` is waited for where it fits into the patience, else the failure stands at once.
 *
 * @param patienceMs - longest time in milliseconds that all attempts and pauses may take
 */
export function withRetries(chef: Chef, patienceMs: number): Chef {
  return {
    model: chef.model,
    async *cook(ingredients, options) {
      const start = performance.now();
      const fits = (waitMs: number) => performance.now() - start + waitMs < patienceMs;
      const attempt = async () => {
        const recipe = chef.cook(ingredients, options);
        return { recipe, first: await recipe.next() };
      };
      const { recipe, first } = await pRetry(attempt, {
        retries: RETRIES,
        minTimeout: FIRST_PAUSE_MS,
        randomize: true,
        signal: options.signal,
        shouldRetry: ({ error }) =>
          error instanceof ChefError && error.retryable && fits((error.retryAfter ?? 0) * 1000),
        onFailedAttempt: async ({ error, retriesLeft, retryDelay }) => {
          if (!(error instanceof ChefError && error.retryable && error.retryAfter) || retriesLeft === 0)
            return;
          const restMs = error.retryAfter * 1000 - retryDelay;
          if (restMs > 0 && fits(error.retryAfter * 1000)) await pause(restMs, options.signal);
        },
      });
      try {
        if (first.done) return first.value;
        yield first.value;
        return yield* recipe;
      } finally {
        await recipe.return({ truncated: false });
      }
    },
  };
}
