import { Agent } from 'node:http';
import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS, type ScenarioName } from '@spatula/fake-inference/scenarios';
import { ACCEPTS, askRecipe, type Order } from '../ask-recipe.ts';
import { WatchedApi } from './watched-api.ts';

/** Patience with a word of a stream and with a whole recipe, in milliseconds. */
const WORD_MS = 200;
const RECIPE_MS = 400;

const [JSON_TYPE, STREAM_TYPE] = ACCEPTS;
/** Where the service falls silent, and whether words have come by then. */
const PLACES: readonly { scenario: ScenarioName; accept: Order['accept']; afterWords?: true }[] = [
  { scenario: 'silence before the headers', accept: JSON_TYPE },
  { scenario: 'silence before the headers', accept: STREAM_TYPE },
  { scenario: 'silence after the headers', accept: JSON_TYPE },
  { scenario: 'silence after the headers', accept: STREAM_TYPE },
  { scenario: 'silence after the role', accept: STREAM_TYPE },
  { scenario: 'stall in the middle', accept: STREAM_TYPE, afterWords: true },
  { scenario: 'stall in an event', accept: STREAM_TYPE, afterWords: true },
  { scenario: 'pings in the middle', accept: STREAM_TYPE, afterWords: true },
];

/** How long visitors waited for the truth. */
export interface Stall {
  place: string;
  /** What the settings allow, in milliseconds. */
  patienceMs: number;
  /** Milliseconds from the last words, or from the request, to the error. */
  times: number[];
}

/** Has the inference service fall silent and measures how soon the visitor is told. */
export async function measureStalls(rounds: number): Promise<Stall[]> {
  const fake = await startFakeInference({ keepRequests: 1 });
  const api = await WatchedApi.start(fake.url, {
    FIRST_WORD_TIMEOUT_MS: String(WORD_MS),
    NEXT_WORD_TIMEOUT_MS: String(WORD_MS),
    RECIPE_TIMEOUT_MS: String(RECIPE_MS),
  });
  const stalls: Stall[] = [];
  try {
    for (const { scenario, accept, afterWords } of PLACES) {
      fake.play(SCENARIOS[scenario]);
      const ask = () => timeOf(api.url, accept, afterWords);
      // The first one warms up what the others then run through.
      await ask();
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await ask());
      const patienceMs = accept === JSON_TYPE ? RECIPE_MS : WORD_MS;
      stalls.push({ place: `${scenario}, ${accept}`, patienceMs, times });
    }
    return stalls;
  } finally {
    await api.stop();
    await fake.close();
  }
}

async function timeOf(url: string, accept: Order['accept'], afterWords = false): Promise<number> {
  let start = performance.now();
  const onData = () => {
    if (afterWords) start = performance.now();
  };
  const outcome = await askRecipe(url, { accept, agent: new Agent(), onData });
  if (outcome !== 'chef-timeout') throw new Error(`A stall ended as ${outcome}.`);
  return performance.now() - start;
}
