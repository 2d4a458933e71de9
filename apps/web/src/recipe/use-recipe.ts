import { startTransition, useEffect, useReducer, useRef } from 'react';
import type { CookRecipe } from './cook-recipe.ts';
import { createFrameBuffer, type FrameBuffer } from './frame-buffer.ts';
import { RecipeFailure } from './recipe-failure.ts';
import { IDLE, type RecipeEvent, type RecipeState, recipeReducer } from './recipe-state.ts';

/** The recipe on the page and what can be done with it. */
export interface RecipeControl {
  state: RecipeState;
  /** Asks for a recipe, unless one is being cooked. */
  start: (ingredients: readonly string[]) => void;
  /** Ends the cooking and keeps the words that have come. */
  stop: () => void;
  /** Back to the state before the first request. */
  clear: () => void;
}

interface Run {
  controller: AbortController;
  words: FrameBuffer;
}

/** Holds one recipe at a time, from the request to its end. Leaving the page, stopping and clearing abort the request. */
export function useRecipe(cook: CookRecipe): RecipeControl {
  const [state, dispatch] = useReducer(recipeReducer, IDLE);
  const current = useRef<Run>(null);

  useEffect(() => () => current.current?.controller.abort(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the state is one that was rendered
  useEffect(() => current.current?.words.rendered(), [state]);

  /** Rendering what comes gives way to typing and clicking, and to the graphic until the recipe can be shown. */
  function receive(event: RecipeEvent) {
    startTransition(() => dispatch(event));
  }

  async function follow(ingredients: readonly string[], { controller, words }: Run) {
    const { signal } = controller;
    try {
      const pieces = cook(ingredients, signal);
      let piece = await pieces.next();
      while (!piece.done) {
        if (signal.aborted) return;
        words.add(piece.value);
        piece = await pieces.next();
      }
      if (signal.aborted) return;
      words.flush();
      receive({ type: 'done', ...piece.value });
    } catch (error) {
      if (signal.aborted) return;
      words.flush();
      logCause(error);
      receive({
        type: 'failed',
        problem: error instanceof RecipeFailure ? error.problem : { code: 'unexpected-answer' },
      });
    } finally {
      controller.abort();
      if (current.current?.controller === controller) current.current = null;
    }
  }

  function start(ingredients: readonly string[]) {
    if (current.current) return;
    const words = createFrameBuffer((text) => receive({ type: 'text', text }));
    const run = { controller: new AbortController(), words };
    current.current = run;
    dispatch({ type: 'started', ingredients });
    void follow(ingredients, run);
  }

  function end() {
    current.current?.controller.abort();
    current.current?.words.flush();
    current.current = null;
  }

  function stop() {
    end();
    receive({ type: 'stopped' });
  }

  function clear() {
    end();
    dispatch({ type: 'cleared' });
  }

  return { state, start, stop, clear };
}

function logCause(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: whoever runs the page finds the cause of a failure in the console
  console.error(error instanceof Error ? error.message : String(error));
}
