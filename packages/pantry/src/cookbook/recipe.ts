/** A recipe of the cookbook as the build leaves it: its file, checked, with the marks still in its text. */
export interface Recipe {
  readonly title: string;
  readonly course: Course;
  readonly serves: number;
  /** Places without whose foods nobody would call it so, by their position. */
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
  /** What stands before the food besides: `large`. */
  readonly size?: string;
  /** Weight of the whole amount in grams, where the line says it. */
  readonly grams?: number;
  /** The foods that can take the place, the usual one first. The method names the place by that one. */
  readonly foods: readonly string[];
  /** What the line says of the food: how it is cut, what it is like. */
  readonly note?: string;
  /** States of its foods that the method asks about. */
  readonly states?: readonly CookbookState[];
}

/** One step of the method. */
export interface Step {
  readonly text: string;
  readonly minutes: number;
  /** `hands off`: nobody has to stand by; `meanwhile`: it runs while another step does, so that its minutes do not count. */
  readonly how?: 'hands off' | 'meanwhile';
}

/** Words, places of foods, and text that depends on foods. */
export type Text = readonly (string | { readonly food: string } | Choice)[];

/** Text that depends on what is used. */
export interface Choice {
  /** One of these is enough. Where a state is named, both texts are there only when the food is used. */
  readonly conditions: readonly { readonly food: string; readonly state?: CookbookState }[];
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

/** One of them. */
export type Course = (typeof COURSES)[number];

/** When a recipe takes a food that it has no place for: with the salt, into the hot fat, into the batter, for its water, at the end. */
export type Moment = 'salt' | 'fat' | 'batter' | 'water' | 'end';

/** How a food can come, in the words of a condition. */
export const COOKBOOK_STATES = ['raw', 'fresh', 'cooked', 'canned', 'frozen', 'dried'] as const;

/** One of them. */
export type CookbookState = (typeof COOKBOOK_STATES)[number];

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

/** One of them. */
export type Unit = (typeof UNITS)[number];
