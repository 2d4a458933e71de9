import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announced, recipeArea } from '../testing/open-page.tsx';
import { RecipeArea } from './recipe-area.tsx';
import { IDLE, type RecipeState } from './recipe-state.ts';
// Loaded already, so that words are shown at once.
import './recipe-view.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Without the animation, which these tests are not about.
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ ...matchMedia(''), matches: true });
});

afterEach(() => {
  vi.useRealTimers();
});

const COOKING: RecipeState = { kind: 'cooking', ingredients: ['eggs'], text: '' };
const LONG_WAIT = 'The chef is still at it. The first words can take a minute or two.';

function area(state: RecipeState) {
  const nothing = () => undefined;
  return (
    <RecipeArea
      state={state}
      animationUrl=""
      seen={{ current: [] }}
      onStop={nothing}
      onCookOnDevice={undefined}
      onTryAgain={nothing}
      onAnotherIdea={nothing}
    />
  );
}

async function show(...states: RecipeState[]) {
  const { rerender, unmount } = render(area(IDLE));
  const next = (state: RecipeState) => act(async () => rerender(area(state)));
  for (const state of states) await next(state);
  return { next, unmount };
}

async function pass(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
}

describe('a chef who thinks before the first word', () => {
  test('after twelve seconds without a word the page shows, and tells a screen reader, that the chef is still at it', async () => {
    await show(COOKING);
    await pass(11.9);
    expect(announced()).toMatch(/^The chef is cooking\./);
    await pass(0.1);

    expect(announced()).toBe(LONG_WAIT);
    expect(within(recipeArea()).getByText('The chef is still at it')).toBeVisible();
    expect(within(recipeArea()).getByText('The first words can take a minute or two.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'The chef is cooking' })).toBeVisible();
  });

  test('a long wait for the first word is no failure', async () => {
    await show(COOKING);
    await pass(3_600);

    expect(announced()).toBe(LONG_WAIT);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  });

  test('with the first words the chef is said to be cooking again', async () => {
    const { next } = await show(COOKING);
    await pass(12);
    await next({ ...COOKING, text: ' \n' });
    expect(announced()).toBe(LONG_WAIT);
    await next({ ...COOKING, text: 'Soup' });
    expect(screen.getByText('Soup')).toBeVisible();
    expect(announced()).toMatch(/^The chef is cooking\./);
    await pass(3_600);

    expect(announced()).toMatch(/^The chef is cooking\./);
  });

  test('the twelve seconds begin anew with the next recipe', async () => {
    const { next } = await show(COOKING);
    await pass(12);
    await next({ kind: 'stopped', ingredients: ['eggs'], text: '' });
    expect(announced()).toMatch(/^You stopped the chef\./);
    await next(COOKING);
    expect(announced()).toMatch(/^The chef is cooking\./);
    await pass(11.9);
    expect(announced()).toMatch(/^The chef is cooking\./);
    await pass(0.1);

    expect(announced()).toBe(LONG_WAIT);
  });

  test.each<[string, RecipeState]>([
    ['words have come', { ...COOKING, text: 'Soup' }],
    ['the visitor stopped', { kind: 'stopped', ingredients: ['eggs'], text: '' }],
    ['there is no recipe any more', IDLE],
  ])('no timer is left once %s', async (_what, state) => {
    const { next } = await show(COOKING);
    // The picture of the graphic has a timer as well.
    await pass(1);
    expect(vi.getTimerCount()).toBe(1);
    await next(state);

    expect(vi.getTimerCount()).toBe(0);
  });

  test('no timer is left when the page drops the recipe', async () => {
    const { unmount } = await show(COOKING);
    unmount();

    expect(vi.getTimerCount()).toBe(0);
  });
});
