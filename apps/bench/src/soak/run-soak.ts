import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { chance } from '@spatula/pantry/testing/chance';
import { brokenOnes, cookAll, randomScenario } from '../cook-all.ts';
import { holdsNoMore, settled } from './settled.ts';
import { type ProcessState, WatchedApi } from './watched-api.ts';

/** Recipes before the first measurement: code is compiled, pools are filled. */
const WARM_UP = 150;
/** What a heap may differ by for no reason, in bytes. */
const HEAP_NOISE_BYTES = 2 * 1024 * 1024;

const IMPATIENT = {
  FIRST_WORD_TIMEOUT_MS: '900',
  NEXT_WORD_TIMEOUT_MS: '300',
  RECIPE_TIMEOUT_MS: '1800',
  MAX_OPEN_RECIPES: '1000',
};

/** What became of a soak. */
export interface SoakReport {
  /** How many recipes ended how. */
  outcomes: Record<string, number>;
  /** What is wrong; empty when all is well. */
  faults: string[];
  before: ProcessState;
  after: ProcessState;
}

/**
 * Asks for recipes from a service that behaves at random, by clients of whom some leave at random, and compares
 * what the API holds before and afterwards.
 */
export async function runSoak({ recipes, seed }: { recipes: number; seed: number }): Promise<SoakReport> {
  const fake = await startFakeInference({ keepRequests: 1 });
  const api = await WatchedApi.start(fake.url, IMPATIENT);
  try {
    const random = chance(seed);
    fake.play(() => SCENARIOS[randomScenario(random)]);
    await cookAll(api.url, { recipes: WARM_UP, random });
    const before = await settled(api, fake, () => true);
    const outcomes = await cookAll(api.url, { recipes, random });
    const after = await settled(api, fake, (state) => holdsNoMore(state, before));
    return { outcomes, before, after, faults: faultsOf({ outcomes, before, after }, fake, api.bugs) };
  } finally {
    await api.stop();
    await fake.close();
  }
}

function faultsOf(
  { outcomes, before, after }: Omit<SoakReport, 'faults'>,
  fake: FakeInference,
  bugs: readonly string[],
): string[] {
  const grown = after.heapBytes - before.heapBytes;
  return [
    ...brokenOnes(outcomes),
    ...bugs,
    ...(fake.openCalls > 0 ? [`${fake.openCalls} requests to the inference service are still open`] : []),
    ...(fake.openSockets > 0
      ? [`${fake.openSockets} connections to the inference service are still open`]
      : []),
    ...(holdsNoMore(after, before)
      ? []
      : [`handles were ${JSON.stringify(before.handles)} and are ${JSON.stringify(after.handles)}`]),
    ...(grown > HEAP_NOISE_BYTES ? [`the heap has grown by ${grown} bytes`] : []),
  ];
}
