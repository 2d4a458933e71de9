import { SORRY } from '../sorry.tsx';
import { lookedForLine } from '../wishes/look-words.ts';
import { failureMessage } from './failure-message.ts';
import type { RecipeState } from './recipe-state.ts';

/** Stands above a finished recipe, as a title. */
export const READY_TITLE = 'Your recipe is ready';
const READY = `${READY_TITLE}.`;
/** Stands under a recipe that was cut at the limit of its length. */
export const ENDS_EARLY = 'This recipe ends early: the chef ran out of room. Ask again to get another one.';

type HeadState = Exclude<RecipeState, { kind: 'idle' | 'done' }>;

/**
 * The words in the head of the recipe until there is a whole recipe.
 *
 * @param isLongWait - whether the first word has been waited for so long that a visitor may take the page for dead
 */
export function wording(state: HeadState, isLongWait: boolean): { title: string; note: string } {
  switch (state.kind) {
    case 'cooking':
      return isLongWait
        ? { title: 'The chef is still at it', note: 'The first words can take a minute or two.' }
        : { title: 'The chef is cooking', note: 'Your recipe appears below as it is written.' };
    case 'stopped':
      return {
        title: 'You stopped the chef',
        note: state.text.trim() === '' ? 'No word of a recipe had come.' : 'The recipe below is not whole.',
      };
    case 'failed':
      return { title: SORRY, note: failureMessage(state.problem, state.ingredients, state.text) };
  }
}

/**
 * The words that a screen reader says when the state changes. They are those that the page shows, so that nobody hears
 * less than others see. The recipe itself is not said: a visitor reads it when they want to. Nor are its warnings, which
 * are an alert.
 */
export function announcement(state: RecipeState, isLongWait: boolean): string {
  if (state.kind === 'idle') return '';
  const looked = lookedForLine(state);
  if (state.kind === 'done') return joined(READY, state.truncated ? ENDS_EARLY : '', looked);
  const { title, note } = wording(state, isLongWait);
  return joined(title.endsWith('!') ? title : `${title}.`, note, looked);
}

const joined = (...sentences: string[]): string => sentences.filter((sentence) => sentence !== '').join(' ');
