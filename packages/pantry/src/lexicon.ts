import { FOODS, type Food } from './food.ts';
import { tokens } from './words.ts';

/** A name found in the table, and how the recipe calls it. */
export interface Named {
  readonly food: Food;
  /** The variety that was typed, where the table has it as a name of its own. */
  readonly variety?: string;
}

/** All names of a food, the weakest first: where two foods share one, the last wins. */
const namesOf = (): [string, Named][] => [
  ...FOODS.flatMap((food) => food.aliases.map((alias): [string, Named] => [alias, { food }])),
  ...FOODS.flatMap((food) => food.varieties.map((variety): [string, Named] => [variety, { food, variety }])),
  ...FOODS.flatMap((food) => [food.plural, food.name].map((name): [string, Named] => [name, { food }])),
];

let names: ReadonlyMap<string, Named> | undefined;

/** Every name the chef knows, as normalised words joined by spaces; read on the first use, so that the API starts at once. */
export function lexicon(): ReadonlyMap<string, Named> {
  names ??= new Map(namesOf().map(([name, named]) => [tokens(name).join(' '), named]));
  return names;
}

const LONGEST_NAME = 5;

/** Where in a list of words a name stands. */
export interface Found extends Named {
  readonly start: number;
  readonly length: number;
}

/** The longest name among the words; of two as long the later, for in English the last word says what a thing is. */
export function findName(words: readonly string[]): Found | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const named = lexicon().get(words.slice(start, start + length).join(' '));
      if (named) return { ...named, start, length };
    }
  }
  return undefined;
}
