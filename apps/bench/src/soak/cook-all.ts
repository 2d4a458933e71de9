import { Agent } from 'node:http';
import { pick } from '@spatula/fake-inference/pick';
import { SCENARIOS, type ScenarioName } from '@spatula/fake-inference/scenarios';
import { repeatAtOnce } from '../repeat-at-once.ts';
import { tally } from '../statistics.ts';
import { ACCEPTS, askRecipe, type Order } from './ask-recipe.ts';

/** Recipes that are cooked at once. */
const AT_ONCE = 40;
/** Share of the answers of the inference service that may be anything; the others are plain recipes. */
const ODD_SHARE = 0.6;

/** All that a service does by itself, without a test that lets it go on. */
const names = Object.keys(SCENARIOS).filter((name): name is ScenarioName => !name.startsWith('hold'));

/** The behaviour of a service that behaves at random. */
export function randomScenario(random: () => number): ScenarioName {
  return random() < ODD_SHARE ? pick(random, names) : 'plain';
}

/** How many recipes to ask for, the source of chance, and the wish of each client. */
export interface Cooking {
  recipes: number;
  random: () => number;
  /** Share of the clients that leave, and within how many milliseconds. Default: a quarter, within 400. */
  leavers?: { share: number; withinMs: number };
  /** Default: eggs, as JSON or as a stream. */
  wish?: () => Pick<Order, 'accept' | 'ingredient'>;
}

/**
 * Asks for recipes, 40 at a time.
 *
 * @returns how many ended how
 */
export async function cookAll(
  url: string,
  {
    recipes,
    random,
    leavers = { share: 0.25, withinMs: 400 },
    wish = () => ({ accept: pick(random, ACCEPTS) }),
  }: Cooking,
): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true });
  const outcomes = await repeatAtOnce({ count: recipes, atOnce: AT_ONCE }, () => {
    const leaves = random() < leavers.share && AbortSignal.timeout(Math.ceil(random() * leavers.withinMs));
    return askRecipe(url, { ...wish(), agent, ...(leaves && { signal: leaves }) });
  });
  agent.destroy();
  return tally(outcomes);
}

/** The outcomes that no service and no client explains. */
export function brokenOnes(outcomes: Readonly<Record<string, number>>): string[] {
  return Object.keys(outcomes).filter((outcome) => outcome.startsWith('broken') || outcome === 'internal');
}
