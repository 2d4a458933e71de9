import type { Menu } from '../choose-recipe.ts';
import type { Draft } from '../draft-recipe.ts';
import { andList, duration } from '../read/words.ts';
import type { Ban } from './ban.ts';
import { totalMinutes } from './minutes.ts';
import type { ReadOrder } from './read-order.ts';
import { isOfTwoDays, type Want } from './wants.ts';

/** The wish that stands in the way of every dish, and what would help. */
export interface WhyNot {
  /** "nothing from this list is ready in 10 minutes; the quickest is Porridge, in 12 min" */
  readonly reason: string;
  readonly help: string;
}

/** Foods that would help, of which those that must not be in the dish are not named. */
const HELPERS = ['eggs', 'pasta', 'rice', 'beans', 'a vegetable', 'some fruit'];

/** A sentence that proposes foods which may be in the dish. */
export function helpWithout(ban: Ban): string {
  const helpers = HELPERS.filter((helper) => !ban.isIn(helper)).slice(0, 3);
  const such = helpers.length > 0 ? `, such as ${helpers.join(', ').replace(/,(?=[^,]*$)/, ' or')}` : '';
  return `Add a food or two${such}, and I will gladly cook.`;
}

/**
 * Finds the wish that stands in the way; undefined where no wish does.
 *
 * @param banned - the names of the foods that the list has and that must not be in the dish
 */
export function whyNot(
  { tiers, draft }: Menu,
  { ban, wants }: ReadOrder,
  banned: readonly string[],
): WhyNot | undefined {
  const help = helpWithout(ban);
  const dishes = (tiers.at(-1)?.() ?? []).flatMap((found) => draft(found) ?? []);
  const hard = wants.filter(({ isSoft }) => !isSoft);
  const [nearest] = dishes;
  if (!nearest) {
    const reason = `too little is left for a dish without ${andList(banned)}`;
    return banned.length > 0 ? { reason, help } : undefined;
  }
  for (const want of hard) {
    const others = dishes.filter((dish) => hard.every((one) => one === want || one.isMet(dish)));
    if (others.length > 0) return { reason: blame(want, others), help };
  }
  const names = hard.map(({ name }) => name);
  return {
    reason: `nothing from this list is all of this at once: ${andList(names)}; the nearest is ${nearest.title}, in ${duration(totalMinutes(nearest.steps))}`,
    help,
  };
}

function blame({ kind, name }: Want, dishes: readonly Draft[]): string {
  const [first] = dishes;
  const title = first?.title ?? '';
  if (kind === 'seen')
    return `you have seen every dish that I know for this list and these wishes, ${title} among them`;
  if (kind !== 'minutes') return `nothing from this list can be ${name}; the nearest is ${title}`;
  const minutesOf = ({ steps }: Draft): number => totalMinutes(steps);
  const quickest = dishes.reduce((best, dish) => (minutesOf(dish) < minutesOf(best) ? dish : best));
  const time = isOfTwoDays(quickest) ? 'which begins the day before' : `in ${duration(minutesOf(quickest))}`;
  return `nothing from this list is ${name}; the quickest is ${quickest.title}, ${time}`;
}
