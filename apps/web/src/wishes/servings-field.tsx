import { MAX_SERVINGS } from '@spatula/shared/wishes';
import { Labelled } from './labelled.tsx';
import styles from './wishes.module.css';

interface ServingsFieldProps {
  servings: number | undefined;
  /** Gets undefined where any number of servings will do. */
  onChange: (servings: number | undefined) => void;
}

/** The first press of a button sets as many. */
const USUAL = 4;

/** A number with a button on each side. */
export function ServingsField({ servings, onChange }: ServingsFieldProps) {
  const isLeast = servings === undefined;
  const isMost = servings === MAX_SERVINGS;

  function write(text: string) {
    const number = Math.round(Number(text));
    onChange(text === '' ? undefined : Math.min(MAX_SERVINGS, Math.max(1, number)));
  }

  return (
    <Labelled label="Servings">
      {(id) => (
        <div className={styles.stepper}>
          {/* Not `disabled`, which would throw the focus away. */}
          <button
            type="button"
            aria-label="One serving fewer"
            aria-disabled={isLeast}
            onClick={() => onChange(servings === undefined || servings === 1 ? undefined : servings - 1)}
          >
            −
          </button>
          <input
            id={id}
            type="number"
            min={1}
            max={MAX_SERVINGS}
            placeholder="any"
            autoComplete="off"
            value={servings ?? ''}
            onChange={({ target }) => write(target.value)}
          />
          <button
            type="button"
            aria-label="One serving more"
            aria-disabled={isMost}
            onClick={() => onChange(servings === undefined ? USUAL : Math.min(MAX_SERVINGS, servings + 1))}
          >
            +
          </button>
        </div>
      )}
    </Labelled>
  );
}
