import type { SharedRecipe } from '@spatula/recipe/share-link';
import { useEffect, useId, useMemo, useRef } from 'react';
import { StartCooking } from '../kitchen/start-cooking.tsx';
import * as adaptCode from '../recipe/adapt-recipe.ts';
import { RecipeActions } from '../recipe/recipe-actions.tsx';
import areaStyles from '../recipe/recipe-area.module.css';
import { RecipeHead } from '../recipe/recipe-head.tsx';
import { RecipeTools } from '../recipe/recipe-tools.tsx';
import { RecipeView } from '../recipe/recipe-view.tsx';
import { useAdaptedRecipe } from '../recipe/use-adapted-recipe.ts';
import { useBroughtIntoView } from '../recipe/use-brought-into-view.ts';
import { useKeptFocus } from '../recipe/use-kept-focus.ts';
import { together } from '../wishes/found-warnings.ts';
import { splitWarnings } from '../wishes/warned-text.ts';
import { Warnings } from '../wishes/warnings.tsx';
import styles from './shared-recipe.module.css';
import { useLook } from './use-look.ts';

interface SharedCardProps {
  /** Not to be trusted: anybody may have written it. */
  shared: SharedRecipe;
  onClose: () => void;
}

/** The card of a recipe that came in a link. It stands apart from a recipe that the visitor asked for. */
export function SharedCard({ shared, onClose }: SharedCardProps) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const keptFocus = useKeptFocus(section);
  const { recipe, warnings: told } = useMemo(() => splitWarnings(shared.recipe), [shared]);
  const look = useLook({ ...shared, recipe });
  const warnings = useMemo(() => together(told, look.warnings), [told, look.warnings]);
  const { markdown, tools } = useAdaptedRecipe(recipe, adaptCode);
  useBroughtIntoView(section, true);
  // A link to a place on the page moves the focus there as well.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section ref={section} className={areaStyles.area} aria-labelledby={title} tabIndex={-1} {...keptFocus}>
      <div className={styles.head}>
        <h2 ref={heading} id={title} tabIndex={-1}>
          Shared with you; this site did not write or check it
        </h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <div className={areaStyles.card}>
        {tools && (
          <RecipeHead note={<RecipeTools tools={tools} />}>
            {tools.shown && <StartCooking recipe={tools.shown} warnings={warnings} />}
          </RecipeHead>
        )}
        {(warnings.lines.length > 0 || look.line !== '') && (
          <div className={areaStyles.outcome}>
            <div role="alert">{warnings.lines.length > 0 && <Warnings lines={warnings.lines} />}</div>
            <p role="status" dir="auto">
              {look.line}
            </p>
          </div>
        )}
        <RecipeView markdown={markdown} unfinished={false} found={warnings.found} />
        <RecipeActions shared={{ ...shared, recipe: markdown }} tools={tools} warnings={warnings.lines} />
        <footer className={areaStyles.credits}>
          <p>
            Shared in a link, which says that <span dir="auto">{shared.model}</span> wrote it. Check allergens
            and cooking temperatures.
          </p>
        </footer>
      </div>
    </section>
  );
}
