import type { Recipe } from '@spatula/recipe/recipe';
import { useRef } from 'react';
import styles from './recipe-tools.module.css';

type Servings = NonNullable<Recipe['servings']>;

interface ServingsStepperProps {
  written: Servings;
  factor: number;
  /** Gets the new factor, and the words to announce it with. */
  onChoose: (factor: number, said: string) => void;
}

const MOST_SERVINGS = 100;

/** Buttons for fewer and more servings than the recipe states. */
export function ServingsStepper({ written, factor, onChoose }: ServingsStepperProps) {
  const more = useRef<HTMLButtonElement>(null);
  const now = Math.round(written.from * factor);
  // A recipe for up to twelve changes by one; for 24 cookies nobody wants to press the button 24 times.
  const step = Math.ceil(written.from / 12);
  const fewer = now - step;
  // A visitor can always go back to the servings as written.
  const most = Math.max(MOST_SERVINGS, written.from);
  const [count, word] = inWords(written, factor);

  function choose(servings: number) {
    if (servings < 1 || servings > most) return;
    const next = servings / written.from;
    onChoose(next, `Now for ${inWords(written, next).join(' ')}.`);
  }

  return (
    <fieldset className={styles.servings}>
      <legend className="visually-hidden">Servings</legend>
      <div className={styles.stepper}>
        {/* Not `disabled`, which would throw the focus away. */}
        <button
          type="button"
          aria-label="Fewer servings"
          aria-disabled={fewer < 1}
          onClick={() => choose(fewer)}
        >
          −
        </button>
        <span>
          <b>{count}</b> {word}
        </span>
        <button
          ref={more}
          type="button"
          aria-label="More servings"
          aria-disabled={now + step > most}
          onClick={() => choose(now + step)}
        >
          +
        </button>
      </div>
      {factor !== 1 && (
        <button
          type="button"
          className={styles.back}
          onClick={() => {
            more.current?.focus();
            choose(written.from);
          }}
        >
          As written
        </button>
      )}
    </fieldset>
  );
}

function inWords({ from, to = from }: Servings, factor: number): [count: string, word: string] {
  const [least, most] = [Math.round(from * factor), Math.round(to * factor)];
  return [least === most ? `${least}` : `${least}–${most}`, most === 1 ? 'serving' : 'servings'];
}
