import type { ReactNode } from 'react';
import styles from './recipe-head.module.css';

interface RecipeHeadProps {
  /** The state of the recipe, in a few words. */
  title?: string;
  /** More about the state, in a sentence. */
  note: ReactNode;
  /** Whether title and buttons stay in sight while the recipe scrolls. */
  isSticky?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** The head of the card: it stands above the recipe, where growing text does not push it away. */
export function RecipeHead({ title, note, isSticky = false, children }: RecipeHeadProps) {
  return (
    <>
      <div className={isSticky ? `${styles.row} ${styles.sticky}` : styles.row}>
        {title && <p className={styles.title}>{title}</p>}
        <div className={styles.buttons}>{children}</div>
      </div>
      <div className={styles.note}>{note}</div>
    </>
  );
}
