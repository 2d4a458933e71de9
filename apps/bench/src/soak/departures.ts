import { Agent } from 'node:http';
import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import type { RecordedRequest } from '@spatula/fake-inference/recorder';
import { SCENARIOS, type ScenarioName } from '@spatula/fake-inference/scenarios';
import { chance } from '@spatula/pantry/testing/chance';
import { ACCEPTS, askRecipe, type Order } from '../ask-recipe.ts';
import { WatchedApi } from './watched-api.ts';

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

/** Milliseconds from a client's departure to the end of its upstream connection, sorted, for each place. */
export type Departures = Record<string, number[]>;

/** Has clients leave at random moments and measures how soon the inference service sees that. */
export async function measureDepartures(clients: number, seed: number): Promise<Departures> {
  const fake = await startFakeInference();
  const api = await WatchedApi.start(fake.url);
  const random = chance(seed);
  const departures: Departures = {};
  try {
    for (const [place, { scenario, accept, inStream }] of Object.entries(PLACES)) {
      fake.play(SCENARIOS[scenario]);
      const times: number[] = [];
      const upstreamOf = indexRequests(fake);
      let next = 0;
      const visitor = async () => {
        while (next < clients) {
          const ingredient = `${place} ${next++}`;
          times.push(
            await timeOf({
              upstreamOf,
              url: api.url,
              fake,
              accept,
              ingredient,
              inStream,
              stayMs: random() * MAX_STAY_MS,
            }),
          );
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, visitor));
      departures[place] = times.sort((a, b) => a - b);
    }
    return departures;
  } finally {
    await api.stop();
    await fake.close();
  }
}

interface Visit extends Pick<Order, 'accept'> {
  url: string;
  fake: FakeInference;
  ingredient: string;
  upstreamOf: (ingredient: string) => RecordedRequest | undefined;
  inStream?: true | undefined;
  stayMs: number;
}

/** Finds the request to the inference service by the ingredient it asks about, looking at each one once. */
function indexRequests({ requests }: FakeInference): Visit['upstreamOf'] {
  const byIngredient = new Map<string, RecordedRequest>();
  let seen = 0;
  return (ingredient) => {
    for (const request of requests.slice(seen)) {
      const [, asked = ''] = /I have (.*?)\. Please/.exec(JSON.stringify(request.body)) ?? [];
      byIngredient.set(asked, request);
    }
    seen = requests.length;
    return byIngredient.get(ingredient);
  };
}

async function timeOf({
  url,
  fake,
  accept,
  ingredient,
  upstreamOf,
  inStream,
  stayMs,
}: Visit): Promise<number> {
  const leaving = new AbortController();
  const begun = Promise.withResolvers<void>();
  const agent = new Agent();
  const asked = askRecipe(url, { accept, agent, ingredient, signal: leaving.signal, onData: begun.resolve });
  const upstream = () => upstreamOf(ingredient);
  await (inStream ? begun.promise : fake.until(() => upstream() !== undefined));
  await new Promise((resolve) => setTimeout(resolve, stayMs));
  const start = performance.now();
  leaving.abort();
  await fake.until(() => upstream()?.outcome !== 'open', MOST_MS);
  const time = performance.now() - start;
  const outcome = await asked;
  if (outcome !== 'left') throw new Error(`A client who left got ${outcome}.`);
  return time;
}
