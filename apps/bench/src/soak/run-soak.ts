import { Agent } from 'node:http';
import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { ACCEPTS, askRecipe } from './ask-recipe.ts';
import { seededRandom } from './random.ts';
import { type ProcessState, WatchedApi } from './watched-api.ts';

/** Recipes that are cooked at once. */
const AT_ONCE = 40;
/** Recipes before the first measurement: code is compiled, pools are filled. */
const WARM_UP = 150;
/** Share of the clients that leave, and how long at most they stay, in milliseconds. */
const LEAVERS = 0.25;
const MAX_STAY_MS = 400;
/** Share of the answers of the inference service that are anything but plain. */
const FOUL_WEATHER = 0.6;
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

/** All that a service does by itself, without a test that lets it go on. */
const scenarios = Object.entries(SCENARIOS).flatMap(([name, scenario]) =>
  name.startsWith('hold') ? [] : [scenario],
);

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
    fake.play(() => {
      const any = scenarios[Math.floor(random() * scenarios.length)];
      return any && random() < FOUL_WEATHER ? any : SCENARIOS.plain;
    });
    await cookAll(api.url, WARM_UP, random);
    const before = await settled(api, fake, () => true);
    const outcomes = await cookAll(api.url, recipes, random);
    const after = await settled(api, fake, (state) => sameHandles(state, before));
    return { outcomes, before, after, faults: faultsOf({ outcomes, before, after }, fake, api.bugs) };
  } finally {
    await api.stop();
    await fake.close();
  }
}

async function cookAll(url: string, recipes: number, random: () => number): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true });
  const outcomes: Record<string, number> = {};
  let left = recipes;
  const visitor = async () => {
    while (left-- > 0) {
      const accept = random() < 0.5 ? ACCEPTS[0] : ACCEPTS[1];
      const leaves = random() < LEAVERS && AbortSignal.timeout(Math.ceil(random() * MAX_STAY_MS));
      const outcome = await askRecipe(url, { accept, agent, ...(leaves && { signal: leaves }) });
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  agent.destroy();
  return outcomes;
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
    ...Object.keys(outcomes).filter((outcome) => outcome.startsWith('broken') || outcome === 'internal'),
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
