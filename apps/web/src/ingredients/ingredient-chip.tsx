import type { ReactNode } from 'react';
import styles from './ingredient-chip.module.css';

interface IngredientChipProps {
  ingredient: string;
  onRemove: () => void;
  /** A button beside the chip. */
  children?: ReactNode;
}

/** One ingredient of the list, with the button that removes it. */
export function IngredientChip({ ingredient, onRemove, children }: IngredientChipProps) {
  return (
    <li className={styles.item}>
      <div className={styles.chip}>
        <span dir="auto">{ingredient}</span>
        <button
          className={styles.remove}
          type="button"
          aria-label={`Remove ${ingredient}`}
          onClick={onRemove}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
      </div>
      {children}
    </li>
  );
}
