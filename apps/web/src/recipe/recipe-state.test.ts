import { describe, expect, test } from 'vitest';
import { IDLE, type RecipeEvent, type RecipeState, recipeReducer } from './recipe-state.ts';

const INGREDIENTS = ['eggs', 'spinach'];
const DONE = { type: 'done', text: 'Soup', model: 'pantry', truncated: false } as const;

function after(...events: RecipeEvent[]): RecipeState {
  return events.reduce(recipeReducer, IDLE);
}

const started: RecipeEvent = { type: 'started', ingredients: INGREDIENTS };

describe('the state of a recipe', () => {
  test('a new request clears the previous output and keeps the ingredients it was started with', () => {
    const state = after(
      { type: 'started', ingredients: ['feta'] },
      { type: 'text', text: 'old' },
      DONE,
      started,
    );

    expect(state).toEqual({ kind: 'cooking', ingredients: INGREDIENTS, text: '' });
  });

  test('the words of a recipe are put together in the order in which they come', () => {
    const state = after(started, { type: 'text', text: 'Here' }, { type: 'text', text: "'s" });

    expect(state).toEqual({ kind: 'cooking', ingredients: INGREDIENTS, text: "Here's" });
  });

  test('a finished recipe says who cooked it and whether it ends early', () => {
    const state = after(started, { type: 'text', text: 'Soup' }, { ...DONE, truncated: true });

    expect(state).toEqual({
      kind: 'done',
      ingredients: INGREDIENTS,
      text: 'Soup',
      model: 'pantry',
      truncated: true,
    });
  });

  test('a stopped recipe keeps all that had come, words that nobody has seen yet too', () => {
    expect(after(started, { type: 'text', text: 'S' }, { type: 'stopped', text: 'Sou' })).toEqual({
      kind: 'stopped',
      ingredients: INGREDIENTS,
      text: 'Sou',
    });
  });

  test('a failed recipe keeps all that had come and the reason', () => {
    const problem = { code: 'cut' } as const;

    expect(after(started, { type: 'text', text: 'S' }, { type: 'failed', text: 'Sou', problem })).toEqual({
      kind: 'failed',
      ingredients: INGREDIENTS,
      text: 'Sou',
      problem,
    });
  });

  test('a recipe that is cleared leaves the state before the first request', () => {
    expect(after(started, DONE, { type: 'cleared' })).toBe(IDLE);
  });

  test.each<RecipeEvent>([
    { type: 'text', text: 'late' },
    DONE,
    { type: 'stopped', text: 'late' },
    { type: 'failed', text: 'late', problem: { code: 'cut' } },
  ])('after the end of a recipe, a late "$type" changes nothing', (late) => {
    const ended = after(started, { type: 'stopped', text: '' });

    expect(recipeReducer(ended, late)).toBe(ended);
    expect(recipeReducer(IDLE, late)).toBe(IDLE);
  });
});
