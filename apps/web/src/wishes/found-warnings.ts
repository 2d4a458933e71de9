import type { RecipeState } from '../recipe/recipe-state.ts';
import { warningLine } from './look-words.ts';

/** The warnings of a recipe. */
export interface FoundWarnings {
  /** In words. */
  lines: readonly string[];
  /** The places in the text of the recipe. */
  found: readonly string[];
}

/** A recipe without warnings. */
export const NO_WARNINGS: FoundWarnings = { lines: [], found: [] };

/** The warnings of a recipe that is done. */
export function warningsOf(state: RecipeState): FoundWarnings {
  if (state.kind !== 'done') return NO_WARNINGS;
  const { warnings = [] } = state;
  return {
    lines: warnings.map((warning) => warningLine(warning, state)),
    found: warnings.map(({ found }) => found),
  };
}
