import type { Course } from '../cookbook/recipe.ts';
import type { KindName } from './kinds.ts';

/** What most recipes of a sort take gladly though they do not name it. */
export interface ExtraRule {
  readonly kinds: readonly KindName[];
  readonly taste: 'savoury' | 'sweet';
  readonly moment: 'salt' | 'fat' | 'batter' | 'end';
  /** Only for these courses; for all of that taste where they are not named. */
  readonly courses?: readonly Course[];
  /** Only where the dish has no food of these kinds yet. */
  readonly unless?: readonly KindName[];
  /** How many foods at most, and how much of each. */
  readonly most: number;
  readonly quantity: number;
  readonly unit?: 'g' | 'tsp' | 'tbsp' | 'clove' | 'cloves';
  /** Only of food in this state. */
  readonly isDried?: boolean;
  readonly say: (names: string) => string;
}

export const EXTRA_RULES: readonly ExtraRule[] = [
  {
    kinds: ['spice', 'woodherb'],
    taste: 'savoury',
    moment: 'salt',
    most: 4,
    quantity: 0.5,
    unit: 'tsp',
    say: (names) => `Season it with the ${names} too.`,
  },
  {
    kinds: ['herb'],
    isDried: true,
    taste: 'savoury',
    moment: 'salt',
    most: 3,
    quantity: 0.5,
    unit: 'tsp',
    say: (names) => `Rub in the ${names}.`,
  },
  {
    kinds: ['garlic'],
    taste: 'savoury',
    moment: 'fat',
    most: 3,
    quantity: 10,
    unit: 'g',
    say: (names) => `Add the ${names}, finely chopped, for the last half minute of this.`,
  },
  {
    kinds: ['herb'],
    isDried: false,
    taste: 'savoury',
    moment: 'end',
    most: 2,
    quantity: 1,
    unit: 'tbsp',
    say: (names) => `Scatter over the ${names}, chopped.`,
  },
  {
    kinds: ['sauce', 'vinegar', 'acid'],
    taste: 'savoury',
    moment: 'salt',
    courses: ['main', 'soup', 'salad', 'sauce', 'side'],
    most: 2,
    quantity: 1,
    unit: 'tsp',
    say: (names) => `Sharpen it with the ${names}.`,
  },
  {
    kinds: ['hardcheese'],
    taste: 'savoury',
    moment: 'end',
    most: 1,
    quantity: 30,
    unit: 'g',
    say: (names) => `Grate the ${names} over the top.`,
  },
  {
    kinds: ['sweetspice', 'flavour'],
    taste: 'sweet',
    moment: 'batter',
    most: 3,
    quantity: 0.5,
    unit: 'tsp',
    say: (names) => `Add the ${names} here as well.`,
  },
  {
    kinds: ['nut', 'driedfruit', 'chocolate'],
    taste: 'sweet',
    moment: 'batter',
    most: 2,
    quantity: 75,
    unit: 'g',
    say: (names) => `Stir in the ${names}, in small pieces.`,
  },
  {
    kinds: ['pasta', 'noodle', 'rice', 'grain'],
    taste: 'savoury',
    moment: 'end',
    courses: ['main'],
    unless: ['pasta', 'noodle', 'rice', 'grain', 'bread', 'wrap', 'potato'],
    most: 1,
    quantity: 300,
    unit: 'g',
    say: (names) => `Serve it on the ${names}, boiled as the packet says.`,
  },
  {
    kinds: ['bread', 'wrap'],
    taste: 'savoury',
    moment: 'end',
    courses: ['main', 'soup', 'salad', 'sauce', 'snack'],
    unless: ['bread', 'wrap', 'pasta', 'noodle'],
    most: 1,
    quantity: 250,
    unit: 'g',
    say: (names) => `Put the ${names} on the table with it.`,
  },
  {
    kinds: ['salad'],
    taste: 'savoury',
    moment: 'end',
    courses: ['main', 'salad', 'snack'],
    unless: ['salad'],
    most: 1,
    quantity: 60,
    unit: 'g',
    say: (names) => `Serve it on a bed of the ${names}.`,
  },
  {
    kinds: ['pickle'],
    taste: 'savoury',
    moment: 'end',
    courses: ['main', 'salad', 'snack'],
    most: 2,
    quantity: 40,
    unit: 'g',
    say: (names) => `Strew over the ${names}.`,
  },
  {
    kinds: ['nut', 'seed'],
    taste: 'savoury',
    moment: 'end',
    courses: ['salad', 'side'],
    most: 2,
    quantity: 30,
    unit: 'g',
    say: (names) => `Top it with the ${names}.`,
  },
];
