import type { Recipe } from '@spatula/recipe/recipe';
import { useEffect, useRef, useState } from 'react';
import { NOT_LOADED, Sorry } from '../sorry.tsx';
import { useLatePart } from '../use-late-part.ts';
import { type FoundWarnings, NO_WARNINGS } from '../wishes/found-warnings.ts';

const fetchKitchenView = async () => (await import('./kitchen-view.tsx')).KitchenView;

interface StartCookingProps {
  recipe: Recipe;
  warnings?: FoundWarnings;
}

/** The button that opens the kitchen view, whose code is fetched when it is pressed. */
export function StartCooking({ recipe, warnings = NO_WARNINGS }: StartCookingProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { Part: KitchenView, isLost, isLoading, load } = useLatePart(fetchKitchenView, isOpen);

  useEffect(() => {
    if (!isOpen) return;
    const opener = button.current;
    // Some browsers do not focus a button that is clicked, and so do not give the focus back to it.
    return () => opener?.focus();
  }, [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={() => {
          setOpen(true);
          if (isLost) void load();
        }}
      >
        Start cooking
      </button>
      {KitchenView && (
        <KitchenView
          recipe={recipe}
          warnings={warnings}
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
      )}
      {isLost && <Sorry why={NOT_LOADED} isTrying={isLoading} onTryAgain={load} />}
    </>
  );
}
