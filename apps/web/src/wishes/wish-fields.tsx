import { DIETS, MAX_NOTE_LENGTH } from '@spatula/shared/wishes';
import { AvoidFields, type SettingProps } from './avoid-fields.tsx';
import { Labelled } from './labelled.tsx';
import { ServingsField } from './servings-field.tsx';
import { capitalised, TIMES } from './wish-words.ts';
import styles from './wishes.module.css';

/** The fields for all wishes; none of them has to be filled in. */
export function WishFields({ set, onChange }: SettingProps) {
  return (
    <div className={styles.fields}>
      <ServingsField servings={set.servings} onChange={(servings) => onChange({ ...set, servings })} />
      <Labelled label="Ready in">
        {(id) => (
          <select
            id={id}
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
        )}
      </Labelled>
      <Labelled label="Diet">
        {(id) => (
          <select
            id={id}
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
        )}
      </Labelled>
      <AvoidFields set={set} onChange={onChange} />
      <Labelled label="A word to the chef" isWide>
        {(id) => (
          <input
            id={id}
            type="text"
            dir="auto"
            placeholder="e.g. mild, for children"
            autoComplete="off"
            maxLength={MAX_NOTE_LENGTH}
            value={set.note}
            onChange={({ target }) => onChange({ ...set, note: target.value })}
          />
        )}
      </Labelled>
    </div>
  );
}
