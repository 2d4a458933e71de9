import type { Step } from '../cookbook/recipe.ts';

/** The minutes of all steps, without those that run during another one. */
export const totalMinutes = (steps: readonly Step[]): number =>
  sum(steps.filter(({ how }) => how !== 'meanwhile'));

/** The minutes in which somebody has to stand by: what is done while the oven works is work too. */
export const activeMinutes = (steps: readonly Step[]): number =>
  Math.min(totalMinutes(steps), sum(steps.filter(({ how }) => how !== 'hands off')));

const sum = (steps: readonly Step[]): number => steps.reduce((total, { minutes }) => total + minutes, 0);
