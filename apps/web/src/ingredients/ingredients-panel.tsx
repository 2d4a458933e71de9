import type { ReactNode } from 'react';
import { IngredientList } from './ingredient-list.tsx';
import styles from './ingredients-panel.module.css';

/** Properties of {@link IngredientsPanel}. */
export interface IngredientsPanelProps {
  ingredients: readonly string[];
  /** Whether a recipe is being cooked: another one cannot be asked for until it ends. */
  cooking: boolean;
  onRemove: (index: number) => void;
  /** Makes wishes of an ingredient that says what must not be in the recipe. */
  onLeaveOut?: (index: number, foods: readonly string[]) => void;
  onStartOver: () => void;
  onGetRecipe: () => void;
  /** Stands between the list and the button. */
  children?: ReactNode;
}

/** The list and the button that asks for a recipe; nothing while the list is empty. */
export function IngredientsPanel(props: IngredientsPanelProps) {
  const { ingredients, cooking, onRemove, onLeaveOut, onStartOver, onGetRecipe, children } = props;

  function getRecipe() {
    if (!cooking) onGetRecipe();
  }

  if (ingredients.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="ingredients-heading">
      <div className={styles.head}>
        <h2 id="ingredients-heading">Your ingredients:</h2>
        <button className={styles.over} type="button" onClick={onStartOver}>
          Start over
        </button>
      </div>
      <IngredientList ingredients={ingredients} onRemove={onRemove} onLeaveOut={onLeaveOut} />
      {children}
      <div className={styles.ready}>
        <div>
          <h2>Ready for a recipe?</h2>
          <p>Spatula will talk to the chef to generate a recipe from your ingredients.</p>
        </div>
        {/* Not `disabled`, which would throw the focus away while the recipe is cooked. */}
        <button className={styles.get} type="button" aria-disabled={cooking} onClick={getRecipe}>
          Get a Recipe
        </button>
      </div>
    </section>
  );
}
