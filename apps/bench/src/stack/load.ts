import { setInterval } from 'node:timers';
import { setTimeout as delay } from 'node:timers/promises';
import { askForRecipe, type Visit, type Wish } from './visitor.ts';

/** Recipes that one visitor may ask for in a minute, as stack.env says. */
export const RATE_LIMIT = 2500;

/** Resolves when the visits so far no longer count: a minute after the first of them. */
export async function forgetVisits(): Promise<void> {
  await delay(61_000);
}

/** Recipes asked for at a steady rate, whatever becomes of them, until `stop` is called. */
export interface Load {
  /** Visits that have begun. */
  readonly begun: number;
  /** Asks for no more, and resolves with every visit once the last has ended. */
  stop(): Promise<Visit[]>;
}

/** Starts to ask for a recipe every `intervalMs` milliseconds. */
export function startLoad(origin: string, wish: Wish, intervalMs: number): Load {
  const visits: Promise<Visit>[] = [];
  const timer = setInterval(() => visits.push(askForRecipe(origin, wish)), intervalMs);
  return {
    get begun() {
      return visits.length;
    },
    stop() {
      clearInterval(timer);
      return Promise.all(visits);
    },
  };
}

/** Asks for `count` recipes, `atOnce` at a time; `onEach` is told how many have ended. */
export async function askForMany(
  origin: string,
  wish: Wish,
  { count, atOnce, onEach }: { count: number; atOnce: number; onEach?: (ended: number) => void },
): Promise<Visit[]> {
  const visits: Visit[] = [];
  let begun = 0;
  async function visitor(): Promise<void> {
    while (begun < count) {
      begun += 1;
      visits.push(await askForRecipe(origin, wish));
      onEach?.(visits.length);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return visits;
}

/** How many visits ended how, such as `{"whole":499,"cut":1}`. */
export function endings(visits: readonly Visit[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { ending } of visits) counts[ending] = (counts[ending] ?? 0) + 1;
  return counts;
}
