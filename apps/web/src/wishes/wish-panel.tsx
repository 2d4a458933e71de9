import { IngredientList } from '../ingredients/ingredient-list.tsx';
import type { SetWishes } from './set-wishes.ts';
import { WishFields } from './wish-fields.tsx';
import { eachWish } from './wish-words.ts';

interface WishPanelProps {
  set: SetWishes;
  /** Whether the fields are shown; the wishes that are set always are. */
  isOpen: boolean;
  onChange: (set: SetWishes) => void;
  onLastRemoved: () => void;
}

/** The fields for the wishes, and the wishes that are set, which are removed as ingredients are. */
export function WishPanel({ set, isOpen, onChange, onLastRemoved }: WishPanelProps) {
  const wishes = eachWish(set);

  function remove(index: number) {
    onChange(wishes[index]?.without ?? set);
    if (wishes.length === 1) onLastRemoved();
  }

  return (
    <>
      {isOpen && <WishFields set={set} onChange={onChange} />}
      {wishes.length > 0 && (
        <IngredientList name="Your wishes" ingredients={wishes.map(({ words }) => words)} onRemove={remove} />
      )}
    </>
  );
}
