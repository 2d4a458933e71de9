import { ALLERGENS, MAX_AVOIDED, MAX_AVOIDED_LENGTH } from '@spatula/shared/wishes';
import { type FormEvent, useId, useRef } from 'react';
import { type SetWishes, settle, withFoods } from './set-wishes.ts';
import { capitalised } from './wish-words.ts';
import styles from './wishes.module.css';

/** Properties of the fields that set wishes. */
export interface SettingProps {
  set: SetWishes;
  onChange: (set: SetWishes) => void;
}

/** The foods to leave out: a button for each allergen that has to stand on labels, and a field for all others. */
export function AvoidFields({ set, onChange }: SettingProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const settled = settle(set);
  const isTooMany = settled.avoid.length > MAX_AVOIDED;
  const isFull = settled.avoid.length >= MAX_AVOIDED;

  function toggle(allergen: string) {
    const others = set.avoid.filter((food) => food.toLowerCase() !== allergen);
    if (others.length < set.avoid.length) onChange({ ...set, avoid: others });
    else if (!isFull) onChange({ ...set, avoid: withFoods(set.avoid, [allergen]) });
  }

  function add(event: FormEvent) {
    event.preventDefault();
    field.current?.focus();
    if (!isTooMany) onChange(settled);
  }

  return (
    <fieldset className={styles.avoid}>
      <legend>Leave out</legend>
      <div className={styles.allergens}>
        {ALLERGENS.map((allergen) => (
          <button
            key={allergen}
            type="button"
            aria-pressed={set.avoid.some((food) => food.toLowerCase() === allergen)}
            onClick={() => toggle(allergen)}
          >
            {capitalised(allergen)}
          </button>
        ))}
      </div>
      <form className={styles.other} onSubmit={add}>
        <label className="visually-hidden" htmlFor={id}>
          Leave out
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          dir="auto"
          placeholder="e.g. olives"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          maxLength={MAX_AVOIDED_LENGTH}
          value={set.typed}
          onChange={({ target }) => onChange({ ...set, typed: target.value })}
        />
        <button type="submit">Leave it out</button>
      </form>
      {isFull && (
        <p role="status">A recipe can leave out at most {MAX_AVOIDED} foods: remove one to add another.</p>
      )}
    </fieldset>
  );
}
