import { useState } from 'react';
import type { Choice } from './adapt-recipe.ts';
import { Choices } from './choices.tsx';
import styles from './recipe-tools.module.css';
import { ServingsStepper } from './servings-stepper.tsx';
import type { RecipeTools as Tools } from './use-adapted-recipe.ts';

const AMOUNTS = [
  [0.5, 'Half'],
  [1, 'As written'],
  [2, 'Double'],
] as const;

const UNITS = [
  ['written', 'As written'],
  ['metric', 'Metric'],
  ['us', 'US'],
] as const;

/** For how many the recipe is shown, and in which units. */
export function RecipeTools({ tools: { written, choice, choose } }: { tools: Tools }) {
  const [said, setSaid] = useState('');
  const { servings } = written.recipe;

  function change(part: Partial<Choice>, words: string) {
    choose({ ...choice, ...part });
    setSaid(words);
  }

  return (
    <div className={styles.tools}>
      {servings && (
        <ServingsStepper
          written={servings}
          factor={choice.factor}
          onChoose={(factor, words) => change({ factor }, words)}
        />
      )}
      {!servings && written.canScale && (
        <Choices
          name="Amounts"
          options={AMOUNTS}
          chosen={choice.factor}
          onChoose={(factor, label) => change({ factor }, `Amounts now: ${label}.`)}
        />
      )}
      {written.canConvert && (
        <Choices
          name="Units"
          options={UNITS}
          chosen={choice.units}
          onChoose={(units, label) => change({ units }, `Units now: ${label}.`)}
        />
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
