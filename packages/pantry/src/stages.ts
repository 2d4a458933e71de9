import { CLOSE_ENOUGH, type Way } from './data/roles.ts';
import { type Portion, the } from './portion.ts';

/** Sentences that put foods in one after the other, so that all are done together, and how long that takes. */
export interface Stages {
  readonly text: string;
  readonly minutes: number;
}

const HOT_THROUGH = 4;

/** Minutes that a portion cooks: what is cooked already only gets hot. */
export function minutesOf({ food, states }: Portion, way: Way): number {
  const usual = food.kind === 'drybean' ? HOT_THROUGH : food[way];
  return states.has('cooked') || states.has('canned') ? Math.min(usual || HOT_THROUGH, HOT_THROUGH) : usual;
}

/** "1 minute", "12 minutes". */
export const minutesText = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

/** Foods that go in together, the longest-cooking first; times that are close are one. */
function batches(portions: readonly Portion[], way: Way): { time: number; foods: Portion[] }[] {
  const groups: { time: number; foods: Portion[] }[] = [];
  for (const portion of [...portions].sort((a, b) => minutesOf(b, way) - minutesOf(a, way))) {
    const time = Math.max(1, minutesOf(portion, way));
    const group = groups.at(-1);
    if (group && group.time - time < CLOSE_ENOUGH[way]) group.foods.push(portion);
    else groups.push({ time, foods: [portion] });
  }
  return groups;
}

/** "Add the carrots and simmer for 8 minutes. Add the peas and simmer for 4 minutes more, until bright and tender." */
export function staged(portions: readonly Portion[], way: Way, open: string): Stages {
  const groups = batches(portions, way);
  const sentences = groups.map(({ time, foods }, at) => {
    const next = groups[at + 1];
    const heart = foods.find(({ food }) => food.role === 'main') ?? foods[0];
    const cue = heart?.states.has('cooked')
      ? 'hot all the way through'
      : heart?.food[way === 'simmer' ? 'simmerCue' : 'cue'];
    const until = next || !cue ? '' : `, until ${cue}`;
    const verb = at === 0 ? open : 'Add';
    const start = verb.includes('@') ? verb.replace('@', the(foods)) : `${verb} ${the(foods)} and ${way}`;
    return `${start} for ${minutesText(time - (next?.time ?? 0))}${at > 0 ? ' more' : ''}${until}.`;
  });
  return { text: sentences.join(' '), minutes: groups[0]?.time ?? 0 };
}
