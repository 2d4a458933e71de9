import { useSyncExternalStore } from 'react';
import styles from './footer.module.css';

/** What the bottom line of the page needs to know. */
export interface FooterProps {
  /** Who is credited, and the address of their code profile. */
  creditName: string;
  creditUrl: string;
  /** The year in which the page was rendered ahead; the visit's own year takes its place once scripts run. */
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
