import styles from './warnings.module.css';

/** The warnings of a recipe, in words. */
export function Warnings({ id, lines }: { id?: string; lines: readonly string[] }) {
  return (
    <div id={id} className={styles.warnings}>
      <p>
        <strong>Careful: this recipe is not as it was asked for.</strong>
      </p>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a recipe keeps its warnings
          <li key={index} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
