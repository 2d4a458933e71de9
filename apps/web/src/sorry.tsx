import { SORRY } from './failure-message.ts';
import styles from './sorry.module.css';

interface SorryProps {
  /** The reason, and how the visitor can go on. */
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
