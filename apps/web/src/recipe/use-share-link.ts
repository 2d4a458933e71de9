import { type SharedRecipe, writeShareLink } from '@spatula/recipe/share-link';
import { useEffect, useRef } from 'react';
import { makeLink } from './share-recipe.ts';

/**
 * Makes the link that holds a recipe before the visitor asks for it: WebKit lets a page copy only while it handles the
 * click, and to make a link takes longer than that.
 *
 * @returns gives the link, at once where it is made already
 */
export function useShareLink({ recipe, model, avoid }: SharedRecipe) {
  const made = useRef<string>(undefined);
  const shared = { recipe, model, ...(avoid && { avoid }) };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is made of these three
  useEffect(() => {
    let isOld = false;
    writeShareLink(shared).then(
      (link) => {
        if (!isOld) made.current = link;
      },
      // A click tries again, and reports the failure.
      () => undefined,
    );
    return () => {
      isOld = true;
      made.current = undefined;
    };
  }, [recipe, model, avoid]);

  return () => made.current ?? makeLink(shared);
}
