import type { Recipe } from '@spatula/recipe/recipe';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { FoundWarnings } from '../wishes/found-warnings.ts';
import dialogStyle from './kitchen-dialog.css?inline';
import { KitchenDialog } from './kitchen-dialog.tsx';
import stepStyle from './step-view.css?inline';
import timerStyle from './timer-list.css?inline';
import { TimerList } from './timer-list.tsx';
import { useHistoryEntry } from './use-history-entry.ts';
import { useTimers } from './use-timers.ts';

// The page comes with the styles of all its parts; these come with this one. The content policy allows no style element.
const sheet = new CSSStyleSheet();
sheet.replaceSync(dialogStyle + stepStyle + timerStyle);
document.adoptedStyleSheets.push(sheet);

interface KitchenViewProps {
  /** The same dish as long as the view is on the page; amounts and units may change. */
  recipe: Recipe;
  warnings: FoundWarnings;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * A view to cook from. While it is closed, it remembers the step and the ticked boxes, and shows on the page the timers
 * that still run.
 */
export function KitchenView({ recipe, warnings, isOpen, onOpen, onClose }: KitchenViewProps) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState(0);
  const timers = useTimers();
  useHistoryEntry({ isOpen, onOpen, onClose });

  function check(key: string) {
    setChecked((keys) => {
      const others = new Set(keys);
      if (!others.delete(key)) others.add(key);
      return others;
    });
  }

  if (isOpen) {
    const index = Math.min(step, recipe.steps.length - 1);
    const view = (
      <KitchenDialog
        recipe={recipe}
        warnings={warnings}
        checked={checked}
        index={index}
        timers={timers}
        onCheck={check}
        onStep={setStep}
        onClose={onClose}
      />
    );
    return createPortal(view, document.body);
  }
  if (timers.all.length === 0) return null;
  return createPortal(
    <aside className="kitchen kitchen-bar" aria-label="Timers">
      <TimerList timers={timers} />
    </aside>,
    document.body,
  );
}
