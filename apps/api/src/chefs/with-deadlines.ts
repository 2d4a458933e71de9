import type { Chef } from './chef.ts';
import { followSignal } from './follow-signal.ts';
import { timedOut } from './upstream-error.ts';

/** Patience with a chef, in milliseconds. */
export interface Deadlines {
  /** From the request to the first words of a stream. */
  firstWordMs: number;
  /** From one piece of a stream to the next. */
  nextWordMs: number;
  /** From the request to the end, streamed or not. */
  recipeMs: number;
}

/** A chef that is given up with `chef-timeout` when a word, or the end, does not come in time. */
export function withDeadlines(chef: Chef, deadlines: Deadlines): Chef {
  return {
    model: chef.model,
    async *cook(request, options) {
      const { controller, release } = followSignal(options.signal);
      const { signal } = controller;
      const giveUp = (hint: string) => controller.abort(timedOut(hint));
      const recipeTimer = setTimeout(giveUp, deadlines.recipeMs, 'the recipe did not end in time');
      const patienceMs = options.stream
        ? Math.min(deadlines.firstWordMs, deadlines.recipeMs)
        : deadlines.recipeMs;
      const recipe = chef.cook(request, {
        ...options,
        signal,
        firstWordBy: performance.now() + patienceMs,
      });
      let wordTimer: NodeJS.Timeout | undefined;
      try {
        if (options.stream)
          wordTimer = setTimeout(giveUp, deadlines.firstWordMs, 'no first word came in time');
        for (;;) {
          const next = await recipe.next();
          clearTimeout(wordTimer);
          signal.throwIfAborted();
          if (next.done) return next.value;
          // No timer runs while the reader is slow: only the silence of the chef counts.
          yield next.value;
          if (options.stream)
            wordTimer = setTimeout(giveUp, deadlines.nextWordMs, 'no next word came in time');
        }
      } finally {
        clearTimeout(wordTimer);
        clearTimeout(recipeTimer);
        release();
        await recipe.return({ truncated: false });
      }
    },
  };
}
