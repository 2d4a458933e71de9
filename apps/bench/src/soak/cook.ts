import { randomlyOdd } from '@spatula/fake-inference/any-json';
import { pick } from '@spatula/fake-inference/pick';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { chance } from '@spatula/pantry/testing/chance';
import { Agent } from 'undici';
import { repeatAtOnce } from '../load.ts';
import { tally } from '../statistics.ts';
import { askRecipe } from './ask-recipe.ts';
import { leftBy, stateOf, watchApi } from './watch-api.ts';

/** Recipes that are cooked at once. */
const AT_ONCE = 40;
/** How many times the heap is looked at. */
const LOOKS = 5;
/** Endings that many of the recipes have. */
const USUAL_ENDINGS = ['done', 'left', 'chef-refused', 'chef-unintelligible'];
const IMPATIENT = { FIRST_WORD_TIMEOUT_MS: '900', NEXT_WORD_TIMEOUT_MS: '300', RECIPE_TIMEOUT_MS: '1800' };
const FAILURES = (['401', '500', 'broken JSON', 'empty body'] as const).map((name) => SCENARIOS[name]);
/** All that a service does by itself, without a test that lets it go on. */
const BY_ITSELF = Object.entries(SCENARIOS).flatMap(([name, it]) => (name.startsWith('hold') ? [] : [it]));

/** A service that does anything, or sends any JSON, and clients of whom a quarter leave. */
export const RANDOM = {
  settings: IMPATIENT as Record<string, string>,
  leavers: { share: 0.25, withinMs: 400 },
  service(random: () => number) {
    if (random() < 0.4) return SCENARIOS.plain;
    return random() < 0.5 ? randomlyOdd(random) : pick(random, BY_ITSELF);
  },
};

/** A service that fails one time in ten, and clients of whom one in ten leaves, sooner than its recipe could end. */
export const ORDINARY: typeof RANDOM = {
  settings: {},
  leavers: { share: 0.1, withinMs: 20 },
  service: (random) => (random() < 0.1 ? pick(random, FAILURES) : SCENARIOS.plain),
};

/** Asks for many recipes. Each must end as it should; the API must hold no more afterwards, and its heap hardly grow. */
export function cook({ settings, leavers, service }: typeof RANDOM, recipes: number, seed: number) {
  return watchApi(settings, async (watched) => {
    const random = chance(seed);
    watched.service.play(() => service(random));
    const cookSome = async () => {
      const dispatcher = new Agent();
      const some = await repeatAtOnce(recipes / LOOKS, AT_ONCE, () => {
        const leaves = random() < leavers.share;
        const signal = leaves ? AbortSignal.timeout(Math.ceil(random() * leavers.withinMs)) : null;
        return askRecipe(watched.api.url, pick(random, ['json', 'stream']), { dispatcher, signal });
      });
      await dispatcher.destroy();
      return some;
    };
    // These recipes let the process grow to its working size.
    await cookSome();
    const outcomes: string[] = [];
    const heapMB: number[] = [];
    const left = await leftBy(watched, async () => {
      while (heapMB.length < LOOKS) {
        for (const outcome of await cookSome()) outcomes.push(outcome);
        heapMB.push((await stateOf(watched.api)).heapMB);
      }
    });
    const broken = outcomes.filter((outcome) => /^(broken|internal)/.test(outcome));
    const missing = USUAL_ENDINGS.filter((ending) => !outcomes.includes(ending));
    const faults = [...broken, ...missing.map((ending) => `No recipe ended as ${ending}`), ...left];
    const grownMB = slopeOf(heapMB) * LOOKS;
    const grownMBFor10000 = (grownMB * 10_000) / recipes;
    const figures = { outcomes: tally(outcomes), heapMB, grownMBFor10000 };
    // Some megabytes more or less mean nothing where there are few recipes.
    return { figures, faults, isWithin: grownMBFor10000 <= 1 || grownMB <= 2 };
  });
}

/** Least squares: how much the values grow from one to the next. */
function slopeOf(values: readonly number[]): number {
  const offsets = values.map((_, index) => index - (values.length - 1) / 2);
  const dot = (all: readonly number[]) => offsets.reduce((sum, one, at) => sum + one * Number(all[at]), 0);
  return dot(values) / dot(offsets);
}
