import type { KindName } from './kinds.ts';

/** Fractions, and the signs for them. */
export const FRACTIONS: readonly (readonly [value: number, sign: string])[] = [
  [0, ''],
  [0.25, '¼'],
  [0.33, '⅓'],
  [0.5, '½'],
  [0.67, '⅔'],
  [0.75, '¾'],
  [1, ''],
];

/** The steps to which cooks round grams and millilitres: amounts below the first number are rounded to multiples of the second. */
export const ROUNDING_STEPS: readonly (readonly [below: number, step: number])[] = [
  [10, 1],
  [30, 5],
  [120, 10],
  [600, 25],
  [Infinity, 50],
];

/** Units that are counted, in the singular and the plural. */
export const COUNTED_UNITS: readonly (readonly [one: string, many: string])[] = [
  ['clove', 'cloves'],
  ['slice', 'slices'],
  ['sprig', 'sprigs'],
  ['sheet', 'sheets'],
  ['stick', 'sticks'],
  ['pinch', 'pinches'],
  ['head', 'heads'],
  ['leaf', 'leaves'],
  ['rasher', 'rashers'],
  ['packet', 'packets'],
  ['dash', 'dashes'],
  ['drop', 'drops'],
  ['can', 'cans'],
];

/** The factors by which recipes are scaled: they keep the numbers of a recipe simple. */
export const FACTORS: readonly number[] = [2.5, 2, 1.5, 1.25, 1, 0.75, 0.67, 0.5];

/** Grams in a cup of foods of a kind, cut as cooks measure them, where a food has no weight of its own. */
export const CUPS: Readonly<Partial<Record<KindName, number>>> = {
  leaf: 50,
  salad: 50,
  firmveg: 100,
  softveg: 125,
  podveg: 145,
  root: 125,
  potato: 150,
  tomato: 180,
  allium: 115,
  garlic: 100,
  avocado: 150,
  herb: 30,
  woodherb: 30,
  legume: 180,
  pickle: 140,
  hardcheese: 110,
  softcheese: 125,
  nut: 125,
  seed: 140,
  driedfruit: 145,
  chocolate: 170,
  cocoa: 85,
  berry: 150,
  bakefruit: 140,
  tropical: 165,
  citrus: 180,
  sourfruit: 120,
  sugar: 200,
  honey: 330,
  jam: 300,
  leaven: 125,
  candy: 100,
  snack: 60,
  pasta: 105,
  noodle: 60,
  bread: 45,
  mix: 120,
  poultry: 140,
  meat: 140,
  slowmeat: 140,
  coldcut: 140,
  sausage: 140,
  cured: 100,
  fish: 145,
  shellfish: 145,
  cannedfish: 145,
  nutbutter: 255,
  spice: 100,
  sweetspice: 100,
};

/** The same for single foods, and the grams of a bunch and of a pint. */
export const MEASURES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  cup: {
    parmesan: 100,
    tteok: 150,
    apple: 125,
    coconut: 85,
    'mango pulp': 245,
    orzo: 200,
    'pie filling': 260,
    frosting: 270,
    'caramel sauce': 305,
    chives: 45,
    'condensed milk': 306,
    'brown sugar': 220,
    'maple syrup': 315,
    'apple sauce': 245,
    marshmallows: 50,
    crisps: 30,
    'tortilla chip': 30,
    popcorn: 10,
    crouton: 40,
    radish: 116,
    cabbage: 80,
    coleslaw: 120,
    'bok choy': 70,
    spinach: 30,
    kale: 40,
    mushrooms: 70,
    'sun-dried tomatoes': 60,
    'bean sprouts': 100,
    rocket: 20,
    cucumber: 110,
    onion: 150,
    'red onion': 150,
    leek: 90,
    'spring onion': 100,
    'pumpkin purée': 245,
  },
  bunch: { chives: 30, radish: 200, asparagus: 400, kale: 250, chard: 300, 'spring onion': 100 },
  pint: { strawberries: 350, blueberries: 350, raspberries: 250, mushrooms: 200, 'cherry tomatoes': 300 },
};

/** The grams of a bunch of foods of a kind. */
export const BUNCHES: Readonly<Partial<Record<KindName, number>>> = { herb: 50 };

/** Foods that every kitchen has: a dish is not halved for a spoon of them. */
export const IN_EVERY_KITCHEN = /\boil$|^(?:baking powder|baking soda|cream of tartar)$/;

/** So many times more of a dish than its vegetables are enough for is cooked where it is a dish of meat. */
export const BESIDE_MEAT = 1.6;
