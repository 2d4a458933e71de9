import styles from './intro.module.css';

/** The page's heading and its two hints. */
export function Intro() {
  return (
    <div className={styles.intro}>
      <h1>Enter your ingredients!</h1>
      <p>Spatula will generate a recipe based on your ingredients.</p>
      <p>Works best with at least 3 ingredients!</p>
    </div>
  );
}
