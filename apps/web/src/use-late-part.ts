import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A part of the page whose code is fetched late. */
export interface LatePart<Props> {
  /** The part, once its code is there. */
  Part: ComponentType<Props> | undefined;
  /** Whether the code could not be fetched. It stays so while it is asked for again. */
  isLost: boolean;
  isLoading: boolean;
  /** Asks for the code again. */
  load: () => Promise<void>;
}

/**
 * Fetches a part of the page. React's `lazy` would keep a failure for ever.
 *
 * @param fetchPart - imports the code
 * @param isWanted - whether to fetch it now; each time when it becomes true, a lost part is asked for again
 */
export function useLatePart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): LatePart<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isLost, setLost] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function load() {
    setLoading(true);
    try {
      const Fetched = await fetchPart();
      setPart(() => Fetched);
      setLost(false);
    } catch (error) {
      reportError(error);
      setLost(true);
    }
    setLoading(false);
  }

  const loadIfMissing = useEffectEvent(() => {
    if (!Part) void load();
  });
  useEffect(() => {
    if (isWanted) loadIfMissing();
  }, [isWanted]);

  return { Part, isLost, isLoading, load };
}
