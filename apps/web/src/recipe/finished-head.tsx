import type { MouseEvent } from 'react';
import { StartCooking } from '../kitchen/start-cooking.tsx';
import type { FoundWarnings } from '../wishes/found-warnings.ts';
import { RecipeHead } from './recipe-head.tsx';
import { RecipeTools } from './recipe-tools.tsx';
import { READY_TITLE } from './recipe-wording.ts';
import type { RecipeTools as Tools } from './use-adapted-recipe.ts';

interface FinishedHeadProps {
  tools: Tools | undefined;
  warnings: FoundWarnings;
  onAnotherIdea: (event: MouseEvent) => void;
}

/** Stands above a finished recipe: what can be done with it before it is read to its end. */
export function FinishedHead({ tools, warnings, onAnotherIdea }: FinishedHeadProps) {
  return (
    <RecipeHead
      title={READY_TITLE}
      note={tools ? <RecipeTools tools={tools} /> : 'Keep it, or change your list and ask for another one.'}
    >
      <button type="button" onClick={onAnotherIdea}>
        Another idea
      </button>
      {tools?.shown && <StartCooking recipe={tools.shown} warnings={warnings} />}
    </RecipeHead>
  );
}
