import { useEffect, useRef } from 'react';
import { NOT_LOADED, Sorry } from '../sorry.tsx';
import { type LatePart, useLatePart } from '../use-late-part.ts';
import { ChefMessages } from './chef-messages.tsx';
import { Credits } from './credits.tsx';
import { failureMessage } from './failure-message.ts';
import { LoadingGraphic, preloadLoadingGraphic } from './loading-graphic.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import styles from './recipe-area.module.css';
import { SORRY } from './recipe-failure.ts';
import { RecipeHead } from './recipe-head.tsx';
import type { RecipeState } from './recipe-state.ts';
import type { RecipeViewProps } from './recipe-view.tsx';
import { useBroughtIntoView } from './use-brought-into-view.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const importRecipeView = () => import('./recipe-view.tsx');
const fetchRecipeView = async () => (await importRecipeView()).RecipeView;

interface RecipeAreaProps {
  state: RecipeState;
  /** Address of the Lottie file to show while cooking; empty for the bundled one. */
  animationUrl: string;
  onStop: () => void;
  onTryAgain: () => void;
}

/** The loading graphic, then the recipe in its place, and what can be done with it. */
export function RecipeArea({ state, animationUrl, onStop, onTryAgain }: RecipeAreaProps) {
  const area = useRef<HTMLElement>(null);
  const view = useLatePart(fetchRecipeView, state.kind === 'cooking');
  useEffect(() => {
    // So that a click never waits; what fails is asked for again when it is shown.
    importRecipeView().then(
      ({ warmUp }) => warmUp(),
      () => undefined,
    );
    preloadLoadingGraphic();
  }, []);
  useBroughtIntoView(area, state.kind === 'cooking');
  const keptFocus = useKeptFocus(area);

  return (
    <section
      ref={area}
      className={state.kind === 'idle' ? undefined : styles.area}
      aria-label="Recipe"
      tabIndex={-1}
      {...keptFocus}
    >
      <p role="status" className="visually-hidden">
        {announcement(state)}
      </p>
      {state.kind !== 'idle' && (
        <>
          <div className={state.kind === 'cooking' ? `${styles.card} ${styles.cooking}` : styles.card}>
            <Head state={state} onStop={onStop} onTryAgain={onTryAgain} />
            <Outcome state={state} animationUrl={animationUrl} view={view} />
          </div>
          {/* Growing text would push it away. */}
          {state.kind !== 'cooking' && (
            <ChefMessages
              ingredients={state.ingredients}
              model={state.kind === 'done' ? state.model : undefined}
            />
          )}
        </>
      )}
    </section>
  );
}

type ShownState = Exclude<RecipeState, { kind: 'idle' }>;

interface HeadProps extends Pick<RecipeAreaProps, 'onStop' | 'onTryAgain'> {
  state: ShownState;
}

function Head({ state, onStop, onTryAgain }: HeadProps) {
  if (state.kind === 'done') return <RecipeActions recipe={state.text} />;
  return (
    <RecipeHead key={state.kind} {...wording(state)} isSticky>
      {state.kind === 'cooking' ? (
        <button type="button" onClick={onStop}>
          Stop
        </button>
      ) : (
        <button type="button" onClick={onTryAgain}>
          Try again
        </button>
      )}
    </RecipeHead>
  );
}

/** What the head says until there is a whole recipe. */
function wording(state: Exclude<ShownState, { kind: 'done' }>): { title: string; note: string } {
  switch (state.kind) {
    case 'cooking':
      return { title: 'The chef is cooking', note: 'Your recipe appears below as it is written.' };
    case 'stopped':
      return {
        title: 'You stopped the chef',
        note: state.text.trim() === '' ? 'No word of a recipe had come.' : 'The recipe below is not whole.',
      };
    case 'failed':
      return { title: SORRY, note: failureMessage(state.problem, state.ingredients, state.text) };
  }
}

interface OutcomeProps {
  state: ShownState;
  animationUrl: string;
  view: LatePart<RecipeViewProps>;
}

function Outcome({ state, animationUrl, view: { Part: View, isLost, isLoading, load } }: OutcomeProps) {
  // White space is no first word.
  const hasWords = state.text.trim() !== '';
  const isWaiting = hasWords ? !View && !isLost : state.kind === 'cooking';
  return (
    <>
      {isWaiting && <LoadingGraphic animationUrl={animationUrl} />}
      {hasWords && View && <View markdown={state.text} unfinished={state.kind !== 'done'} />}
      {hasWords && isLost && <Sorry why={NOT_LOADED} isTrying={isLoading} onTryAgain={load} />}
      {state.kind === 'done' && <Credits model={state.model} truncated={state.truncated} />}
    </>
  );
}

/** What a screen reader says when the state changes; the words of the recipe are left to be read at will. */
function announcement(state: RecipeState): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'cooking':
      return 'The chef is cooking.';
    case 'stopped':
      return 'Cooking stopped.';
    case 'failed':
      return 'Cooking failed.';
    case 'done':
      return 'Recipe ready.';
  }
}
