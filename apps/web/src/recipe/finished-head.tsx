import { StartCooking } from '../kitchen/start-cooking.tsx';
import { RecipeHead } from './recipe-head.tsx';
import { RecipeTools } from './recipe-tools.tsx';
import { READY_TITLE } from './recipe-wording.ts';
import type { RecipeTools as Tools } from './use-adapted-recipe.ts';

/** Stands above a finished recipe: what can be done with it before it is read to its end. */
export function FinishedHead({ tools }: { tools: Tools | undefined }) {
  return (
    <RecipeHead
      title={READY_TITLE}
      note={tools ? <RecipeTools tools={tools} /> : 'Keep it, or change your list and ask for another one.'}
    >
      {tools?.shown && <StartCooking recipe={tools.shown} />}
    </RecipeHead>
  );
}
