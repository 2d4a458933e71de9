import { useEffect, useRef } from 'react';
import { IngredientChip } from './ingredient-chip.tsx';
import { INGREDIENT_FIELD_ID } from './ingredient-field.ts';
import styles from './ingredients-panel.module.css';

/** What the panel shows and tells the page. */
export interface IngredientsPanelProps {
  ingredients: readonly string[];
  /** Whether a recipe is being cooked: another one cannot be asked for until it ends. */
  cooking: boolean;
  onRemove: (index: number) => void;
  onStartOver: () => void;
  onGetRecipe: () => void;
}

/** The list so far and the way on; nothing while the list is empty. */
export function IngredientsPanel(props: IngredientsPanelProps) {
  const { ingredients, cooking, onRemove, onStartOver, onGetRecipe } = props;
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(null);

  useEffect(() => {
    if (removed.current === null) return;
    const next = Math.min(removed.current, ingredients.length - 1);
    removed.current = null;
    list.current?.querySelectorAll('button')[next]?.focus();
  }, [ingredients]);

  function remove(index: number) {
    if (ingredients.length === 1) focusField();
    else removed.current = index;
    onRemove(index);
  }

  function startOver() {
    focusField();
    onStartOver();
  }

  if (ingredients.length === 0) return null;
  const keys = stableKeys(ingredients);
  return (
    <section className={styles.panel} aria-labelledby="ingredients-heading">
      <div className={styles.head}>
        <h2 id="ingredients-heading">Your ingredients:</h2>
        <button className={styles.over} type="button" onClick={startOver}>
          Start over
        </button>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that shows no bullets */}
      <ul ref={list} className={styles.list} role="list">
        {ingredients.map((ingredient, index) => (
          <IngredientChip key={keys[index]} ingredient={ingredient} onRemove={() => remove(index)} />
        ))}
      </ul>
      <div className={styles.ready}>
        <div>
          <h2>Ready for a recipe?</h2>
          <p>Spatula will talk to the chef to generate a recipe from your ingredients.</p>
        </div>
        <button
          className={styles.get}
          type="button"
          aria-disabled={cooking}
          onClick={() => cooking || onGetRecipe()}
        >
          Get a Recipe
        </button>
      </div>
    </section>
  );
}

function focusField() {
  document.getElementById(INGREDIENT_FIELD_ID)?.focus();
}

/** Tells equal ingredients apart by how many of them still follow, which removing one leaves true for the others. */
function stableKeys(ingredients: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return ingredients
    .toReversed()
    .map((ingredient) => {
      const following = seen.get(ingredient) ?? 0;
      seen.set(ingredient, following + 1);
      return `${following} ${ingredient}`;
    })
    .toReversed();
}
