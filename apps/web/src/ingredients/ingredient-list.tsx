import { useEffect, useRef } from 'react';
import { typedNegation } from '../wishes/typed-negation.ts';
import { IngredientChip } from './ingredient-chip.tsx';
import styles from './ingredient-list.module.css';

interface IngredientListProps {
  /** Names the list, where no heading does. */
  name?: string;
  ingredients: readonly string[];
  onRemove: (index: number) => void;
  /** Makes wishes of an ingredient that says what must not be in the recipe. */
  onLeaveOut?: ((index: number, foods: readonly string[]) => void) | undefined;
}

/** The ingredients in the visitor's order. When one is removed, its neighbour gets the focus. */
export function IngredientList({ name, ingredients, onRemove, onLeaveOut }: IngredientListProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(null);
  const shown = useRef(0);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    if (ingredients.length > shown.current) element.scrollTop = element.scrollHeight;
    shown.current = ingredients.length;
    if (removed.current === null) return;
    const next = Math.min(removed.current, ingredients.length - 1);
    removed.current = null;
    element.children[next]?.querySelector('button')?.focus();
  }, [ingredients]);

  function remove(index: number) {
    removed.current = index;
    onRemove(index);
  }

  function offer(ingredient: string, index: number) {
    const foods = onLeaveOut ? typedNegation(ingredient) : [];
    if (foods.length === 0) return null;
    return (
      <button
        className={styles.offer}
        type="button"
        onClick={() => {
          removed.current = index;
          onLeaveOut?.(index, foods);
        }}
      >
        Leave out {foods.join(' and ')} instead
      </button>
    );
  }

  const keys = stableKeys(ingredients);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list that shows no bullets
    <ul ref={list} className={styles.list} role="list" aria-label={name}>
      {ingredients.map((ingredient, index) => (
        <IngredientChip key={keys[index]} ingredient={ingredient} onRemove={() => remove(index)}>
          {offer(ingredient, index)}
        </IngredientChip>
      ))}
    </ul>
  );
}

/**
 * Keys for the list. Equal ingredients are numbered from the end of the list: when one is removed, those below it keep
 * their keys.
 */
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
