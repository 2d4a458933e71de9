import { expect, test } from 'vitest';
import type { Step } from '../cookbook/recipe.ts';
import { hurried } from './hurry.ts';

const STEPS: readonly Step[] = [
  { text: 'Cut the carrots in sticks and crush the garlic.', minutes: 6 },
  { text: 'Fry the tofu for 4 minutes on each side.', minutes: 9 },
  { text: 'Simmer until thick.', minutes: 5, how: 'hands off' },
  { text: 'Scatter with the herbs.', minutes: 2 },
];
const minutesOf = (steps: readonly Step[]): number[] => steps.map(({ minutes }) => minutes);

test('for somebody in a hurry the work goes faster, and the times that the words name stay', () => {
  expect(minutesOf(hurried(STEPS, 22, 19))).toEqual([4, 8, 5, 2]);
});

test('a dish that is ready in time, or that cannot be, stays as it is', () => {
  expect(hurried(STEPS, 22, 22)).toBe(STEPS);
  expect(hurried(STEPS, 22, 17)).toBe(STEPS);
});
