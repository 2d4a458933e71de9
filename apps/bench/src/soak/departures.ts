import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FakeInference } from '@spatula/fake-inference/fake-inference';
import type { RecordedRequest } from '@spatula/fake-inference/recorder';
import { SCENARIOS, type ScenarioName } from '@spatula/fake-inference/scenarios';
import { chance } from '@spatula/pantry/testing/chance';
import { repeatAtOnce } from '../repeat-at-once.ts';
import { type Spread, spreadOf } from '../statistics.ts';
import { ACCEPTS, askRecipe, type Order } from './ask-recipe.ts';
import { type Report, type Watched, watchApi } from './watch-api.ts';

/** Clients who are there at the same time. */
const AT_ONCE = 20;
/** How long at most they stay once their recipe has begun, in milliseconds. */
const MAX_STAY_MS = 100;
/** How long the end of an upstream connection may take before all is given up, in milliseconds. */
const MOST_MS = 5000;

/** Where clients are when they leave. */
const PLACES: Record<string, { scenario: ScenarioName; accept: Order['accept']; inStream?: true }> = {
  'in wait for the first word': { scenario: 'silence after the headers', accept: ACCEPTS[1] },
  'in the stream': { scenario: 'slow', accept: ACCEPTS[1], inStream: true },
  'in wait for JSON': { scenario: 'silence before the headers', accept: ACCEPTS[0] },
};

/** Milliseconds from the departure of each client to the end of its upstream connection. */
export interface Departures extends Spread {
  readonly clients: number;
}

/** Has clients leave at random moments and measures how soon the inference service sees that. */
export function measureDepartures(
  clients: number,
  seed: number,
): Promise<Report<Readonly<Record<string, Departures>>>> {
  return watchApi({}, async (watched) => {
    const random = chance(seed);
    const figures: Record<string, Departures> = {};
    for (const [place, { scenario, accept, inStream = false }] of Object.entries(PLACES)) {
      watched.service.play(SCENARIOS[scenario]);
      const callFor = indexCalls(watched.service);
      const times = await repeatAtOnce({ count: clients, atOnce: AT_ONCE }, (index) =>
        timeOf(watched, {
          callFor,
          accept,
          inStream,
          ingredient: `${place} ${index}`,
          stayMs: random() * MAX_STAY_MS,
        }),
      );
      figures[place] = { clients: times.length, ...spreadOf(times) };
    }
    return { figures, faults: [] };
  });
}

interface Visit {
  /** Finds the call to the inference service by the ingredient it asks about. */
  readonly callFor: (ingredient: string) => RecordedRequest | undefined;
  readonly accept: Order['accept'];
  /** Whether the client waits for the first words before it leaves. */
  readonly inStream: boolean;
  /** No other client asks for it. */
  readonly ingredient: string;
  readonly stayMs: number;
}

/** Looks at each call once: a look at all of them for every client would slow down what is measured. */
function indexCalls({ requests }: FakeInference): Visit['callFor'] {
  const byIngredient = new Map<string, RecordedRequest>();
  const seen = new WeakSet<RecordedRequest>();
  return (ingredient) => {
    for (const request of requests) {
      if (seen.has(request)) continue;
      seen.add(request);
      const [, asked = ''] = /I have (.*?)\. Please/.exec(JSON.stringify(request.body)) ?? [];
      byIngredient.set(asked, request);
    }
    return byIngredient.get(ingredient);
  };
}

async function timeOf({ service, recipeUrl }: Watched, visit: Visit): Promise<number> {
  const { callFor, accept, inStream, ingredient, stayMs } = visit;
  const leaving = new AbortController();
  const begun = Promise.withResolvers<void>();
  const order = { accept, agent: new Agent(), ingredient, signal: leaving.signal, onData: begun.resolve };
  const asked = askRecipe(recipeUrl, order);
  await (inStream ? begun.promise : service.until(() => callFor(ingredient) !== undefined));
  await delay(stayMs);
  const call = callFor(ingredient);
  const start = performance.now();
  leaving.abort();
  if (!call) throw new Error('A client left before its recipe had begun.');
  await service.until(() => call.outcome !== 'open', MOST_MS);
  const time = performance.now() - start;
  const outcome = await asked;
  if (outcome !== 'left') throw new Error(`A client who left got ${outcome}.`);
  return time;
}
