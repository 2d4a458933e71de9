import { useState } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { BROKEN, NOT_LOADED } from '../failure-message.ts';
import { Sorry } from '../sorry.tsx';
import { useLatePart } from '../use-late-part.ts';
import type { SharedRecipeProps } from './shared-recipe.tsx';

const fetchSharedRecipe = async () => (await import('./shared-recipe.tsx')).SharedRecipe;

/** Where a shared recipe is shown; its code is fetched when there is one. */
export function SharedPlace(props: SharedRecipeProps) {
  const { Part, isLost, isLoading, load } = useLatePart(fetchSharedRecipe, props.fragment);
  const [attempt, setAttempt] = useState(0);
  if (props.fragment === '') return null;
  return (
    <div>
      <ErrorBoundary
        key={props.fragment}
        attempt={attempt}
        fallback={<Sorry why={BROKEN} onTryAgain={() => setAttempt(attempt + 1)} />}
      >
        {Part && <Part {...props} />}
      </ErrorBoundary>
      {isLost && <Sorry why={NOT_LOADED} isTrying={isLoading} onTryAgain={load} />}
    </div>
  );
}
