import { useId } from 'react';
import styles from './recipe-tools.module.css';

interface ChoicesProps<Value> {
  /** Names the group to a screen reader. */
  name: string;
  options: readonly (readonly [value: Value, label: string])[];
  chosen: Value;
  onChoose: (value: Value, label: string) => void;
}

/** A few alternatives side by side. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { name, options, chosen, onChoose } = props;
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{name}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={group}
            checked={value === chosen}
            onChange={() => onChoose(value, label)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
