import { setTimeout as delay } from 'node:timers/promises';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { chance } from '@spatula/pantry/testing/chance';
import { repeatAtOnce } from '../load.ts';
import { spreadOf } from '../statistics.ts';
import { askRecipe } from './ask-recipe.ts';
import { watchApi } from './watch-api.ts';

const PATIENCE = { FIRST_WORD_TIMEOUT_MS: '200', NEXT_WORD_TIMEOUT_MS: '200', RECIPE_TIMEOUT_MS: '400' };
/** Where clients leave: in wait for the first word, in the stream, and in wait for JSON. */
const DEPARTURES = [
  ['silence after the headers', 'stream'],
  ['slow', 'stream'],
  ['silence before the headers', 'json'],
] as const;
/** Where the service falls silent, and the patience with that. */
const STALLS = [
  ['silence before the headers', 'json', 400],
  ['silence before the headers', 'stream', 200],
  ['silence after the headers', 'json', 400],
  ['silence after the headers', 'stream', 200],
  ['silence after the role', 'stream', 200],
  ['stall in the middle', 'stream', 200],
  ['stall in an event', 'stream', 200],
  ['pings in the middle', 'stream', 200],
] as const;

/** Has clients leave at random moments and measures how many milliseconds later the inference service sees that. */
export function measureDepartures(clients: number, seed: number) {
  return watchApi({}, async ({ api, service }) => {
    const random = chance(seed);
    const figures: Record<string, ReturnType<typeof spreadOf>> = {};
    for (const [scenario, mode] of DEPARTURES) {
      service.play(SCENARIOS[scenario]);
      const times = await repeatAtOnce(clients, 1, async () => {
        const leaving = new AbortController();
        const begun = Promise.withResolvers<void>();
        const asked = askRecipe(api.url, mode, { signal: leaving.signal, onData: begun.resolve });
        await (scenario === 'slow' ? begun.promise : service.until(() => service.openCalls === 1));
        await delay(random() * 100);
        const start = performance.now();
        leaving.abort();
        await service.until(() => service.openCalls === 0, 5000);
        const time = performance.now() - start;
        if ((await asked) !== 'left') throw new Error(`A client who left got ${await asked}.`);
        return time;
      });
      figures[`${scenario}, ${mode}`] = spreadOf(times);
    }
    return { figures, isWithin: Object.values(figures).every(({ max }) => max <= 250) };
  });
}

/** Has the service fall silent and measures how many milliseconds after the last words the visitor is told. */
export function measureStalls(rounds: number) {
  return watchApi(PATIENCE, async ({ api, service }) => {
    const figures: Record<string, ReturnType<typeof spreadOf>> = {};
    let isWithin = true;
    for (const [scenario, mode, patienceMs] of STALLS) {
      service.play(SCENARIOS[scenario]);
      const [, ...times] = await repeatAtOnce(rounds + 1, 1, async () => {
        const pieces = [performance.now()];
        const outcome = await askRecipe(api.url, mode, { onData: () => void pieces.push(performance.now()) });
        if (outcome !== 'chef-timeout') throw new Error(`A stall ended as ${outcome}.`);
        // The last piece tells of the stall.
        return Number(pieces.at(-1)) - Number(pieces.at(-2));
      });
      // The first one warmed the server up. The machine may stand still for a while, so the median counts.
      figures[`${scenario}, ${mode}`] = spreadOf(times);
      isWithin &&= spreadOf(times).median <= patienceMs * 1.1;
    }
    return { figures, isWithin };
  });
}
