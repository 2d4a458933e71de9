import areaStyles from '../recipe/recipe-area.module.css';
import type { RecipeState } from '../recipe/recipe-state.ts';
import { lookedForLine } from './look-words.ts';
import { Warnings } from './warnings.tsx';
import { wishLine } from './wish-words.ts';

interface WishOutcomeProps {
  state: Exclude<RecipeState, { kind: 'idle' }>;
  /** In words. */
  warnings: readonly string[];
}

/** Stands above a recipe: for which wishes it was asked, what breaks them, and what was looked for. */
export function WishOutcome({ state, warnings }: WishOutcomeProps) {
  const asked = wishLine(state.wishes);
  const looked = lookedForLine(state);
  if (asked === '' && looked === '' && warnings.length === 0) return null;
  return (
    <div className={areaStyles.outcome}>
      {asked !== '' && <p dir="auto">Asked for: {asked}</p>}
      {warnings.length > 0 && (
        <div role="alert">
          <Warnings lines={warnings} />
        </div>
      )}
      {looked !== '' && <p dir="auto">{looked}</p>}
    </div>
  );
}
