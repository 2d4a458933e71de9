import { SORRY } from './recipe/recipe-failure.ts';
import styles from './sorry.module.css';

interface SorryProps {
  /** What happened and what the visitor can do. */
  why: string;
  /** Whether the part is being tried again. */
  isTrying?: boolean;
  onTryAgain: () => void;
}

/** Stands in place of a part of the page that cannot be shown. */
export function Sorry({ why, isTrying = false, onTryAgain }: SorryProps) {
  return (
    <div className={styles.sorry} role="alert">
      <p>{SORRY}</p>
      <p>{why}</p>
      {/* Not `disabled`, which would throw the focus away. */}
      <button
        className={styles.again}
        type="button"
        aria-disabled={isTrying}
        onClick={isTrying ? undefined : onTryAgain}
      >
        {isTrying ? 'Trying again…' : 'Try again'}
      </button>
    </div>
  );
}

/** Why a part is missing whose code could not be fetched. */
export const NOT_LOADED =
  'A part of this page could not be loaded: check your connection, then try again. Your ingredients stay.';

/** Why a part is missing whose code failed. */
export const BROKEN =
  'A part of this page broke: try again, and tell whoever runs this site if it happens twice.';
