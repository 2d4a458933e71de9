import { DIETS, MAX_NOTE_LENGTH } from '@spatula/shared/wishes';
import type { ReactNode } from 'react';
import { AvoidFields, type SettingProps } from './avoid-fields.tsx';
import { ServingsField } from './servings-field.tsx';
import { capitalised, TIMES } from './wish-words.ts';
import styles from './wishes.module.css';

/** The fields for all wishes; none of them has to be filled in. */
export function WishFields({ set, onChange }: SettingProps) {
  return (
    <div className={styles.fields}>
      <ServingsField servings={set.servings} onChange={(servings) => onChange({ ...set, servings })} />
      <Labelled label="Ready in">
        <select
          value={set.minutes ?? ''}
          onChange={({ target }) => onChange({ ...set, minutes: Number(target.value) || undefined })}
        >
          <option value="">Any time</option>
          {TIMES.map(([minutes, words]) => (
            <option key={minutes} value={minutes}>
              {words}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label="Diet">
        <select
          value={set.diet ?? ''}
          onChange={({ target }) => onChange({ ...set, diet: DIETS.find((diet) => diet === target.value) })}
        >
          <option value="">Anything</option>
          {DIETS.map((diet) => (
            <option key={diet} value={diet}>
              {capitalised(diet)}
            </option>
          ))}
        </select>
      </Labelled>
      <AvoidFields set={set} onChange={onChange} />
      <Labelled label="A word to the chef" isWide>
        <input
          type="text"
          dir="auto"
          placeholder="e.g. mild, for children"
          autoComplete="off"
          maxLength={MAX_NOTE_LENGTH}
          value={set.note}
          onChange={({ target }) => onChange({ ...set, note: target.value })}
        />
      </Labelled>
    </div>
  );
}

interface LabelledProps {
  label: string;
  isWide?: boolean;
  /** The field. */
  children: ReactNode;
}

function Labelled({ label, isWide = false, children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is the child
    <label className={isWide ? styles.wide : undefined}>
      {label}
      {children}
    </label>
  );
}
