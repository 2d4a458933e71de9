import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { IngredientForm } from './ingredients/ingredient-form.tsx';
import { IngredientsPanel } from './ingredients/ingredients-panel.tsx';
import { Intro } from './ingredients/intro.tsx';
import { Banner } from './page/banner.tsx';
import { Footer } from './page/footer.tsx';
import { Navbar } from './page/navbar.tsx';
import type { PageSettings } from './page-settings.ts';
import type { CookRecipe } from './recipe/cook-recipe.ts';
import { SORRY } from './recipe/recipe-failure.ts';
import { useRecipe } from './recipe/use-recipe.ts';

const RecipeArea = lazy(async () => ({ default: (await import('./recipe/recipe-area.tsx')).RecipeArea }));

interface AppProps {
  settings: PageSettings;
  cook: CookRecipe;
  /** Fetches ahead what the first recipe will need. */
  preload: () => void;
}

/** The whole page. */
export function App({ settings, cook, preload }: AppProps) {
  const [ingredients, setIngredients] = useState<readonly string[]>([]);
  const recipe = useRecipe(cook);
  const hasIngredients = ingredients.length > 0;

  useEffect(() => {
    if (hasIngredients) preload();
  }, [hasIngredients, preload]);

  function keep(remaining: readonly string[]) {
    setIngredients(remaining);
    if (remaining.length === 0) recipe.clear();
  }

  return (
    <>
      <Navbar />
      <main>
        <Intro />
        <IngredientForm onAdd={(ingredient) => setIngredients((list) => [...list, ingredient])} />
        <noscript>
          <p>
            Adding ingredients and asking the chef need JavaScript: allow it for this page to get a recipe.
          </p>
        </noscript>
        <IngredientsPanel
          ingredients={ingredients}
          cooking={recipe.state.kind === 'cooking'}
          onRemove={(index) => keep(ingredients.filter((_, position) => position !== index))}
          onStartOver={() => keep([])}
          onGetRecipe={() => recipe.start(ingredients)}
        />
        {hasIngredients && (
          <ErrorBoundary fallback={<Unloadable />}>
            <Suspense>
              <RecipeArea
                state={recipe.state}
                animationUrl={settings.animationUrl}
                onStop={recipe.stop}
                onTryAgain={() => recipe.start(ingredients)}
              />
            </Suspense>
          </ErrorBoundary>
        )}
        <Banner />
      </main>
      <Footer {...settings} />
    </>
  );
}

/** Stands where the recipe would when its part of the page cannot be fetched. */
function Unloadable() {
  return (
    <div role="alert">
      <p>{SORRY}</p>
      <p>A part of this page could not be loaded: check your connection, then reload the page.</p>
    </div>
  );
}
