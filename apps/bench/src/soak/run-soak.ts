import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { brokenOnes, cookAll, randomScenario } from './cook-all.ts';
import { seededRandom } from './random.ts';
import { type ProcessState, WatchedApi } from './watched-api.ts';

/** Recipes before the first measurement: code is compiled, pools are filled. */
const WARM_UP = 150;
/** How long connections and timers may take to go, in milliseconds: the longest is the pool's idle time. */
const SETTLE_MS = 15_000;
const POLL_MS = 100;
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
    const random = seededRandom(seed);
    fake.play(() => SCENARIOS[randomScenario(random)]);
    await cookAll(api.url, { recipes: WARM_UP, random });
    const before = await settled(api, fake, () => true);
    const outcomes = await cookAll(api.url, { recipes, random });
    const after = await settled(api, fake, (state) => sameHandles(state, before));
    return { outcomes, before, after, faults: faultsOf({ outcomes, before, after }, fake, api.bugs) };
  } finally {
    await api.stop();
    await fake.close();
  }
}

/** What the API holds once nothing is open any more at the inference service, or our patience is over. */
async function settled(api: WatchedApi, fake: FakeInference, isSettled: (state: ProcessState) => boolean) {
  const deadline = performance.now() + SETTLE_MS;
  for (;;) {
    const state = await api.state();
    const quiet = fake.openSockets === 0 && !state.handles.TCPSocketWrap && isSettled(state);
    if (quiet || performance.now() > deadline) return state;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function sameHandles(state: ProcessState, other: ProcessState): boolean {
  const sorted = ({ handles }: ProcessState) => JSON.stringify(Object.entries(handles).sort());
  return sorted(state) === sorted(other);
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
    ...(sameHandles(before, after)
      ? []
      : [`handles were ${JSON.stringify(before.handles)} and are ${JSON.stringify(after.handles)}`]),
    ...(grown > HEAP_NOISE_BYTES ? [`the heap has grown by ${grown} bytes`] : []),
  ];
}
