import type { MouseEvent } from 'react';
import type { FoundWarnings } from '../wishes/found-warnings.ts';
import { FinishedHead } from './finished-head.tsx';
import { isOfTheList } from './recipe-failure.ts';
import { RecipeHead } from './recipe-head.tsx';
import type { RecipeState } from './recipe-state.ts';
import { wording } from './recipe-wording.ts';
import type { AdaptedRecipe } from './use-adapted-recipe.ts';

interface CardHeadProps {
  state: Exclude<RecipeState, { kind: 'idle' }>;
  /** Of a recipe that is done. */
  adapted: AdaptedRecipe;
  warnings: FoundWarnings;
  isLongWait: boolean;
  onStop: () => void;
  onTryAgain: () => void;
  /** Has the built-in chef cook on this device; undefined where the page has no other chef. */
  onCookOnDevice: (() => void) | undefined;
  onAnotherIdea: () => void;
}

/** The head of the card in each state of the recipe: the state in words, and the buttons for it. */
export function CardHead(props: CardHeadProps) {
  const { state, adapted, warnings, isLongWait, onStop, onTryAgain, onCookOnDevice, onAnotherIdea } = props;
  if (state.kind === 'done')
    return <FinishedHead tools={adapted.tools} warnings={warnings} onAnotherIdea={once(onAnotherIdea)} />;
  const { title, note } = wording(state, isLongWait);
  const problem = state.kind === 'failed' ? state.problem : undefined;
  return (
    <RecipeHead
      key={state.kind}
      title={title}
      note={problem?.code === 'sign-in' ? <SignIn why={note} /> : note}
      isSticky
    >
      {state.kind === 'cooking' ? (
        <button type="button" onClick={once(onStop)}>
          Stop
        </button>
      ) : (
        <button type="button" onClick={once(onTryAgain)}>
          Try again
        </button>
      )}
      {problem && !isOfTheList(problem) && onCookOnDevice && (
        <button type="button" onClick={once(onCookOnDevice)}>
          Let the built-in chef cook
        </button>
      )}
    </RecipeHead>
  );
}

/** The page itself lies behind whatever asks to sign in. It opens beside this one, so that the list stays. */
function SignIn({ why }: { why: string }) {
  return (
    <>
      {why}{' '}
      <a href="./?signin" target="_blank" rel="noopener">
        Open the sign-in page
      </a>
    </>
  );
}

/**
 * Handles the first click of a double click only. One button takes the place of another here, or moves under the
 * pointer as the recipe comes into view: the second click was not meant for it.
 */
function once(onClick: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail <= 1) onClick();
  };
}
