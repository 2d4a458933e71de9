import { randomlyOdd } from '@spatula/fake-inference/any-json';
import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import { chance } from '@spatula/pantry/testing/chance';
import { brokenOnes, cookAll } from '../cook-all.ts';
import { WatchedApi } from './watched-api.ts';

/** What became of recipes by a service that sends any JSON. */
export interface AnyAnswersReport {
  /** How many recipes ended how. */
  outcomes: Record<string, number>;
  /** What is wrong; empty when all is well. */
  faults: string[];
}

/**
 * Asks for recipes from a service that puts any JSON into any place of its answers. Each must end as a recipe or
 * as a problem of the service's, and the same process must then tell its figures and end with 0.
 */
export async function hearAnyAnswers({
  recipes,
  seed,
}: {
  recipes: number;
  seed: number;
}): Promise<AnyAnswersReport> {
  const fake = await startFakeInference({ keepRequests: 1 });
  const api = await WatchedApi.start(fake.url, { MAX_OPEN_RECIPES: '1000' });
  const random = chance(seed);
  fake.play(() => randomlyOdd(random));
  try {
    const outcomes = await cookAll(api.url, { recipes, random });
    const faults = [...brokenOnes(outcomes), ...api.bugs];
    const { status } = await fetch(new URL('/metrics', api.url));
    if (status !== 200) faults.push(`GET /metrics answered ${status}`);
    const code = await api.stop();
    if (code !== 0) faults.push(`the process ended with ${code}`);
    return { outcomes, faults };
  } finally {
    await api.stop();
    await fake.close();
  }
}
