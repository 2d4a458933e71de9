/** A recipe of the cookbook after the build has checked its file. Its texts still contain the marks. */
export interface Recipe {
  readonly title: string;
  /** Other names of the dish. */
  readonly also: readonly string[];
  /** The kitchen that the dish comes from: "Italian". */
  readonly cuisine: string;
  readonly course: Course;
  readonly serves: number;
  /** Positions of the places whose foods make the dish what its title says. */
  readonly needs: readonly number[];
  readonly places: readonly Place[];
  readonly steps: readonly Step[];
  readonly tip: string;
  readonly variation: string;
  readonly serveWith: string;
}

/** A line of the ingredients: a place for a food. */
export interface Place {
  /** Whether the line is there only when its food is on the visitor's list. */
  readonly isOptional?: true;
  readonly quantity: number;
  /** `g`, `ml`, `tsp`, `cloves` …; missing for pieces. */
  readonly unit?: Unit;
  /** Another word in front of the food: `large`. */
  readonly size?: string;
  /** Weight of the whole amount in grams, where the line says it. */
  readonly grams?: number;
  /** The foods that can take the place, the usual one first. The method uses the name of the usual one. */
  readonly foods: readonly string[];
  /** Words of the line that describe the food, such as how it is cut. */
  readonly note?: string;
  /** States of the foods in the place that the method asks about. */
  readonly states?: readonly CookbookState[];
}

/** One step of the method. */
export interface Step {
  readonly text: string;
  readonly minutes: number;
  /** `hands off`: nobody has to stand by; `meanwhile`: the step runs during another one, so its minutes do not count. */
  readonly how?: 'hands off' | 'meanwhile';
}

/** Words, places of foods, and text that depends on foods. */
export type Text = readonly (string | { readonly food: string } | Choice)[];

/** Text that depends on the foods that are used. */
export interface Choice {
  /** One of these is enough. If one names a state, neither text appears in a dish that does not use the food. */
  readonly conditions: readonly { readonly food: string; readonly state?: CookbookState }[];
  /** Whether the text appears when none of the foods is used. */
  readonly isNot: boolean;
  readonly text: Text;
  readonly otherwise: Text;
}

/** The kinds of dish. */
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

/** One of the {@link COURSES}. */
export type Course = (typeof COURSES)[number];

/** The moment at which a recipe takes a food that it has no place for: with the salt, into the hot fat or the batter, as water, at the end. */
export type Moment = 'salt' | 'fat' | 'batter' | 'water' | 'end';

/** The states of a food that a condition can ask about. */
export const COOKBOOK_STATES = ['raw', 'fresh', 'cooked', 'canned', 'frozen', 'dried'] as const;

/** One of the {@link COOKBOOK_STATES}. */
export type CookbookState = (typeof COOKBOOK_STATES)[number];

/** The units of amounts. An amount in pieces has no unit. */
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

/** The words that may stand between a number and its food beside a unit: how large the pieces are, and rare measures that are not scaled apart. */
export const SIZES: ReadonlySet<string> = new Set([
  ...[
    'small',
    'medium',
    'large',
    'piece',
    'pieces',
    'stalk',
    'stalks',
    'strip',
    'strips',
    'round',
    'rounds',
    'cob',
    'cobs',
  ],
  ...['drop', 'drops', 'dash', 'dashes', 'scoop', 'scoops', 'cm', 'litre', 'litres'],
  ...['can', 'cans', 'loaf', 'tube', 'bag', 'bags', 'box', 'sachet', 'clove', 'head'],
]);

/** One of the {@link UNITS}. */
type Unit = (typeof UNITS)[number];
