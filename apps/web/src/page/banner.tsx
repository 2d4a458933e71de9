import picture from '../pictures/banner.svg';
import styles from './banner.module.css';

/** The kitchen shelf that closes the page. */
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
