import { PANTRY_MODEL, type RecipeDone } from '@spatula/shared/recipe';
import styles from './recipe-area.module.css';
import { ENDS_EARLY } from './recipe-wording.ts';

interface CreditsProps extends Pick<RecipeDone, 'model' | 'truncated'> {
  isOnDevice: boolean | undefined;
}

/** Stands under a finished recipe: whether it ends early, and who cooked it. */
export function Credits({ model, truncated, isOnDevice }: CreditsProps) {
  return (
    <footer className={styles.credits}>
      {truncated && <p>{ENDS_EARLY}</p>}
      {isOnDevice ? (
        <p>The built-in chef, without AI, on this device</p>
      ) : model === PANTRY_MODEL ? (
        <p>Cooked by the built-in pantry chef, without AI.</p>
      ) : (
        <p>Cooked by {model}. Written by AI: check allergens and cooking temperatures.</p>
      )}
    </footer>
  );
}
