import { randomlyOdd } from '@spatula/fake-inference/any-json';
import { chance } from '@spatula/pantry/testing/chance';
import { brokenOnes, cookAll } from './cook-all.ts';
import type { Outcomes, Soaking } from './random-service.ts';
import { type Report, watchApi } from './watch-api.ts';

/**
 * Asks for recipes from a service that puts any JSON into any place of its answers. Each must end as a recipe or
 * as a problem of the service, and the same process must then tell its metrics.
 */
export function hearAnyAnswers({ recipes, seed }: Soaking): Promise<Report<Outcomes>> {
  return watchApi({}, async ({ api, service, recipeUrl }) => {
    const random = chance(seed);
    service.play(() => randomlyOdd(random));
    const outcomes = await cookAll(recipeUrl, { recipes, random });
    const { status } = await fetch(`${api.url}/metrics`);
    const unwell = status === 200 ? [] : [`GET /metrics answered ${status}`];
    return { figures: { outcomes }, faults: [...brokenOnes(outcomes), ...unwell] };
  });
}
