import type { Step } from './cookbook/recipe.ts';

/** The method of a recipe as one text. */
export const methodOf = (steps: readonly Step[]): string => steps.map(({ text }) => text).join('\n');
