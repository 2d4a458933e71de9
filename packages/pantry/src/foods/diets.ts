/** The diets that a food can suit, the strictest first, and the words for a dish with that food. */
export const DIETS = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  /** Cheese that is made with rennet, by rule (parmesan, gruyère, manchego) or often. */
  rennet: 'vegetarian if the cheese is',
  fish: '',
  meat: '',
} as const;

/** The strictest diet that a food or a dish suits. */
export type Diet = keyof typeof DIETS;

const isDiet = (word: string): word is Diet => Object.hasOwn(DIETS, word);

/** The diets, the strictest first. */
export const DIET_NAMES: readonly Diet[] = Object.keys(DIETS).filter(isDiet);
