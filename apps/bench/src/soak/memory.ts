import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import { pick } from '@spatula/fake-inference/pick';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { chance } from '@spatula/pantry/testing/chance';
import { cookAll } from '../cook-all.ts';
import { type ProcessState, WatchedApi } from './watched-api.ts';

/** Share of the recipes that fail at the inference service. */
const FAILING = 0.1;
/** With so many others a recipe takes longer than that: all of them leave in time. */
const LEAVERS = { share: 0.1, withinMs: 20 };
const FAILURES = [
  SCENARIOS['401'],
  SCENARIOS['500'],
  SCENARIOS['broken JSON'],
  SCENARIOS['empty body'],
] as const;
/** How many times the process is looked at. */
const LOOKS = 5;

/** What a process holds while it serves many. */
export interface MemoryReport {
  /** After each fifth of the recipes. */
  states: ProcessState[];
  /** How many recipes ended how. */
  outcomes: Record<string, number>;
  /** Growth of heap and buffers for 10,000 recipes, in bytes: the slope of the line that fits best. */
  slopeBytes: number;
}

/** Asks for many recipes, some failing, some abandoned, and watches what the API holds. */
export async function measureMemory(recipes: number, seed: number): Promise<MemoryReport> {
  const fake = await startFakeInference({ keepRequests: 1 });
  const api = await WatchedApi.start(fake.url, { MAX_OPEN_RECIPES: '1000' });
  const random = chance(seed);
  fake.play(() => (random() < FAILING ? pick(random, FAILURES) : SCENARIOS.plain));
  const outcomes: Record<string, number> = {};
  const cook = async () => {
    const some = await cookAll(api.url, { recipes: recipes / LOOKS, random, leavers: LEAVERS });
    for (const [outcome, count] of Object.entries(some)) outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
    return api.state();
  };
  try {
    // The first ones make the process as large as it gets.
    await cook();
    const states: ProcessState[] = [];
    for (const outcome of Object.keys(outcomes)) delete outcomes[outcome];
    for (let look = 0; look < LOOKS; look += 1) states.push(await cook());
    const slope = slopeOf(states.map(({ heapBytes }) => heapBytes));
    return { states, outcomes, slopeBytes: (slope * 10_000 * LOOKS) / recipes };
  } finally {
    await api.stop();
    await fake.close();
  }
}

/** Least squares: how much the values grow from one to the next. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const of = (term: (value: number, offset: number) => number) =>
    values.reduce((sum, value, index) => sum + term(value, index - middle), 0);
  return of((value, offset) => offset * (value - mean)) / of((_value, offset) => offset * offset);
}
