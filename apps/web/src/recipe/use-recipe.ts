import type { RecipeRequest } from '@spatula/shared/recipe';
import { startTransition, useEffect, useReducer, useRef } from 'react';
import type { CookRecipe } from './cook-recipe.ts';
import { RecipeFailure, type RecipeProblem } from './recipe-failure.ts';
import { IDLE, type RecipeEvent, type RecipeState, recipeReducer } from './recipe-state.ts';
import { createWordBuffer, type WordBuffer } from './word-buffer.ts';

/** The recipe on the page and what can be done with it. */
export interface RecipeControl {
  state: RecipeState;
  /** Asks the page's chef for a recipe, or the one on this device, unless one is being cooked. */
  start: (request: RecipeRequest, chef?: CookRecipe) => void;
  /** Ends the cooking and keeps the words that have come. */
  stop: () => void;
  /** Back to the state before the first request. */
  clear: () => void;
}

/** One request for a recipe. It is over when its controller has aborted. */
interface Run {
  controller: AbortController;
  words: WordBuffer;
  /** All that has come, shown or not. */
  text: string;
  /** The good end, once it has come. */
  done?: RecipeEvent;
}

/**
 * Holds one recipe at a time. Its request is aborted when it is stopped or cleared, and when the page is left.
 *
 * @param cook - the page's chef
 * @param cookOnDevice - the built-in chef on this device; where there is no other, the page's chef as well
 */
export function useRecipe(cook: CookRecipe, cookOnDevice?: CookRecipe): RecipeControl {
  const [state, dispatch] = useReducer(recipeReducer, IDLE);
  const current = useRef<Run>(null);

  useEffect(() => () => current.current?.controller.abort(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the state is one that was rendered
  useEffect(() => current.current?.words.rendered(), [state]);

  /**
   * Words and the good end are rendered as a transition: typing and clicking come first, and the graphic stays until the
   * recipe can be shown. Other ends, which the visitor wants or has to know of, are rendered at once.
   */
  function receive(event: RecipeEvent) {
    startTransition(() => dispatch(event));
  }

  async function follow(pieces: ReturnType<CookRecipe>, run: Run) {
    const { signal } = run.controller;
    try {
      let piece = await pieces.next();
      while (!piece.done) {
        if (signal.aborted) return;
        run.text += piece.value;
        run.words.add(piece.value);
        piece = await pieces.next();
      }
      if (signal.aborted) return;
      run.done = { type: 'done', text: run.text, ...piece.value };
      receive(run.done);
    } catch (error) {
      if (signal.aborted) return;
      logCause(error);
      const problem: RecipeProblem =
        error instanceof RecipeFailure ? error.problem : { code: 'unexpected-answer' };
      dispatch({ type: 'failed', text: run.text, problem });
    } finally {
      end(run);
    }
  }

  function start(request: RecipeRequest, chef = cook) {
    if (current.current?.controller.signal.aborted === false) return;
    const words = createWordBuffer((text) => receive({ type: 'text', text }));
    const run: Run = { controller: new AbortController(), words, text: '' };
    current.current = run;
    dispatch({ type: 'started', ...request, ...(chef === cookOnDevice && { isOnDevice: true }) });
    void follow(chef(request, run.controller.signal), run);
  }

  function stop() {
    if (!current.current) return;
    end(current.current);
    const { done, text } = current.current;
    // Where the end has come, and is not rendered yet, the recipe is whole.
    dispatch(done ?? { type: 'stopped', text });
  }

  function clear() {
    if (current.current) end(current.current);
    dispatch({ type: 'cleared' });
  }

  return { state, start, stop, clear };
}

function end({ controller, words }: Run) {
  controller.abort();
  words.stop();
}

function logCause(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: whoever runs the page finds the cause of a failure in the console
  console.error(error instanceof Error ? error.message : String(error));
}
