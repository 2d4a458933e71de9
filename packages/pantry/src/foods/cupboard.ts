/** What every kitchen has: it fills a place of a recipe though it is not on the list. */
export const ALWAYS_THERE: ReadonlySet<string> = new Set([
  ...['salt', 'black pepper', 'vegetable oil', 'olive oil', 'water', 'sugar', 'flour'],
]);

/** Small things that most kitchens have, and how many grams (or millilitres) of each a recipe may take for granted. */
export const SMALL: ReadonlyMap<string, number> = new Map([
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
  ] as const),
]);

/** What does the work of a thing of the cupboard that must not be in the dish. */
export const INSTEAD: Readonly<Record<string, string>> = {
  'vegetable oil': 'butter',
  'olive oil': 'butter',
  butter: 'olive oil',
  sugar: 'honey',
  flour: 'gluten-free flour',
  stock: 'vegetable stock',
};

/** What a dish can do without when it must. */
export const DISPENSABLE: ReadonlySet<string> = new Set(['salt', 'black pepper']);

/** Of these a list that wants so many grams names them. */
export const BULK: ReadonlyMap<string, number> = new Map([
  ['flour', 90],
  ['sugar', 90],
]);
