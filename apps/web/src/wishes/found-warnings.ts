import type { RecipeState } from '../recipe/recipe-state.ts';
import { warningLines } from './look-words.ts';

/** The warnings of a recipe. */
export interface FoundWarnings {
  /** In words, a line for each wish. */
  lines: readonly string[];
  /** The places in the text of the recipe. */
  found: readonly string[];
}

/** A recipe without warnings. */
export const NO_WARNINGS: FoundWarnings = { lines: [], found: [] };

/** All warnings of two, each of them once. */
export function together(one: FoundWarnings, other: FoundWarnings): FoundWarnings {
  return {
    lines: [...new Set([...one.lines, ...other.lines])],
    found: [...new Set([...one.found, ...other.found])],
  };
}

/** The warnings of a recipe that is done. */
export function warningsOf(state: RecipeState): FoundWarnings {
  if (state.kind !== 'done') return NO_WARNINGS;
  const { warnings = [] } = state;
  return {
    lines: warningLines(warnings, state),
    found: warnings.map(({ found }) => found),
  };
}
