/** The diets that may be wished for. */
export type WishedDiet = 'vegetarian' | 'vegan' | 'pescatarian';

/** Wishes beside a list of ingredients. */
export interface Wishes {
  readonly servings?: number | undefined;
  /** The most minutes in total. */
  readonly minutes?: number | undefined;
  readonly diet?: WishedDiet | undefined;
  /** Foods, groups of foods and allergens that must not be in the dish. */
  readonly avoid?: readonly string[] | undefined;
  /** Anything else, in the visitor's words. */
  readonly note?: string | undefined;
  /** Titles of recipes that the visitor has seen. */
  readonly notAgain?: readonly string[] | undefined;
}

/** A visitor's list, and what the visitor wishes for. */
export interface Order {
  readonly ingredients: readonly string[];
  readonly wishes?: Wishes | undefined;
}
