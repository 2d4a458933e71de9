import type { SharedRecipe } from '@spatula/recipe/share-link';
import type { RecipeDone } from '@spatula/shared/recipe';
import { useEffect, useMemo, useState } from 'react';
import { type FoundWarnings, warningsOf } from '../wishes/found-warnings.ts';
import { listed, lookedForLine } from '../wishes/look-words.ts';

type Findings = Pick<RecipeDone, 'warnings' | 'lookedFor'>;

/** A look at a shared recipe, as far as it has come. */
interface Look {
  warnings: FoundWarnings;
  /** The state of the look in words; empty where the link names nothing. */
  line: string;
}

/**
 * Looks on this device for the foods that had to be left out of a shared recipe, since whoever wrote the link can have
 * changed the recipe, and the warnings in it.
 */
export function useLook({ recipe, model, avoid }: SharedRecipe): Look {
  const [findings, setFindings] = useState<Findings>();
  useEffect(() => {
    if (!avoid) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    import('../device/device-chef.ts')
      .then(({ lookOnDevice }) => lookOnDevice(recipe, avoid, signal))
      // No findings: the page then says that nobody has looked.
      .catch(() => ({}))
      .then((found) => signal.aborted || setFindings(found));
    return () => leaving.abort();
  }, [recipe, avoid]);

  return useMemo(() => {
    const asked = { ingredients: [], wishes: avoid && { avoid } };
    const state = { kind: 'done', text: recipe, model, truncated: false, ...asked, ...findings } as const;
    const line =
      avoid && !findings ? `Looking for ${listed(avoid, 'and')} in this recipe…` : lookedForLine(state);
    return { warnings: warningsOf(state), line };
  }, [recipe, model, avoid, findings]);
}
