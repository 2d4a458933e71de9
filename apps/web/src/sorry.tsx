import styles from './sorry.module.css';

interface SorryProps {
  /** The reason, and how the visitor can go on. */
  why: string;
  /** Whether the part is being tried again. */
  isTrying?: boolean;
  onTryAgain: () => void;
}

/** The sentence that a visitor reads first, whatever went wrong. The reason stands below it. */
export const SORRY = 'Sorry, something went wrong!';

/** The reason where the code of a part of the page could not be fetched. */
export const NOT_LOADED =
  'A part of this page could not be loaded: check your connection, then try again. Your ingredients stay.';

/** The reason where the code of a part of the page failed. */
export const BROKEN =
  'A part of this page broke: try again, and tell whoever runs this site if it happens twice.';

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
