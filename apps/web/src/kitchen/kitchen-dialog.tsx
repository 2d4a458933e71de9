import type { Recipe } from '@spatula/recipe/recipe';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { KeptFocus } from '../recipe/kept-focus.tsx';
import { patternOf } from '../recipe/mark-found.ts';
import type { FoundWarnings } from '../wishes/found-warnings.ts';
import { Warnings } from '../wishes/warnings.tsx';
import { IngredientChecks } from './ingredient-checks.tsx';
import { StepView } from './step-view.tsx';
import { TimerList } from './timer-list.tsx';
import type { Timers } from './use-timers.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface KitchenDialogProps {
  recipe: Recipe;
  warnings: FoundWarnings;
  checked: ReadonlySet<string>;
  /** The step that is shown, counted from 0. */
  index: number;
  timers: Timers;
  onCheck: (key: string) => void;
  onStep: (index: number) => void;
  onClose: () => void;
}

/** The recipe in large type, over the whole window. Open as long as it is there. */
export function KitchenDialog(props: KitchenDialogProps) {
  const { recipe, warnings, checked, index, timers, onCheck, onStep, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const careful = useId();
  const pattern = useMemo(() => patternOf(warnings.found), [warnings]);
  const mayTurnOff = useWakeLock();
  const step = recipe.steps[index];

  // A layout effect is undone before the element is removed: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);

  function turn(by: 1 | -1) {
    if (!recipe.steps[index + by]) return;
    onStep(index + by);
    heading.current?.scrollIntoView({ block: 'nearest' });
  }

  // In strict mode React closes and opens the dialog once; its close event comes when it is open again.
  return (
    <dialog
      ref={dialog}
      className="kitchen kitchen-view"
      aria-labelledby={title}
      aria-describedby={warnings.lines.length > 0 ? careful : undefined}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onKeyDown={(event) => turnByKey(event, turn)}
    >
      <KeptFocus className="all">
        <div className="page">
          <header>
            <h2 id={title} dir="auto">
              {recipe.title ?? 'Recipe'}
            </h2>
            <button type="button" onClick={onClose}>
              Close
            </button>
          </header>
          {warnings.lines.length > 0 && (
            <div className="careful">
              <Warnings id={careful} lines={warnings.lines} />
            </div>
          )}
          <p role="status" className="screen">
            {mayTurnOff && 'This browser cannot keep the screen on: it may turn off while you cook.'}
          </p>
          <div className="columns">
            {step && (
              <StepView
                recipe={recipe}
                step={step}
                index={index}
                heading={heading}
                pattern={pattern}
                onStart={timers.start}
              />
            )}
            <div>
              <h3>Ingredients</h3>
              <IngredientChecks
                ingredients={recipe.ingredients}
                checked={checked}
                pattern={pattern}
                onCheck={onCheck}
              />
            </div>
          </div>
        </div>
        <footer>
          <TimerList timers={timers} />
          <StepButtons index={index} count={recipe.steps.length} onTurn={turn} />
        </footer>
      </KeptFocus>
    </dialog>
  );
}

/** Turns a step as its button does. An arrow that is pressed with another key belongs to the browser. */
function turnByKey(event: KeyboardEvent, turn: (by: 1 | -1) => void) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key === 'ArrowRight') turn(1);
  if (event.key === 'ArrowLeft') turn(-1);
}

interface StepButtonsProps {
  index: number;
  count: number;
  onTurn: (by: 1 | -1) => void;
}

function StepButtons({ index, count, onTurn }: StepButtonsProps) {
  // Not `disabled`, which would throw the focus away.
  return (
    <div className="turn">
      <button
        type="button"
        aria-disabled={index === 0}
        aria-keyshortcuts="ArrowLeft"
        onClick={() => onTurn(-1)}
      >
        Previous step
      </button>
      <button
        type="button"
        className="next"
        aria-disabled={index === count - 1}
        aria-keyshortcuts="ArrowRight"
        onClick={() => onTurn(1)}
      >
        Next step
      </button>
    </div>
  );
}
