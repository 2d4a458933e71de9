import { useEffect, useId, useRef, useState } from 'react';
import { NOT_LOADED, Sorry } from '../sorry.tsx';
import { useLatePart } from '../use-late-part.ts';
import { type SetWishes, settle, wishesOf } from './set-wishes.ts';
import styles from './wishes.module.css';

const fetchPanel = async () => (await import('./wish-panel.tsx')).WishPanel;

interface WishesPlaceProps {
  set: SetWishes;
  onChange: (set: SetWishes) => void;
}

/** The line that opens the wishes, and below it those that are set; its code is fetched ahead. */
export function WishesPlace({ set, onChange }: WishesPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const content = useId();
  const isSet = wishesOf(set) !== undefined;
  const { Part: WishPanel, isLost, isLoading, load } = useLatePart(fetchPanel, isOpen || isSet);
  useEffect(() => {
    // A part that cannot be fetched now is fetched again when it is wanted.
    fetchPanel().catch(() => undefined);
  }, []);

  function toggle() {
    if (isOpen) onChange(settle(set));
    setOpen(!isOpen);
  }

  return (
    <div className={styles.wishes}>
      <button
        ref={opener}
        className={styles.opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={toggle}
      >
        Anything the chef should know?
      </button>
      <div id={content}>
        {(isOpen || isSet) && WishPanel && (
          <WishPanel
            set={set}
            isOpen={isOpen}
            onChange={onChange}
            onLastRemoved={() => opener.current?.focus()}
          />
        )}
        {(isOpen || isSet) && isLost && <Sorry why={NOT_LOADED} isTrying={isLoading} onTryAgain={load} />}
      </div>
      <p role="status" className="visually-hidden">
        {set.avoid.length > 0 && `The chef is to leave out ${set.avoid.join(', ')}.`}
      </p>
    </div>
  );
}
