import { at, type ExtraRule, much } from './extra-rules.ts';

/** Rules for zest that a dish has no place for. */
export const ZEST_RULES: readonly ExtraRule[] = [
  {
    kinds: ['acid', 'citrus'],
    isZest: true,
    ...at('savoury', 'end'),
    courses: ['main', 'side', 'soup', 'salad', 'sauce'],
    ...much(1, 1, 'tsp'),
    say: (names) => `Strew with a little of the ${names}.`,
  },
  {
    kinds: ['acid', 'citrus'],
    isZest: true,
    ...at('sweet', 'batter'),
    courses: ['sweet'],
    ...much(1, 1, 'tsp'),
    say: (names) => `Flavour it with the ${names}.`,
  },
];
