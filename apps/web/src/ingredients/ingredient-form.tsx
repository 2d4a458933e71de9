import {
  type FormEvent,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { takeEarlySubmissions } from './early-submissions.ts';
import styles from './ingredient-form.module.css';

/** Properties of {@link IngredientForm}. */
export interface IngredientFormProps {
  /** The text field; the page puts the focus there when its list is empty. */
  field: RefObject<HTMLInputElement | null>;
  /** Receives what was typed, trimmed and never blank. */
  onAdd: (ingredient: string) => void;
}

/** Takes ingredients one at a time. The field keeps the focus, so that the next one can be typed at once. */
export function IngredientForm({ field, onAdd }: IngredientFormProps) {
  const fieldId = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const [added, setAdded] = useState({ names: '', count: 0 });

  function tell(names: string) {
    setAdded(({ count }) => ({ names, count: count + 1 }));
  }

  const takeOver = useEffectEvent(() => {
    const early = takeEarlySubmissions();
    if (early.length === 0) return;
    for (const ingredient of early) onAdd(ingredient);
    tell(early.join(', '));
    status.current?.removeAttribute('data-early');
  });
  // A layout effect, so that the earlier ingredients are on the list before the next one can be submitted.
  useLayoutEffect(() => takeOver(), []);

  function add(event: FormEvent) {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const ingredient = input.value.trim();
    input.value = '';
    input.focus();
    if (ingredient === '') return;
    onAdd(ingredient);
    tell(ingredient);
  }

  return (
    <form className={styles.form} onSubmit={add}>
      <label className={styles.label} htmlFor={fieldId}>
        Ingredient
      </label>
      <input
        ref={field}
        id={fieldId}
        className={styles.field}
        name="ingredient"
        type="text"
        dir="auto"
        placeholder="e.g. leftover lasagne"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
      />
      <button className={styles.add} type="submit">
        Add Ingredient
      </button>
      {/* It may hold words already, which `keepEarlySubmissions` put there. */}
      <p ref={status} className={`visually-hidden ${styles.status}`} role="status" suppressHydrationWarning>
        {/* The space at the end differs each time: a screen reader says nothing where nothing has changed. */}
        {added.count > 0 ? `Added ${added.names}${added.count % 2 === 0 ? '\u00a0' : ''}` : ''}
      </p>
    </form>
  );
}
