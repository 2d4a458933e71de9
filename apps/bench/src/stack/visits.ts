import { setInterval } from 'node:timers';
import { setTimeout as delay } from 'node:timers/promises';
import { repeatAtOnce } from '../repeat-at-once.ts';
import { tally } from '../statistics.ts';
import { askForRecipe, type Visit, type Wish } from './visitor.ts';

/** Recipes that one visitor may ask for in a minute, as stack.env says. */
export const RATE_LIMIT = 2500;

/** Resolves when the visits so far no longer count: a minute after the first of them. */
export async function forgetVisits(): Promise<void> {
  await delay(61_000);
}

/**
 * Starts to ask for a recipe every `intervalMs` milliseconds, however long the recipes before take.
 *
 * @returns a function that asks for no more, and resolves with every visit once the last has ended
 */
export function startVisits(origin: string, wish: Wish, intervalMs: number): () => Promise<Visit[]> {
  const visits: Promise<Visit>[] = [];
  const timer = setInterval(() => visits.push(askForRecipe(origin, wish)), intervalMs);
  return () => {
    clearInterval(timer);
    return Promise.all(visits);
  };
}

/** Asks for `count` recipes, `atOnce` at a time; `onEach` is told how many have ended. */
export async function askForMany(
  origin: string,
  wish: Wish,
  { onEach, ...repetition }: { count: number; atOnce: number; onEach?: (ended: number) => void },
): Promise<Visit[]> {
  let ended = 0;
  return await repeatAtOnce(repetition, async () => {
    const visit = await askForRecipe(origin, wish);
    ended += 1;
    onEach?.(ended);
    return visit;
  });
}

/** How many visits ended how, such as `{"whole":499,"cut":1}`. */
export function endings(visits: readonly Visit[]): Record<string, number> {
  return tally(visits.map(({ ending }) => ending));
}
