/** A recipe of the cookbook: what its file says, with every mark read. */
export interface CookbookRecipe {
  readonly title: string;
  /** Other names of the dish. */
  readonly also: readonly string[];
  readonly cuisine: string;
  readonly course: Course;
  readonly serves: number;
  /** From start to table, waiting included. */
  readonly minutes: number;
  /** Foods without which nobody would call it so. */
  readonly needs: readonly string[];
  /** Foods that it takes gladly. */
  readonly welcomes: readonly string[];
  readonly ingredients: readonly Ingredient[];
  readonly steps: readonly Step[];
  readonly tip: Text;
  readonly variation: Text;
  readonly serveWith: Text;
}

/** A line of the ingredients: a place for a food. */
export interface Ingredient {
  /** Whether the line is there only when its food is on the visitor's list. */
  readonly isOptional: boolean;
  readonly quantity: number;
  /** `g`, `ml`, `tsp`, `cloves` …; empty for pieces. */
  readonly unit: string;
  /** Weight of the whole amount in grams, where the line says it. */
  readonly grams?: number;
  /** The foods that can take the place, the usual one first. The method names the place by that one. */
  readonly foods: readonly string[];
  /** For a place that takes one or several foods of a kind: the kind, such as `root vegetables`. */
  readonly anyOf?: string;
  /** What the line says of the food: how it is cut, what it is like. */
  readonly note: string;
}

/** One step of the method. */
export interface Step {
  readonly text: Text;
  readonly minutes: number;
  /** Whether nobody has to stand by. */
  readonly isHandsOff: boolean;
  /** Whether it runs while another step does, so that its minutes do not count. */
  readonly isMeanwhile: boolean;
}

/** Words, places of foods, and text that depends on foods. */
export type Text = readonly (string | { readonly food: string } | Choice)[];

/** Text that depends on what is used. */
export interface Choice {
  /** One of these is enough. Where a state is named, both texts are there only when the food is used. */
  readonly conditions: readonly { readonly food: string; readonly state?: State }[];
  /** Turned round: the text is there when none of the foods is used. */
  readonly isNot: boolean;
  readonly text: Text;
  readonly otherwise: Text;
}

/** What kind of dish it is. */
export const COURSES = [
  'main',
  'side',
  'soup',
  'salad',
  'breakfast',
  'bread',
  'sweet',
  'snack',
  'sauce',
  'drink',
  'preserve',
] as const;
type Course = (typeof COURSES)[number];

/** How a food can come. */
export const STATES = ['raw', 'fresh', 'cooked', 'canned', 'frozen', 'dried'] as const;
type State = (typeof STATES)[number];

/** Measures of an amount; a piece has none. */
export const UNITS = [
  'g',
  'kg',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'clove',
  'cloves',
  'slice',
  'slices',
  'sprig',
  'sprigs',
  'sheet',
  'sheets',
  'stick',
  'sticks',
  'pinch',
  'pinches',
  'head',
  'heads',
  'leaf',
  'leaves',
  'rasher',
  'rashers',
  'packet',
  'packets',
] as const;
