import picture from '../pictures/banner.svg';
import styles from './banner.module.css';

/** The picture of a kitchen shelf above the footer. */
export function Banner() {
  return (
    <img
      className={styles.banner}
      src={picture}
      alt="A banner of kitchen utensils and vegetables"
      width={1440}
      height={240}
    />
  );
}
