import type { RecipeDone, RecipeRequest } from '@spatula/shared/recipe';
import type { RecipeProblem } from './recipe-failure.ts';

/**
 * The state of the recipe area. Every kind but `idle` keeps the text that has come so far, and the request, since
 * the visitor may change the list and the wishes afterwards.
 */
export type RecipeState =
  | { kind: 'idle' }
  | ({ kind: 'cooking' | 'stopped' } & Started)
  | ({ kind: 'done' } & Started & RecipeDone)
  | ({ kind: 'failed'; problem: RecipeProblem } & Started);

interface Started extends RecipeRequest {
  /** Markdown; empty until the first words. */
  text: string;
  /** Whether the built-in chef cooks on this device, so that nothing is sent. */
  isOnDevice?: boolean;
}

/**
 * The events of a recipe. An end carries all the text that has come, since some of it may not have been rendered yet.
 */
export type RecipeEvent =
  | ({ type: 'started'; isOnDevice?: boolean } & RecipeRequest)
  | { type: 'text'; text: string }
  | ({ type: 'done'; text: string } & RecipeDone)
  | { type: 'stopped'; text: string }
  | { type: 'failed'; text: string; problem: RecipeProblem }
  | { type: 'cleared' };

/** The state before the first request. */
export const IDLE: RecipeState = { kind: 'idle' };

/** The state after an event. Events of a recipe that is no longer being cooked change nothing. */
export function recipeReducer(state: RecipeState, event: RecipeEvent): RecipeState {
  if (event.type === 'started') {
    const { type: _type, ...started } = event;
    return { kind: 'cooking', ...started, text: '' };
  }
  if (event.type === 'cleared') return IDLE;
  if (state.kind !== 'cooking') return state;
  const { kind: _kind, ...started } = state;
  switch (event.type) {
    case 'text':
      return { ...state, text: state.text + event.text };
    case 'done': {
      const { type: _type, ...done } = event;
      return { kind: 'done', ...started, ...done };
    }
    case 'stopped':
      return { kind: 'stopped', ...started, text: event.text };
    case 'failed':
      return { kind: 'failed', ...started, text: event.text, problem: event.problem };
  }
}
