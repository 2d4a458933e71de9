import styles from './warnings.module.css';

/** The warnings of a recipe, in words. */
export function Warnings({ id, lines }: { id?: string; lines: readonly string[] }) {
  return (
    <div id={id} className={styles.warnings}>
      <p>
        <strong>Careful: this recipe is not as you wished.</strong>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
