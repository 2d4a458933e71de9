import mark from '../pictures/spatula-mark.svg';
import styles from './navbar.module.css';

/** The bar at the top of the page: the logo and the name of the product, a link to the top. */
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
