import { useSyncExternalStore } from 'react';
import styles from './footer.module.css';

/** Properties of {@link Footer}. */
export interface FooterProps {
  /** The author's name, and the address of their code profile. */
  creditName: string;
  creditUrl: string;
  /** The year of the build. The HTML says it until the script runs, which puts the year of the visit there. */
  builtYear: number;
}

/** The bottom line: the year of the visit, the product, and who made it. */
export function Footer({ creditName, creditUrl, builtYear }: FooterProps) {
  const year = useSyncExternalStore(neverChanges, thisYear, () => builtYear);
  return (
    <footer className={styles.footer}>
      <p>
        © {year} <span translate="no">Spatula</span>
      </p>
      <p>
        Made by <a href={creditUrl}>{creditName}</a>
      </p>
    </footer>
  );
}

function neverChanges() {
  return () => {};
}

function thisYear() {
  return new Date().getFullYear();
}
