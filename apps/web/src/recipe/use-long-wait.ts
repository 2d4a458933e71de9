import { useEffect, useState } from 'react';

/** Long enough for a chef who does not think first, and short enough that nobody takes the page for dead. */
const LONG_WAIT_MS = 12_000;

/** Whether something has been waited for so long that the visitor wants to know that all is well. */
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
