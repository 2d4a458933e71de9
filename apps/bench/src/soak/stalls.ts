import { Agent } from 'node:http';
import { SCENARIOS, type ScenarioName } from '@spatula/fake-inference/scenarios';
import { type Spread, spreadOf } from '../statistics.ts';
import { ACCEPTS, askRecipe, type Order } from './ask-recipe.ts';
import { type Report, watchApi } from './watch-api.ts';

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

/** Milliseconds from the last words, or from the request, to the error. */
export interface Stall extends Spread {
  readonly place: string;
  /** The time that the settings allow, in milliseconds. */
  readonly patienceMs: number;
}

/** Has the inference service fall silent and measures how soon the visitor is told. */
export function measureStalls(rounds: number): Promise<Report<readonly Stall[]>> {
  const patience = {
    FIRST_WORD_TIMEOUT_MS: String(WORD_MS),
    NEXT_WORD_TIMEOUT_MS: String(WORD_MS),
    RECIPE_TIMEOUT_MS: String(RECIPE_MS),
  };
  return watchApi(patience, async ({ service, recipeUrl }) => {
    const stalls: Stall[] = [];
    for (const { scenario, accept, afterWords } of PLACES) {
      service.play(SCENARIOS[scenario]);
      const times: number[] = [];
      // The first one warms the server up and is not counted.
      for (let round = 0; round <= rounds; round += 1)
        times.push(await timeOf(recipeUrl, accept, afterWords));
      const patienceMs = accept === JSON_TYPE ? RECIPE_MS : WORD_MS;
      stalls.push({ place: `${scenario}, ${accept}`, patienceMs, ...spreadOf(times.slice(1)) });
    }
    return { figures: stalls, faults: [] };
  });
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
