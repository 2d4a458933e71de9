import { type Chef, ChefError } from './chef.ts';
import { followSignal } from './follow-signal.ts';
import { timedOut } from './upstream-error.ts';

/** Longest time that a timer can be set to, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * A chef that asks the next of several models where one fails by a fault of its own, before its first word and its
 * first thought. Each but the last has half of the time that is left until the first word is due.
 *
 * @param chefs - at least one, in the order in which they are asked
 */
export function withFallbacks(chefs: readonly Chef[]): Chef {
  return chefs.reduceRight((next, chef) => orElse(chef, next));
}

function orElse(chef: Chef, next: Chef): Chef {
  return {
    model: chef.model,
    async *cook(request, options) {
      const { signal, notes, firstWordBy = Number.POSITIVE_INFINITY } = options;
      const { controller, release } = followSignal(signal);
      const halfMs = Math.min((firstWordBy - performance.now()) / 2, LONGEST_TIMER_MS);
      const giveUp = () => controller.abort(timedOut('no first word came in half of the time that was left'));
      const timer = setTimeout(giveUp, halfMs);
      const recipe = chef.cook(request, { ...options, signal: controller.signal });
      try {
        const first = await recipe.next().catch((error: unknown) => {
          if (signal.aborted || !(error instanceof ChefError) || !error.isModelsFault) throw error;
          return error;
        });
        clearTimeout(timer);
        if (first instanceof ChefError) {
          notes.fallbacks.push({ model: chef.model, code: first.code });
          return yield* next.cook(request, options);
        }
        if (first.done) return first.value;
        yield first.value;
        return yield* recipe;
      } finally {
        clearTimeout(timer);
        release();
        await recipe.return({ truncated: false });
      }
    },
  };
}
