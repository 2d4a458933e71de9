import type { ExtraRule } from './extra-rules.ts';

/** Rules for zest that a dish has no place for. */
export const ZEST_RULES: readonly ExtraRule[] = [
  {
    kinds: ['acid', 'citrus'],
    isZest: true,
    taste: 'savoury',
    moment: 'end',
    courses: ['main', 'side', 'soup', 'salad'],
    most: 1,
    quantity: 1,
    unit: 'tsp',
    say: (names) => `Strew with a little of the ${names}.`,
  },
  {
    kinds: ['acid', 'citrus'],
    isZest: true,
    taste: 'sweet',
    moment: 'batter',
    courses: ['sweet'],
    most: 1,
    quantity: 1,
    unit: 'tsp',
    say: (names) => `Flavour it with the ${names}.`,
  },
];
