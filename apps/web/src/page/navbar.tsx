import mark from '../pictures/spatula-mark.svg';
import styles from './navbar.module.css';

/** The product's sign at the top of the page; leads back there from anywhere. */
export function Navbar() {
  return (
    <header className={styles.navbar}>
      <nav aria-label="Page">
        <a className={styles.home} href="#top">
          <img src={mark} alt="" width={44} height={44} />
          <span translate="no">Spatula</span>
        </a>
      </nav>
    </header>
  );
}
