import pRetry, { type RetryContext } from 'p-retry';
import { type Chef, ChefError } from './chef.ts';
import { pause } from './pause.ts';

/** Requests after the first one. */
const RETRIES = 2;
/** First pause in milliseconds; the next is twice as long, and each is stretched at random up to twofold. */
const FIRST_PAUSE_MS = 250;

/**
 * A chef that is asked again, at most {@link RETRIES} times and before the first word only, when the failure
 * may pass. `Retry-After` is waited for. A pause that would not end before the first word is due is not begun: the
 * failure is then thrown at once.
 */
export function withRetries(chef: Chef): Chef {
  return {
    model: chef.model,
    async *cook(request, options) {
      const { signal, firstWordBy = Number.POSITIVE_INFINITY } = options;
      let recipe = chef.cook(request, options);
      const attempt = (number: number) => {
        if (number > 1) recipe = chef.cook(request, options);
        return recipe.next();
      };
      const shouldRetry = async ({ error, retryDelay }: RetryContext) => {
        if (!(error instanceof ChefError && error.retryable)) return false;
        const waitMs = Math.max(retryDelay, (error.retryAfter ?? 0) * 1000);
        if (performance.now() + waitMs >= firstWordBy) return false;
        await pause(waitMs - retryDelay, signal);
        return true;
      };
      try {
        const first = await pRetry(attempt, {
          retries: RETRIES,
          minTimeout: FIRST_PAUSE_MS,
          randomize: true,
          signal,
          shouldRetry,
        });
        if (first.done) return first.value;
        yield first.value;
        return yield* recipe;
      } finally {
        await recipe.return({ truncated: false });
      }
    },
  };
}
