import { type ReactNode, useId } from 'react';
import styles from './wishes.module.css';

interface LabelledProps {
  label: string;
  isWide?: boolean;
  /** Makes the field. */
  children: (id: string) => ReactNode;
}

/** A field below its name. */
export function Labelled({ label, isWide = false, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={isWide ? `${styles.labelled} ${styles.wide}` : styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
