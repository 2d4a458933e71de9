/** The place of a piece of a recipe in its markdown: offsets for JavaScript's `slice`. */
export interface Place {
  start: number;
  end: number;
}

/** One line of the list of ingredients. */
export interface IngredientLine {
  /** As plain text, without bullet and marks: "2 cups rice". */
  text: string;
  /** The line's content in the markdown, its marks included. */
  place: Place;
}

/** A time that a step states: "10 to 12 minutes". */
export interface Duration {
  text: string;
  seconds: number;
  /** The longer end of a range. */
  toSeconds?: number;
  place: Place;
}

/** A temperature that a step states: "180 °C". */
export interface Temperature {
  text: string;
  degrees: number;
  /** The higher end of a range. */
  toDegrees?: number;
  unit: 'C' | 'F';
  place: Place;
}

/** One step of the method, as a cook would number it. */
export interface Step {
  heading?: string;
  /** As plain text, without its number and marks. */
  text: string;
  durations: Duration[];
  temperatures: Temperature[];
  place: Place;
}

/** All ingredients, or the ingredients for one part of the dish. */
export interface IngredientGroup {
  /** "For the sauce". */
  heading?: string;
  lines: IngredientLine[];
}

/** A recipe as data, read out of a markdown text. It has only facts that the text states. */
export interface Recipe {
  /** Plain text, without "Recipe:" before it. */
  title?: string;
  servings?: { from: number; to?: number; place: Place };
  /** Only times that have a label. Of a range, the longer end. */
  minutes?: { prep?: number; cook?: number; active?: number; total?: number };
  ingredients: IngredientGroup[];
  steps: Step[];
}
