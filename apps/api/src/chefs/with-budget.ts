import { ProblemError } from '../problem-error.ts';
import type { Chef } from './chef.ts';
import type { DailyBudget } from './daily-budget.ts';

/** A chef that begins no more recipes in a day than its budget holds, each counted once, however it goes on. */
export function withBudget(chef: Chef, budget: DailyBudget): Chef {
  return {
    model: chef.model,
    async *cook(request, options) {
      if (!(await budget.take())) {
        throw new ProblemError(
          'budget-spent',
          'This site has cooked as many recipes as it may in a day. Try again tomorrow: its day begins at midnight UTC.',
          { headers: { 'Retry-After': String(budget.secondsLeft) } },
        );
      }
      options.signal.throwIfAborted();
      return yield* chef.cook(request, options);
    },
  };
}
