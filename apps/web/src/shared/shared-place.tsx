import { ErrorBoundary } from 'react-error-boundary';
import { BROKEN, NOT_LOADED, Sorry } from '../sorry.tsx';
import { useLatePart } from '../use-late-part.ts';
import type { SharedRecipeProps } from './shared-recipe.tsx';

const fetchSharedRecipe = async () => (await import('./shared-recipe.tsx')).SharedRecipe;

/** Where a shared recipe is shown; its code is fetched when there is one. */
export function SharedPlace(props: SharedRecipeProps) {
  const { Part, isLost, isLoading, load } = useLatePart(fetchSharedRecipe, props.fragment);
  if (props.fragment === '') return null;
  return (
    <div>
      <ErrorBoundary
        key={props.fragment}
        fallbackRender={({ resetErrorBoundary }) => <Sorry why={BROKEN} onTryAgain={resetErrorBoundary} />}
      >
        {Part && <Part {...props} />}
      </ErrorBoundary>
      {isLost && <Sorry why={NOT_LOADED} isTrying={isLoading} onTryAgain={load} />}
    </div>
  );
}
