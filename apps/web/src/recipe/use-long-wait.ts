import { useEffect, useState } from 'react';

/** Longer than a model takes that does not think first, and short enough that nobody believes the page to be broken. */
const LONG_WAIT_MS = 12_000;

/** Whether the visitor has waited so long that they should be told that all is well. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(setLong, LONG_WAIT_MS, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}
