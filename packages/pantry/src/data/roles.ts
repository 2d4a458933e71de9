/** What a food adds to a dish when it is in, and takes away when it is left out. */
export const WORTH: Readonly<Record<string, number>> = {
  main: 3,
  starch: 2.5,
  egg: 2.5,
  wrap: 3,
  bread: 2,
  oats: 2.5,
  flour: 1.5,
  tuber: 2,
  vegetable: 1.5,
  tinnedtomato: 1.2,
  salad: 1.2,
  cheese: 1.2,
  cured: 1.5,
  fruit: 1.5,
  aromatic: 0.6,
  creamy: 1,
  milk: 1,
  yogurt: 0.8,
  spread: 1,
  sauce: 0.8,
  nutbutter: 1,
  chocolate: 1.2,
  hotdrink: 2,
  juice: 1,
};

/** What already does the work of a staple. */
export const REPLACES: Readonly<Record<string, readonly string[]>> = {
  'olive oil': ['fat'],
  'vegetable oil': ['fat'],
  salt: ['salt'],
  water: ['liquid', 'fizz'],
  'soy sauce': ['sauce', 'salt', 'miso', 'gochujang'],
  flour: ['flour', 'bread'],
  sugar: ['sweet', 'jam', 'tropical', 'juice', 'fizz'],
  'baking powder': ['leaven', 'self-raising_flour', 'bread'],
  vinegar: ['acid'],
};

/** What does the work of a staple that must not be in the dish; what is missing here has nothing like it. */
export const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  'olive oil': ['vegetable oil', 'butter', 'margarine'],
  'vegetable oil': ['olive oil', 'butter', 'margarine'],
  salt: ['black pepper', 'oregano', 'paprika'],
  flour: ['gluten-free flour'],
  sugar: ['honey', 'maple syrup'],
  vinegar: ['lemon juice'],
};

/** Staples that a dish can do without. */
export const DISPENSABLE: ReadonlySet<string> = new Set(['sugar', 'vinegar', 'baking powder', 'soy sauce']);

/** How much of a role's foods one plate holds, in servings: five vegetables share the room of three. */
export const ROOM: Readonly<Record<string, number>> = {
  main: 1.25,
  starch: 1,
  tuber: 1,
  vegetable: 2.6,
  aromatic: 3,
  cheese: 1.2,
  creamy: 1,
  yogurt: 1,
  spice: 4,
  herb: 2,
  sauce: 2.5,
  fruit: 1.6,
  nut: 1.5,
  salad: 2.5,
  cured: 1,
  fat: 1,
  acid: 1,
  topping: 1.5,
  spread: 1.2,
  liquid: 1.5,
  sweet: 1,
  egg: 1,
};

/** What gets heat in a dish, and so must suit its way of cooking. */
export const COOKED_ROLES: ReadonlySet<string> = new Set(['main', 'vegetable', 'tuber', 'aromatic', 'cured']);

/** How heat gets into a food, and how a reason names it. */
export const WAYS = { fry: 'frying', simmer: 'simmering', roast: 'roasting' } as const;

export type Way = keyof typeof WAYS;

/** Whether a word of a script is a way of cooking. */
export const isWay = (word: string): word is Way => Object.hasOwn(WAYS, word);

/** Minutes that may separate foods which go in together: an oven forgives more than a pan. */
export const CLOSE_ENOUGH: Readonly<Record<Way, number>> = { fry: 3, simmer: 3, roast: 7 };

/** What may bring the flavour of one kitchen into a dish. */
export const FLAVOURS: ReadonlySet<string> = new Set(['sauce', 'spice', 'spread', 'nutbutter']);

/** Who gets a place in the dish before all others, from the last of them to the first. */
export const FIRST: readonly string[] = 'vegetable fruit oats flour bread wrap starch egg main'.split(' ');

/** Whose amounts say how many a dish feeds; where it has none of these, its vegetables and fruit do. */
export const ANCHORS: ReadonlySet<string> = new Set(
  'main egg starch tuber flour oats wrap bread milk'.split(' '),
);

/** What a variation swaps. */
export const SWAPPED: ReadonlySet<string> = new Set(
  'main cured cheese vegetable fruit creamy nut'.split(' '),
);
