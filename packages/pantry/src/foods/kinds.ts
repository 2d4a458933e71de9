import type { Allergen } from './allergens.ts';
import type { Diet } from './diets.ts';
import type { Heat } from './heat.ts';

/** The facts that are true for every food of a kind, unless the entry of the food says otherwise. */
interface Kind {
  readonly diet: Diet;
  readonly allergens?: readonly Allergen[];
  /** The rule for when a food of the kind is safe to eat; missing where there is none. */
  readonly heat?: Heat;
  /** How much a food of the kind tells about the dish that a list is meant for: meat tells much, salt almost nothing. */
  readonly worth: number;
  /** Whether one food of the kind can replace another in most dishes. */
  readonly swaps?: true;
}

const kinds = <Name extends string>(table: Readonly<Record<Name, Kind>>): Readonly<Record<Name, Kind>> =>
  table;

/** All kinds of food. */
export const KINDS = kinds({
  poultry: { diet: 'meat', heat: 'poultry', worth: 3, swaps: true },
  wholebird: { diet: 'meat', heat: 'poultry', worth: 3, swaps: true },
  mince: { diet: 'meat', heat: 'mince', worth: 3, swaps: true },
  meat: { diet: 'meat', heat: 'whole', worth: 3 },
  slowmeat: { diet: 'meat', heat: 'slow', worth: 3, swaps: true },
  sausage: { diet: 'meat', heat: 'sausage', worth: 3, swaps: true },
  cured: { diet: 'meat', worth: 1.5, swaps: true },
  coldcut: { diet: 'meat', worth: 1.8, swaps: true },
  fish: { diet: 'fish', allergens: ['fish'], heat: 'fish', worth: 3, swaps: true },
  shellfish: { diet: 'fish', allergens: ['crustaceans'], heat: 'shellfish', worth: 3, swaps: true },
  mollusc: { diet: 'fish', allergens: ['molluscs'], heat: 'mollusc', worth: 3 },
  cannedfish: { diet: 'fish', allergens: ['fish'], worth: 2.5, swaps: true },
  egg: { diet: 'vegetarian', allergens: ['egg'], heat: 'egg', worth: 1.2 },
  tofu: { diet: 'vegan', allergens: ['soy'], worth: 2.5, swaps: true },
  frycheese: { diet: 'vegetarian', allergens: ['milk'], worth: 2.5, swaps: true },
  legume: { diet: 'vegan', worth: 2.2, swaps: true },
  pulse: { diet: 'vegan', worth: 2.2, swaps: true },
  rice: { diet: 'vegan', worth: 2, swaps: true },
  grain: { diet: 'vegan', worth: 2 },
  pasta: { diet: 'vegan', allergens: ['gluten'], worth: 2.4, swaps: true },
  noodle: { diet: 'vegan', allergens: ['gluten'], worth: 2.2, swaps: true },
  bread: { diet: 'vegan', allergens: ['gluten'], worth: 1.8, swaps: true },
  wrap: { diet: 'vegan', allergens: ['gluten'], worth: 2.4, swaps: true },
  oats: { diet: 'vegan', allergens: ['gluten'], worth: 2, swaps: true },
  potato: { diet: 'vegan', worth: 1.8 },
  root: { diet: 'vegan', worth: 1.2 },
  firmveg: { diet: 'vegan', worth: 1.6 },
  softveg: { diet: 'vegan', worth: 1.4 },
  leaf: { diet: 'vegan', worth: 1.5, swaps: true },
  podveg: { diet: 'vegan', worth: 1.3 },
  tomato: { diet: 'vegan', worth: 1.1, swaps: true },
  cannedtomato: { diet: 'vegan', worth: 1.1, swaps: true },
  salad: { diet: 'vegan', worth: 1.2 },
  avocado: { diet: 'vegan', worth: 1.8 },
  allium: { diet: 'vegan', worth: 0.5, swaps: true },
  garlic: { diet: 'vegan', worth: 0.4 },
  pickle: { diet: 'vegan', worth: 0.9 },
  herb: { diet: 'vegan', worth: 0.5 },
  woodherb: { diet: 'vegan', worth: 0.5 },
  spice: { diet: 'vegan', worth: 0.5 },
  paste: { diet: 'vegan', worth: 1 },
  sweetspice: { diet: 'vegan', worth: 0.5 },
  salt: { diet: 'vegan', worth: 0.05 },
  oil: { diet: 'vegan', worth: 0.15, swaps: true },
  butter: { diet: 'vegetarian', allergens: ['milk'], worth: 0.4, swaps: true },
  acid: { diet: 'vegan', worth: 0.5 },
  vinegar: { diet: 'vegan', worth: 0.4, swaps: true },
  sauce: { diet: 'vegan', worth: 0.8 },
  spread: { diet: 'vegan', worth: 0.8 },
  stock: { diet: 'vegan', worth: 0.4, swaps: true },
  wine: { diet: 'vegan', allergens: ['sulphites'], worth: 0.7, swaps: true },
  coconutmilk: { diet: 'vegan', worth: 1.3 },
  cream: { diet: 'vegetarian', allergens: ['milk'], worth: 0.8, swaps: true },
  yogurt: { diet: 'vegetarian', allergens: ['milk'], worth: 0.9, swaps: true },
  milk: { diet: 'vegetarian', allergens: ['milk'], worth: 0.5 },
  plantmilk: { diet: 'vegan', worth: 0.5, swaps: true },
  hardcheese: { diet: 'rennet', allergens: ['milk'], worth: 1.2, swaps: true },
  softcheese: { diet: 'rennet', allergens: ['milk'], worth: 1.3 },
  spooncheese: { diet: 'vegetarian', allergens: ['milk'], worth: 1.3 },
  nut: { diet: 'vegan', allergens: ['nuts'], worth: 0.9, swaps: true },
  seed: { diet: 'vegan', worth: 0.6 },
  nutbutter: { diet: 'vegan', worth: 1.4, swaps: true },
  bakefruit: { diet: 'vegan', worth: 1.5 },
  berry: { diet: 'vegan', worth: 1.6, swaps: true },
  tropical: { diet: 'vegan', worth: 1.5 },
  citrus: { diet: 'vegan', worth: 0.9 },
  sourfruit: { diet: 'vegan', worth: 1.6 },
  driedfruit: { diet: 'vegan', worth: 0.9, swaps: true },
  sugar: { diet: 'vegan', worth: 0.3 },
  honey: { diet: 'vegetarian', worth: 0.4 },
  jam: { diet: 'vegan', worth: 1, swaps: true },
  chocolate: { diet: 'vegetarian', allergens: ['milk'], worth: 1.5, swaps: true },
  cocoa: { diet: 'vegan', worth: 1.3 },
  flavour: { diet: 'vegan', worth: 0.4 },
  flour: { diet: 'vegan', allergens: ['gluten'], worth: 0.9 },
  leaven: { diet: 'vegan', worth: 0.6 },
  yeast: { diet: 'vegan', worth: 2 },
  hotdrink: { diet: 'vegan', worth: 1.5 },
  juice: { diet: 'vegan', worth: 1 },
  fizz: { diet: 'vegan', worth: 1 },
  alcohol: { diet: 'vegan', worth: 1.3 },
  water: { diet: 'vegan', worth: 0.02 },
  candy: { diet: 'vegetarian', worth: 1.2 },
  snack: { diet: 'vegetarian', worth: 1.3 },
  /** Dough and pastry that come ready, to be baked. */
  dough: { diet: 'vegan', allergens: ['gluten'], worth: 2.4 },
  /** Powders for a cake, pancakes, a pudding or a soup. */
  mix: { diet: 'vegetarian', allergens: ['gluten'], worth: 2 },
  /** Soups from a can or packet. */
  soup: { diet: 'vegan', worth: 1.5, swaps: true },
  /** Meals that only have to be heated. */
  meal: { diet: 'meat', worth: 2 },
});

/** The name of a kind of food. */
export type KindName = keyof typeof KINDS;

/** Meat, fish and seafood that are raw unless they are said to be cooked. */
export const FLESH: readonly KindName[] = [
  ...(['poultry', 'wholebird', 'mince', 'meat', 'slowmeat', 'sausage'] as const),
  ...(['fish', 'shellfish', 'mollusc'] as const),
];

/** Kinds whose cooked food cannot replace raw food. */
export const CHANGED_BY_COOKING: ReadonlySet<KindName> = new Set<KindName>([
  ...FLESH,
  ...(['rice', 'grain', 'pasta', 'noodle', 'pulse'] as const),
]);

/** Kinds that keep as well roasted as raw, so that nobody need know whether they were cooked. */
export const KEPT_WHEN_ROASTED: ReadonlySet<KindName> = new Set<KindName>(['nut', 'seed', 'spice']);

/** Kinds that weigh more once they are cooked. */
export const SWELLING: ReadonlySet<KindName> = new Set<KindName>(['rice', 'grain', 'pasta', 'noodle']);

/** Kinds that nobody cuts: they are soft, or minced already. */
export const UNCUT: ReadonlySet<KindName> = new Set<KindName>([
  ...(['mince', 'paste', 'spread', 'sauce', 'nutbutter', 'spooncheese', 'yogurt', 'jam'] as const),
]);

/** Kinds whose varieties can replace each other in any dish: white and granulated sugar, canola oil and oil. */
export const INTERCHANGEABLE: ReadonlySet<KindName> = new Set<KindName>([
  ...([
    'salt',
    'water',
    'oil',
    'butter',
    'cream',
    'milk',
    'stock',
    'sugar',
    'flour',
    'leaven',
    'yeast',
  ] as const),
]);

/** Kinds whose foods are counted, and not measured in teaspoons, where they come in pieces: bay leaves, cardamom pods. */
export const COUNTED_SPICES: ReadonlySet<KindName> = new Set<KindName>([
  ...(['woodherb', 'spice', 'sweetspice', 'garlic'] as const),
]);
