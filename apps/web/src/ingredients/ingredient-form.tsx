import { type FormEvent, useRef, useState } from 'react';
import { INGREDIENT_FIELD_ID } from './ingredient-field.ts';
import styles from './ingredient-form.module.css';

/** What the form tells the page. */
export interface IngredientFormProps {
  /** Receives what was typed, trimmed and never blank. */
  onAdd: (ingredient: string) => void;
}

/** Takes ingredients one at a time. The field keeps the focus, so that the next one can be typed at once. */
export function IngredientForm({ onAdd }: IngredientFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [added, setAdded] = useState<string>();

  function add(event: FormEvent) {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const ingredient = input.value.trim();
    input.value = '';
    input.focus();
    if (ingredient === '') return;
    onAdd(ingredient);
    setAdded(ingredient);
  }

  return (
    <form className={styles.form} onSubmit={add}>
      <label className={styles.label} htmlFor={INGREDIENT_FIELD_ID}>
        Ingredient
      </label>
      <input
        ref={field}
        id={INGREDIENT_FIELD_ID}
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
      <p className="visually-hidden" role="status">
        {added && `Added ${added}`}
      </p>
    </form>
  );
}
