import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { chance } from '@spatula/pantry/testing/chance';
import { brokenOnes, cookAll, randomScenario } from './cook-all.ts';
import { compareStates, type Report, watchApi } from './watch-api.ts';

/** Recipes before the first measurement: code is compiled, pools are filled. */
const WARM_UP = 150;
/** The difference of two heaps that means nothing, in bytes. */
const HEAP_NOISE_BYTES = 2 * 1024 * 1024;

const IMPATIENT = {
  FIRST_WORD_TIMEOUT_MS: '900',
  NEXT_WORD_TIMEOUT_MS: '300',
  RECIPE_TIMEOUT_MS: '1800',
};

/** How many recipes to ask for, and the seed of the source of chance. */
export interface Soaking {
  readonly recipes: number;
  readonly seed: number;
}

/** How many recipes ended how. */
export interface Outcomes {
  readonly outcomes: Readonly<Record<string, number>>;
}

/**
 * Asks for recipes from a service that behaves at random, by clients of whom some leave at random, and compares
 * what the API holds before and afterwards.
 */
export function cookWithRandomService({ recipes, seed }: Soaking): Promise<Report<Outcomes>> {
  return watchApi(IMPATIENT, async (watched) => {
    const { service, recipeUrl } = watched;
    const random = chance(seed);
    service.play(() => SCENARIOS[randomScenario(random)]);
    await cookAll(recipeUrl, { recipes: WARM_UP, random });
    let outcomes: Outcomes['outcomes'] = {};
    const { before, after, faults } = await compareStates(watched, async () => {
      outcomes = await cookAll(recipeUrl, { recipes, random });
    });
    const grown = after.heapBytes - before.heapBytes;
    const growth = grown > HEAP_NOISE_BYTES ? [`the heap has grown by ${grown} bytes`] : [];
    const figures = {
      outcomes,
      handlesBefore: before.handles,
      handlesAfter: after.handles,
      heapGrownBytes: grown,
    };
    return { figures, faults: [...brokenOnes(outcomes), ...faults, ...growth] };
  });
}
