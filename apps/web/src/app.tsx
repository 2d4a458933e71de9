import { useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { IngredientForm } from './ingredients/ingredient-form.tsx';
import { IngredientsPanel } from './ingredients/ingredients-panel.tsx';
import { Intro } from './ingredients/intro.tsx';
import { Banner } from './page/banner.tsx';
import { Footer } from './page/footer.tsx';
import { Navbar } from './page/navbar.tsx';
import type { PageSettings } from './page-settings.ts';
import type { CookRecipe } from './recipe/cook-recipe.ts';
import { KeptFocus } from './recipe/kept-focus.tsx';
import { useRecipe } from './recipe/use-recipe.ts';
import { SharedPlace } from './shared/shared-place.tsx';
import { useShareFragment } from './shared/use-share-fragment.ts';
import { BROKEN, NOT_LOADED, Sorry } from './sorry.tsx';
import { useLatePart } from './use-late-part.ts';
import { NO_WISHES, settle, wishesOf, withFoods } from './wishes/set-wishes.ts';
import { WishesPlace } from './wishes/wishes-place.tsx';

const fetchRecipeArea = async () => (await import('./recipe/recipe-area.tsx')).RecipeArea;

interface AppProps {
  settings: PageSettings;
  cook: CookRecipe;
  /** The built-in chef on this device; the same as `cook` where the page has no API. */
  cookOnDevice: CookRecipe;
  /** Fetches ahead what the first recipe will need. */
  preload: () => void;
}

/** The whole page. */
export function App({ settings, cook, cookOnDevice, preload }: AppProps) {
  const [ingredients, setIngredients] = useState<readonly string[]>([]);
  const [wishes, setWishes] = useState(NO_WISHES);
  const titles = useRef<readonly string[]>([]);
  const recipe = useRecipe(cook, cookOnDevice);
  const shared = useShareFragment();
  const hasIngredients = ingredients.length > 0;
  const area = useLatePart(fetchRecipeArea, hasIngredients);
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (hasIngredients) preload();
  }, [hasIngredients, preload]);

  const request = recipe.state.kind === 'idle' ? undefined : recipe.state;
  const isHeldBack = recipe.state.kind !== 'idle' && !area.Part && !area.isLost;

  function keep(remaining: readonly string[]) {
    setIngredients(remaining);
    if (remaining.length > 0) return;
    recipe.clear();
    // The button that was pressed goes with the list.
    field.current?.focus();
  }

  function startOver() {
    setWishes(NO_WISHES);
    keep([]);
  }

  function leaveOut(index: number, foods: readonly string[]) {
    setWishes({ ...wishes, avoid: withFoods(wishes.avoid, foods) });
    keep(without(ingredients, index));
  }

  function start(notAgain?: readonly string[], chef?: CookRecipe) {
    setWishes(settle(wishes));
    recipe.start({ ingredients, wishes: wishesOf(wishes, notAgain) }, chef);
  }

  /** Asks with the list and the wishes as they are now, and for another idea where the last request did. */
  function startAgain(chef?: CookRecipe) {
    start(request?.wishes?.notAgain, chef);
  }

  function getRecipe() {
    setAttempt(attempt + 1);
    // One recipe at a time; "Back" shows the shared one again.
    if (shared.fragment !== '') shared.close();
    start();
    if (area.isLost) void area.load();
  }

  function loadAreaAgain() {
    // A failure that nobody has seen, since this part was missing, is no answer to the press of the button.
    if (recipe.state.kind === 'failed') startAgain();
    void area.load();
  }

  return (
    <>
      <Navbar />
      <main>
        <Intro />
        <IngredientForm
          field={field}
          onAdd={(ingredient) => setIngredients((list) => [...list, ingredient])}
        />
        <noscript>
          <p>
            Adding ingredients and asking the chef need JavaScript: allow it for this page to get a recipe.
          </p>
        </noscript>
        <IngredientsPanel
          ingredients={ingredients}
          cooking={recipe.state.kind === 'cooking'}
          onRemove={(index) => keep(without(ingredients, index))}
          onLeaveOut={leaveOut}
          onStartOver={startOver}
          onGetRecipe={getRecipe}
        >
          <WishesPlace set={wishes} onChange={setWishes} />
        </IngredientsPanel>
        {!hasIngredients && wishesOf(wishes) && <WishesPlace set={wishes} onChange={setWishes} />}
        {hasIngredients && (
          <KeptFocus>
            <ErrorBoundary
              resetKeys={[attempt]}
              fallbackRender={({ resetErrorBoundary }) => (
                <Sorry why={BROKEN} onTryAgain={resetErrorBoundary} />
              )}
            >
              {area.Part && (
                <area.Part
                  state={recipe.state}
                  animationUrl={settings.animationUrl}
                  onStop={recipe.stop}
                  onTryAgain={() => startAgain()}
                  onCookOnDevice={cookOnDevice === cook ? undefined : () => startAgain(cookOnDevice)}
                  seen={titles}
                  onAnotherIdea={(seen) => start(seen, request?.isOnDevice ? cookOnDevice : cook)}
                />
              )}
            </ErrorBoundary>
            {isHeldBack && <p role="status">The page is still loading the part that shows recipes.</p>}
            {isHeldBack && recipe.state.kind === 'cooking' && (
              <button type="button" onClick={recipe.stop}>
                Stop
              </button>
            )}
            {area.isLost && <Sorry why={NOT_LOADED} isTrying={area.isLoading} onTryAgain={loadAreaAgain} />}
          </KeptFocus>
        )}
        <SharedPlace
          fragment={shared.fragment}
          isRecipeOpen={
            recipe.state.kind !== 'idle' && (recipe.state.kind !== 'failed' || recipe.state.text !== '')
          }
          onReplace={recipe.clear}
          onDecline={shared.decline}
          onClose={shared.close}
        />
        <Banner />
      </main>
      <Footer {...settings} />
    </>
  );
}

const without = (list: readonly string[], index: number) => list.filter((_, position) => position !== index);
