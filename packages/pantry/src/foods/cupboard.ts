/** Foods that every kitchen has. They may fill a place of a recipe without being on the list. */
export const ALWAYS_THERE: ReadonlySet<string> = new Set([
  ...['salt', 'black pepper', 'vegetable oil', 'olive oil', 'water', 'sugar', 'flour'],
]);

/** Small things that most kitchens have, and how many grams (or millilitres) of each a recipe may take for granted. */
export const SMALL_SUPPLIES: ReadonlyMap<string, number> = new Map([
  ...([
    ['butter', 130],
    ['egg', 165],
    ['egg white', 100],
    ['egg yolk', 60],
    ['milk', 800],
    ['onion', 450],
    ['garlic', 30],
    ['vinegar', 120],
    ['lemon juice', 60],
    ['lemon', 120],
    ['baking powder', 20],
    ['baking soda', 20],
    ['stock', 1000],
    ['vegetable stock', 1000],
    ['cornflour', 40],
    ['brown sugar', 110],
    ['vanilla extract', 20],
    ['soy sauce', 30],
    ['mustard', 40],
    ['honey', 90],
    ['gluten-free flour', 250],
    ['gluten-free soy sauce', 30],
  ] as const),
]);

/** The foods that replace a food of the cupboard when that must not be in the dish, the best first. */
export const REPLACEMENTS: Readonly<Record<string, readonly string[]>> = {
  'vegetable oil': ['butter'],
  'olive oil': ['butter'],
  butter: ['olive oil'],
  sugar: ['honey'],
  flour: ['gluten-free flour'],
  'soy sauce': ['gluten-free soy sauce'],
  stock: ['vegetable stock', 'water'],
  'vegetable stock': ['water'],
};

/** Foods that a dish can do without. */
export const DISPENSABLE: ReadonlySet<string> = new Set(['salt', 'black pepper']);

/** Foods that a visitor would list when a recipe takes at least this many grams. Such a recipe scores lower when they are not listed. */
export const BULK_FROM: ReadonlyMap<string, number> = new Map([
  ['flour', 90],
  ['sugar', 90],
]);
