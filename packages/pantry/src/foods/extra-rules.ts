import type { Course, Moment, Step } from '../cookbook/recipe.ts';
import type { KindName } from './kinds.ts';
import { BLEND, LEAST_OF_BLEND } from './spices.ts';

/** A rule for foods that most recipes of a course can take although they do not name them. */
export interface ExtraRule {
  readonly kinds: readonly KindName[];
  readonly taste: 'savoury' | 'sweet';
  readonly moment: Moment;
  /** The courses that the rule applies to. Without this field it applies to all courses of that taste. */
  readonly courses?: readonly Course[];
  /** The rule does not apply to a dish that has a food of these kinds already. */
  readonly unless?: readonly KindName[];
  /** The rule applies only to a dish that has a food of these kinds. */
  readonly beside?: readonly KindName[];
  /** The rule does not apply where the words of the step match. */
  readonly notAfter?: RegExp;
  /** How many foods the rule takes at most. */
  readonly most: number;
  /** How much of each food. */
  readonly quantity: number;
  readonly unit?: 'g' | 'tsp' | 'tbsp' | 'clove' | 'cloves';
  /** The rule takes only zest of citrus fruit, which no other rule takes. */
  readonly isZest?: true;
  /** Whether the rule takes only dried food (`true`) or only food that is not dried (`false`). */
  readonly isDried?: boolean;
  /** The rule takes only foods of which the list states an amount, and no more than this. */
  readonly mostGrams?: number;
  /** The rule takes only foods whose name matches. */
  readonly names?: RegExp;
  /** The minutes that the sentence adds to its step. */
  readonly minutes?: number;
  /** Whether the foods go into the dish together with its salt. */
  readonly isSeasoning?: true;
  /** How the foods are prepared. */
  readonly note?: string;
  /** The sentence that adds the foods. */
  readonly say: (names: string, areCooked: boolean) => string;
  /** A step beside the others, so early that there are {@link AHEAD_MINUTES} to the end; undefined where there is nothing to do. */
  readonly ahead?: (names: string, areCooked: boolean) => Step | undefined;
}

/** The minutes that rice, pasta or potatoes take beside a dish. */
export const AHEAD_MINUTES = 20;

/** The taste of the dishes of a course. */
export const TASTES: Readonly<Partial<Record<Course, ExtraRule['taste']>>> = {
  main: 'savoury',
  side: 'savoury',
  soup: 'savoury',
  salad: 'savoury',
  sauce: 'savoury',
  snack: 'savoury',
  sweet: 'sweet',
  drink: 'sweet',
};

/** How foods that a dish is served on are cooked; `@` stands for their name. */
const SIDES: readonly (readonly [name: RegExp, minutes: number, how: string])[] = [
  [
    /\b(?:brown|wild|red|black) rice\b/,
    38,
    'Bring the @ to the boil in two and a half times its volume of salted water, cover and simmer for 35 minutes',
  ],
  [
    /\brice\b(?! noodles)/,
    20,
    'Bring the @ to the boil in twice its volume of salted water, cover and cook on low heat for 12 minutes, and leave it off the heat for 5',
  ],
  [
    /\b(?:polenta|grits|cornmeal)\b/,
    20,
    'Whisk the @ into four times its volume of simmering salted water and stir over low heat until thick, 15 to 20 minutes',
  ],
  [/\bcouscous\b/, 6, 'Cover the @ with its own volume of boiling salted water and leave it for 5 minutes'],
];

/** The step in which something is boiled beside a dish. */
function boilBeside(names: string, areCooked: boolean): Step | undefined {
  if (areCooked) return undefined;
  const [, minutes = 12, how = 'Boil the @ in plenty of salted water until tender, and drain'] =
    SIDES.find(([name]) => name.test(names)) ?? [];
  return { text: `${how.replace('@', names)}.`, minutes, how: 'meanwhile' };
}

/** The dishes and the moment of a rule, and how many foods it takes and how much of each. */
export const at = (taste: ExtraRule['taste'], moment: Moment) => ({ taste, moment });
export const much = (most: number, quantity: number, unit: NonNullable<ExtraRule['unit']>) => ({
  most,
  quantity,
  unit,
});

/** What the rules for dry seasonings have in common. */
const SEASONING = {
  ...({ taste: 'savoury', moment: 'salt', unit: 'tsp', isSeasoning: true } as const),
  say: (names: string): string => `Season with the ${names}.`,
};

/** The rules. An earlier rule chooses its foods first. */
export const EXTRA_RULES: readonly ExtraRule[] = [
  {
    kinds: ['woodherb', 'spice'],
    names: /^(?:bay leaf|dried chilli)$/,
    ...at('savoury', 'water'),
    courses: ['main', 'soup', 'side', 'sauce'],
    most: 1,
    quantity: 1,
    say: (names) => `Add the ${names}, to be lifted out at the end.`,
  },
  {
    // Ground spices that taste raw unless they have been in hot fat.
    kinds: ['spice'],
    names: /^(?:curry powder|cumin|ground coriander|turmeric|garam masala|paprika|chilli powder|five spice)$/,
    ...at('savoury', 'fat'),
    courses: ['main', 'soup', 'side'],
    notAfter: /^(?!.*\[(?:[\w ]*onion|shallot|leek|garlic|ginger|celery))|\bwipe|\bbatter\b|°C/s,
    ...much(4, 0.5, 'tsp'),
    say: (names) => `Stir in the ${names} until fragrant.`,
  },
  {
    kinds: ['spice', 'woodherb'],
    names: BLEND,
    ...SEASONING,
    most: 1,
    quantity: LEAST_OF_BLEND,
  },
  {
    kinds: ['spice'],
    names: /^dried chilli$/,
    ...SEASONING,
    most: 1,
    quantity: 1,
    note: 'seeds out, crumbled',
  },
  { kinds: ['spice', 'woodherb'], ...SEASONING, most: 4, quantity: 0.5 },
  {
    kinds: ['sweetspice'],
    ...SEASONING,
    courses: ['main', 'soup', 'side', 'sauce'],
    most: 2,
    quantity: 0.25,
  },
  {
    kinds: ['sugar', 'honey'],
    ...at('savoury', 'salt'),
    courses: ['main', 'soup', 'side', 'sauce', 'salad'],
    mostGrams: 45,
    ...much(1, 0.5, 'tsp'),
    say: (names) => `Round it off with a little of the ${names}.`,
  },
  {
    kinds: ['herb'],
    isDried: true,
    ...SEASONING,
    most: 3,
    quantity: 0.5,
  },
  {
    kinds: ['garlic'],
    ...at('savoury', 'fat'),
    ...much(3, 10, 'g'),
    note: 'finely chopped',
    say: (names) => `Add the ${names} for the last half minute of this.`,
  },
  {
    kinds: ['herb'],
    isDried: false,
    ...at('savoury', 'end'),
    ...much(2, 1, 'tbsp'),
    note: 'chopped',
    say: (names) => `Scatter over the ${names}.`,
  },
  {
    kinds: ['sauce', 'vinegar', 'acid'],
    // Other sauces are no finish: a teaspoon of them is too little, and more would make another dish.
    names: /vinegar|juice|^(?:lemon|lime|hot sauce|worcestershire sauce)$/,
    ...at('savoury', 'end'),
    courses: ['main', 'soup', 'salad', 'sauce', 'side'],
    unless: ['bread', 'wrap', 'dough', 'pickle'],
    ...much(1, 1, 'tsp'),
    say: (names) => `Finish with a little of the ${names}.`,
  },
  {
    kinds: ['hardcheese'],
    notAfter: /\b[Cc]arve\b|gravy|juices/,
    ...at('savoury', 'end'),
    ...much(1, 30, 'g'),
    say: (names) => `Grate the ${names} over the top.`,
  },
  {
    kinds: ['sweetspice', 'flavour'],
    ...at('sweet', 'batter'),
    courses: ['sweet'],
    ...much(3, 0.5, 'tsp'),
    say: (names) => `Flavour it with the ${names}.`,
  },
  {
    kinds: ['nut', 'driedfruit', 'chocolate'],
    ...at('sweet', 'batter'),
    courses: ['sweet'],
    ...much(2, 75, 'g'),
    say: (names) =>
      `Stir in the ${names}${/\b(?:ground|chips|raisins|sultanas|currants|morsels|slivered|flaked)\b/.test(names) ? '' : ', in small pieces'}.`,
  },
  {
    kinds: ['pasta', 'noodle', 'rice', 'grain'],
    // Meal would be a porridge, and mochi are for soup.
    names:
      /^(?!.*(?:meal|mochi|semolina|tapioca|gari|bran|germ|popcorn|hominy|lasagn|cannelloni|manicotti|shells?$))/,
    ...at('savoury', 'end'),
    courses: ['main'],
    unless: ['pasta', 'noodle', 'rice', 'grain', 'bread', 'wrap', 'potato'],
    ...much(1, 300, 'g'),
    ahead: boilBeside,
    say: (names, areCooked) =>
      areCooked ? `Serve it on the ${names}, heated until steaming hot.` : `Serve the dish on the ${names}.`,
  },
  {
    kinds: ['bread', 'wrap'],
    ...at('savoury', 'end'),
    courses: ['main', 'soup', 'salad', 'sauce', 'snack'],
    unless: ['bread', 'wrap', 'pasta', 'noodle'],
    ...much(1, 250, 'g'),
    say: (names) => `Serve the ${names} with it.`,
  },
  {
    kinds: ['salad'],
    // A dish can lie on leaves, but not on a radish.
    names: /^(?!.*(?:radish|cucumber|celery))/,
    ...at('savoury', 'end'),
    courses: ['main', 'salad', 'snack'],
    unless: ['salad', 'pasta', 'noodle', 'rice', 'grain'],
    ...much(1, 60, 'g'),
    say: (names) => `Serve it on the ${names}.`,
  },
  {
    kinds: ['pickle'],
    // Sauerkraut makes a dish of its own; the others are hard until they have been cooked or soaked.
    names: /^(?!.*(?:sauerkraut|kombu|mushroom|seaweed|wakame))/,
    ...at('savoury', 'end'),
    courses: ['main', 'salad', 'snack'],
    ...much(2, 40, 'g'),
    say: (names) => `Scatter the ${names} over it.`,
  },
  {
    kinds: ['nut', 'seed'],
    ...at('savoury', 'end'),
    courses: ['salad', 'side'],
    ...much(2, 30, 'g'),
    say: (names) => `Top it with the ${names}.`,
  },
];
