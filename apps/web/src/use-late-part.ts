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
 * @param wanted - whether to fetch it now. Each time that this value changes to another one that is not empty, a part
 * that is missing is fetched again
 */
export function useLatePart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  wanted: boolean | string,
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
    if (wanted) loadIfMissing();
  }, [wanted]);

  return { Part, isLost, isLoading, load };
}
