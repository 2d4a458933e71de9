import { startTransition, useEffect, useState } from 'react';
import { MOST_AT_ONCE } from './markdown-cost.ts';

/**
 * Spreads work over several frames, so that the browser can draw and react in between.
 *
 * @param costs - of each piece of work, in the units of `markdownCost`; pieces may be added at the end
 * @returns how many pieces to show now: as many as fit into one frame, and all that earlier frames have shown
 */
export function useGradually(costs: readonly number[]): number {
  const [drawn, setDrawn] = useState(0);
  const shown = drawn + fitting(costs.slice(drawn));
  const isAll = shown >= costs.length;

  useEffect(() => {
    if (isAll) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(shown)));
    return () => cancelAnimationFrame(frame);
  }, [isAll, shown]);

  return shown;
}

/** How many of the pieces fit into one frame; at least one, where there is one. */
function fitting(costs: readonly number[]): number {
  let spent = 0;
  const over = costs.findIndex((cost, index) => {
    spent += cost;
    return index > 0 && spent > MOST_AT_ONCE;
  });
  return over === -1 ? costs.length : over;
}
