import { writeRecipe } from '@spatula/pantry/write-recipe';
import type { Rounds } from '../in-turns.ts';

/** Milliseconds that the built-in chef holds the event loop, in one round. */
export interface BuiltInChef {
  /** For an ordinary list. */
  readonly ordinary: number;
  /** For the worst of the long and nasty lists that a request may hold. */
  readonly worst: number;
}

const ORDINARY: readonly (readonly string[])[] = [
  ['chicken', 'rice', 'onion', 'peppers', 'garlic', 'canned tomatoes', 'paprika'],
  ['flour', 'butter', 'sugar', 'eggs', 'bananas', 'walnuts'],
  ['spaghetti', 'garlic', 'olive oil', 'parmesan'],
  ['leftover rice', 'eggs', 'peas', 'soy sauce', 'spring onions', 'prawns'],
];

const LINES = 100;
const CHARACTERS = 200;
const WORDS = [
  ...['salt', 'cream of', 'gluten-free', 'no', 'or', '1/2', '500g', 'xyzzy', 'tomatoes', 'chiken'],
  ...['(', ',', '🍅'],
];

/** Lists of a hundred long lines: one piece over and over, and all of them mixed. */
const nastyLists = (): string[][] => [
  ...WORDS.map((word) =>
    Array.from({ length: LINES }, () => `${word} `.repeat(CHARACTERS).slice(0, CHARACTERS)),
  ),
  Array.from({ length: LINES }, (_, line) =>
    Array.from({ length: CHARACTERS }, (_, at) => WORDS[(line * 7 + at * 5) % WORDS.length])
      .join(' ')
      .slice(0, CHARACTERS),
  ),
];

/** Cooks each list once a round, in this process, after one round that is not counted. */
export function builtInChef(rounds: number): Rounds<BuiltInChef> {
  const timed = (list: readonly string[]): number => {
    const start = performance.now();
    writeRecipe({ ingredients: list }, () => 0);
    return performance.now() - start;
  };
  const nasty = nastyLists();
  for (const list of [...ORDINARY, ...nasty]) timed(list);
  const round = () => ({
    ordinary: ORDINARY.reduce((sum, list) => sum + timed(list), 0) / ORDINARY.length,
    worst: Math.max(...nasty.map(timed)),
  });
  return new Map([['spatula', Array.from({ length: rounds }, round)]]);
}
