import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { NOT_LOADED, Sorry } from '../sorry.tsx';
import { type LatePart, useLatePart } from '../use-late-part.ts';
import { type FoundWarnings, warningsOf } from '../wishes/found-warnings.ts';
import { foodsToAvoid } from '../wishes/look-words.ts';
import { WishOutcome } from '../wishes/wish-outcome.tsx';
import { CardHead } from './card-head.tsx';
import { ChefMessages } from './chef-messages.tsx';
import { Credits } from './credits.tsx';
import { LoadingGraphic, preloadLoadingGraphic } from './loading-graphic.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import styles from './recipe-area.module.css';
import type { RecipeState } from './recipe-state.ts';
import type { RecipeViewProps } from './recipe-view.tsx';
import { announcement } from './recipe-wording.ts';
import { withTitle } from './seen-titles.ts';
import { StillText } from './still-text.tsx';
import { type AdaptedRecipe, useAdaptCode, useAdaptedRecipe } from './use-adapted-recipe.ts';
import { useBroughtIntoView } from './use-brought-into-view.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLongWait } from './use-long-wait.ts';

const importRecipeView = () => import('./recipe-view.tsx');
const fetchRecipeView = async () => (await importRecipeView()).RecipeView;

interface RecipeAreaProps {
  state: RecipeState;
  /** Address of the Lottie file to show while cooking; empty for the bundled one. */
  animationUrl: string;
  /** Titles of the recipes that the visitor has seen on this page, the latest last. */
  seen: RefObject<readonly string[]>;
  onStop: () => void;
  onTryAgain: () => void;
  /** Has the built-in chef cook on this device; undefined where the page has no other chef. */
  onCookOnDevice: (() => void) | undefined;
  /** Asks for a recipe that has none of these titles. */
  onAnotherIdea: (seen: readonly string[]) => void;
}

/** The loading graphic, then the recipe in its place, and the buttons for it. */
export function RecipeArea({ state, animationUrl, seen, ...actions }: RecipeAreaProps) {
  const area = useRef<HTMLElement>(null);
  // A quick recipe may be done before this code is there.
  const view = useLatePart(fetchRecipeView, state.kind !== 'idle' && state.kind);
  const isDone = state.kind === 'done';
  const adapted = useAdaptedRecipe(
    isDone ? state.text : undefined,
    useAdaptCode(isDone && view.Part !== undefined),
  );
  const warnings = useMemo(() => warningsOf(state), [state]);
  const title = adapted.tools?.written.recipe.title;
  useEffect(() => {
    seen.current = withTitle(seen.current, title);
  }, [seen, title]);
  useEffect(() => {
    // Fetched ahead, so that a click never waits. A part that cannot be fetched now is fetched again when it is shown.
    importRecipeView().then(
      ({ warmUp }) => warmUp(),
      () => undefined,
    );
    preloadLoadingGraphic();
  }, []);
  useBroughtIntoView(area, state.kind === 'cooking');
  const keptFocus = useKeptFocus(area);
  const isLongWait = useLongWait(state.kind === 'cooking' && !hasWords(state));

  return (
    <section
      ref={area}
      className={state.kind === 'idle' ? undefined : styles.area}
      aria-label="Recipe"
      tabIndex={-1}
      {...keptFocus}
    >
      <p role="status" className="visually-hidden">
        {announcement(state, isLongWait)}
      </p>
      {state.kind !== 'idle' && (
        <>
          <div className={state.kind === 'cooking' ? `${styles.card} ${styles.cooking}` : styles.card}>
            <CardHead
              state={state}
              adapted={adapted}
              warnings={warnings}
              isLongWait={isLongWait}
              {...actions}
              onAnotherIdea={() => actions.onAnotherIdea(seen.current)}
            />
            <Outcome
              state={state}
              adapted={adapted}
              warnings={warnings}
              animationUrl={animationUrl}
              view={view}
            />
          </div>
          {/* Growing text would push it away. */}
          {state.kind !== 'cooking' && (
            <ChefMessages
              request={state}
              model={state.kind === 'done' ? state.model : undefined}
              isOnDevice={state.isOnDevice}
            />
          )}
        </>
      )}
    </section>
  );
}

type ShownState = Exclude<RecipeState, { kind: 'idle' }>;

/** White space is no first word. */
function hasWords({ text }: ShownState): boolean {
  return text.trim() !== '';
}

interface OutcomeProps {
  state: ShownState;
  adapted: AdaptedRecipe;
  warnings: FoundWarnings;
  animationUrl: string;
  view: LatePart<RecipeViewProps>;
}

function Outcome({ state, adapted, warnings: { lines, found }, animationUrl, view }: OutcomeProps) {
  const avoid = useMemo(() => foodsToAvoid(state), [state]);
  const { Part: View, isLost, isLoading, load } = view;
  const isDone = state.kind === 'done';
  const isHeldBack = hasWords(state) && !View && !isLost;
  return (
    <>
      <WishOutcome state={state} warnings={lines} />
      {state.kind === 'cooking' && (isHeldBack || !hasWords(state)) && (
        <LoadingGraphic animationUrl={animationUrl} />
      )}
      {state.kind !== 'cooking' && isHeldBack && (
        <p>The page is still loading the part that shows recipes.</p>
      )}
      {hasWords(state) && View && (
        <StillText kind={state.kind}>
          <View markdown={isDone ? adapted.markdown : state.text} unfinished={!isDone} found={found} />
        </StillText>
      )}
      {hasWords(state) && isLost && <Sorry why={NOT_LOADED} isTrying={isLoading} onTryAgain={load} />}
      {isDone && (
        <>
          <RecipeActions
            shared={{ recipe: adapted.markdown, model: state.model, ...(avoid && { avoid }) }}
            tools={adapted.tools}
            isCut={state.truncated}
            warnings={lines}
          />
          <Credits model={state.model} truncated={state.truncated} isOnDevice={state.isOnDevice} />
        </>
      )}
    </>
  );
}
