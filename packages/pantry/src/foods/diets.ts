/** Who may eat a food, the strictest first, and what a dish with it is called. */
export const DIETS = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  /** Cheese that is made with rennet, by rule (parmesan, gruyère, manchego) or often. */
  rennet: 'vegetarian if the cheese is',
  fish: '',
  meat: '',
} as const;

/** How animals come into it. */
export type Diet = keyof typeof DIETS;

const isDiet = (word: string): word is Diet => Object.hasOwn(DIETS, word);

/** The diets, the strictest first. */
export const DIET_NAMES: readonly Diet[] = Object.keys(DIETS).filter(isDiet);
