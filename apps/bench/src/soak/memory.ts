import { pick } from '@spatula/fake-inference/pick';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { chance } from '@spatula/pantry/testing/chance';
import { brokenOnes, cookAll } from './cook-all.ts';
import type { Outcomes, Soaking } from './random-service.ts';
import { type Report, watchApi } from './watch-api.ts';

/** Share of the recipes that fail at the inference service. */
const FAILING = 0.1;
/** With 40 recipes at once each takes longer than that, so clients who leave do so before their recipe ends. */
const LEAVERS = { share: 0.1, withinMs: 20 };
const FAILURES = ['401', '500', 'broken JSON', 'empty body'] as const;
/** How many times the process is looked at. */
const LOOKS = 5;

/** How much the API holds while it serves many. */
export interface MemoryFigures extends Outcomes {
  /** After each fifth of the recipes. */
  readonly heapMB: readonly number[];
  /** Growth of heap and buffers for 10,000 recipes, in bytes: the slope of the line that fits best. */
  readonly slopeBytes: number;
}

/** Asks for many recipes, some failing, some abandoned, and watches what the API holds. */
export function measureMemory({ recipes, seed }: Soaking): Promise<Report<MemoryFigures>> {
  return watchApi({}, async ({ api, service, recipeUrl }) => {
    const random = chance(seed);
    service.play(() => SCENARIOS[random() < FAILING ? pick(random, FAILURES) : 'plain']);
    const outcomes: Record<string, number> = {};
    const heaps: number[] = [];
    // The recipes before the first look let the process grow to its working size.
    for (let look = 0; look <= LOOKS; look += 1) {
      const some = await cookAll(recipeUrl, { recipes: recipes / LOOKS, random, leavers: LEAVERS });
      if (look === 0) continue;
      for (const [outcome, count] of Object.entries(some))
        outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
      heaps.push((await api.state()).heapBytes);
    }
    const slopeBytes = (slopeOf(heaps) * 10_000 * LOOKS) / recipes;
    return {
      figures: { outcomes, heapMB: heaps.map((bytes) => bytes / 1e6), slopeBytes },
      faults: brokenOnes(outcomes),
    };
  });
}

/** Least squares: how much the values grow from one to the next. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const of = (term: (value: number, offset: number) => number) =>
    values.reduce((sum, value, index) => sum + term(value, index - middle), 0);
  return of((value, offset) => offset * (value - mean)) / of((_value, offset) => offset * offset);
}
