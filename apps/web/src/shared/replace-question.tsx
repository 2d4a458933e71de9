import { useId, useLayoutEffect, useRef } from 'react';
import styles from './shared-recipe.module.css';

interface ReplaceQuestionProps {
  onReplace: () => void;
  /** Called on Escape as well. */
  onKeep: () => void;
}

/** Asks before a shared recipe takes the place of the one that is open. */
export function ReplaceQuestion({ onReplace, onKeep }: ReplaceQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const text = useId();

  // A layout effect is undone before the element is removed: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.question}
      aria-labelledby={title}
      aria-describedby={text}
      onCancel={(event) => {
        event.preventDefault();
        onKeep();
      }}
    >
      <h2 id={title}>Show the recipe that was shared with you?</h2>
      <p id={text}>It takes the place of the recipe that is open, which is kept nowhere.</p>
      <div className={styles.answers}>
        <button type="button" onClick={onKeep}>
          Keep mine
        </button>
        <button type="button" onClick={onReplace}>
          Show the shared recipe
        </button>
      </div>
    </dialog>
  );
}
