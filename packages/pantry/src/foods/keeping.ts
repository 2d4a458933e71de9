import type { KindName } from './kinds.ts';

/** How long a dish with foods of these kinds keeps, and when it must be in the fridge. */
export interface Keeping {
  readonly kinds?: readonly KindName[];
  readonly within: string;
  readonly days: string;
}

/**
 * How long dishes keep. The first entry that applies counts.
 *
 * Sources: NHS, “Can reheating rice cause food poisoning?” (rice: within an hour into the fridge, a day, once); USDA Food Safety and
 * Inspection Service, “Leftovers and Food Safety” (within two hours into the fridge, three to four days); Food Standards Agency,
 * “How to chill, freeze and defrost food safely” (two days). Where these sources differ, ours is the shorter time.
 */
export const KEEPING: readonly Keeping[] = [
  { kinds: ['rice'], within: 'an hour', days: 'a day' },
  { kinds: ['fish', 'shellfish', 'mollusc'], within: 'two hours', days: 'a day' },
  {
    kinds: ['cannedfish', 'poultry', 'wholebird', 'mince', 'sausage', 'egg'],
    within: 'two hours',
    days: '2 days',
  },
  { within: 'two hours', days: '3 days' },
];
