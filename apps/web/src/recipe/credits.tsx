import { PANTRY_MODEL, type RecipeDone } from '@spatula/shared/recipe';
import styles from './recipe-area.module.css';

/** Stands under a finished recipe: whether it ends early, and who cooked it. */
export function Credits({ model, truncated }: RecipeDone) {
  return (
    <footer className={styles.credits}>
      {truncated && <p>This recipe ends early: the chef ran out of room. Ask again to get another one.</p>}
      {model === PANTRY_MODEL ? (
        <p>Cooked by the built-in pantry chef, without AI.</p>
      ) : (
        <p>Cooked by {model}. Written by AI: check allergens and cooking temperatures.</p>
      )}
    </footer>
  );
}
