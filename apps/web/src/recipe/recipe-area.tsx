import { lazy, Suspense, useEffect, useRef } from 'react';
import { ChefMessages } from './chef-messages.tsx';
import { Credits } from './credits.tsx';
import { failureMessage } from './failure-message.ts';
import { LoadingGraphic, preloadLoadingGraphic } from './loading-graphic.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import styles from './recipe-area.module.css';
import type { RecipeState } from './recipe-state.ts';
import { useBroughtIntoView } from './use-brought-into-view.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const loadRecipeView = () => import('./recipe-view.tsx');
const RecipeView = lazy(async () => ({ default: (await loadRecipeView()).RecipeView }));

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
  useEffect(() => {
    // So that a click never waits; what fails is asked for again when it is shown.
    loadRecipeView().catch(() => undefined);
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
          <div className={isWaiting(state) ? styles.wait : styles.card}>
            <div className={styles.controls}>
              <Controls state={state} onStop={onStop} onTryAgain={onTryAgain} />
            </div>
            <Outcome state={state} animationUrl={animationUrl} />
          </div>
          {/* Growing text would push it away. */}
          {state.kind !== 'cooking' && <ChefMessages ingredients={state.ingredients} />}
        </>
      )}
    </section>
  );
}

type ShownState = Exclude<RecipeState, { kind: 'idle' }>;

/** Whether the graphic stands for the recipe still; white space is no first word. */
function isWaiting(state: ShownState): boolean {
  return state.kind === 'cooking' && state.text.trim() === '';
}

interface ControlsProps extends Pick<RecipeAreaProps, 'onStop' | 'onTryAgain'> {
  state: ShownState;
}

/** Stands above the recipe, where growing text does not push it away. */
function Controls({ state, onStop, onTryAgain }: ControlsProps) {
  if (state.kind === 'done') return <RecipeActions recipe={state.text} />;
  return (
    <>
      {state.kind === 'failed' && (
        <div className={styles.failure}>
          <p>Sorry, something went wrong!</p>
          <p>{failureMessage(state.problem, state.ingredients)}</p>
        </div>
      )}
      {state.kind === 'stopped' && <p className={styles.stopped}>{stoppedNote(state.text)}</p>}
      <div className={styles.stop}>
        {state.kind === 'cooking' ? (
          <button type="button" key="stop" onClick={onStop}>
            Stop
          </button>
        ) : (
          <button type="button" key="try-again" onClick={onTryAgain}>
            Try again
          </button>
        )}
      </div>
    </>
  );
}

function stoppedNote(text: string): string {
  return text.trim() === ''
    ? 'You stopped the chef before the first words.'
    : 'You stopped the chef: the recipe is not whole.';
}

function Outcome({ state, animationUrl }: { state: ShownState; animationUrl: string }) {
  return (
    <Suspense>
      {isWaiting(state) && <LoadingGraphic animationUrl={animationUrl} />}
      {state.text.trim() !== '' && <RecipeView markdown={state.text} unfinished={state.kind !== 'done'} />}
      {state.kind === 'done' && <Credits model={state.model} truncated={state.truncated} />}
    </Suspense>
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
