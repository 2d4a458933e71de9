import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fakeChef } from '../testing/fake-chef.ts';
import { RecipeFailure } from './recipe-failure.ts';
import { useRecipe } from './use-recipe.ts';

const DONE = { model: 'a/model', truncated: false };

function setUp() {
  const chef = fakeChef();
  const hook = renderHook(() => useRecipe(chef.cook));
  return { chef, ...hook };
}

describe('a recipe on the page', () => {
  test('before the first request the state is idle', () => {
    expect(setUp().result.current.state).toEqual({ kind: 'idle' });
  });

  test('a recipe shows the words that come, and is done', async () => {
    const { chef, result } = setUp();
    act(() => result.current.start({ ingredients: ['eggs'] }));
    expect(result.current.state).toEqual({ kind: 'cooking', ingredients: ['eggs'], text: '' });

    await chef.give("Here's");
    expect(result.current.state).toMatchObject({ kind: 'cooking', text: "Here's" });

    await chef.give(' soup');
    await chef.give(DONE);
    expect(result.current.state).toEqual({
      kind: 'done',
      ingredients: ['eggs'],
      text: "Here's soup",
      ...DONE,
    });
  });

  test('no second recipe is asked for while one is being cooked', () => {
    const { chef, result } = setUp();
    act(() => {
      result.current.start({ ingredients: ['eggs'] });
      result.current.start({ ingredients: ['eggs'] });
    });

    expect(chef.calls).toHaveLength(1);
  });

  test('the next recipe begins without the text of the one before', async () => {
    const { chef, result } = setUp();
    act(() => result.current.start({ ingredients: ['eggs'] }));
    await chef.give('Soup');
    await chef.give(DONE);
    act(() => result.current.start({ ingredients: ['feta'] }));

    expect(chef.calls).toHaveLength(2);
    expect(result.current.state).toEqual({ kind: 'cooking', ingredients: ['feta'], text: '' });
  });

  test('a recipe that is stopped ends its request, keeps its words and takes no more', async () => {
    const { chef, result } = setUp();
    act(() => result.current.start({ ingredients: ['eggs'] }));
    await chef.give('Sou');
    act(() => result.current.stop());
    expect(chef.calls[0]?.signal.aborted).toBe(true);
    await chef.give('p');

    expect(result.current.state).toEqual({ kind: 'stopped', ingredients: ['eggs'], text: 'Sou' });
  });

  test.each([
    ['words', 'old'],
    ['end', DONE],
    ['failure', new Error('aborted')],
  ])('after a stopped recipe, late %s of its request do not show in the next one', async (_what, late) => {
    const { chef, result } = setUp();
    act(() => result.current.start({ ingredients: ['eggs'] }));
    act(() => result.current.stop());
    act(() => result.current.start({ ingredients: ['feta'] }));
    await chef.calls[0]?.give(late);

    expect(result.current.state).toEqual({ kind: 'cooking', ingredients: ['feta'], text: '' });
    expect(chef.calls[1]?.signal.aborted).toBe(false);
    await chef.give('new');
    expect(result.current.state).toEqual({ kind: 'cooking', ingredients: ['feta'], text: 'new' });
  });

  test('a recipe that is cleared ends its request and leaves the state idle', async () => {
    const { chef, result } = setUp();
    act(() => result.current.start({ ingredients: ['eggs'] }));
    await chef.give('Sou');
    act(() => result.current.clear());

    expect(chef.calls[0]?.signal.aborted).toBe(true);
    expect(result.current.state).toEqual({ kind: 'idle' });
  });

  test('a request ends when the visitor leaves the page', () => {
    const { chef, result, unmount } = setUp();
    act(() => result.current.start({ ingredients: ['eggs'] }));
    unmount();

    expect(chef.calls[0]?.signal.aborted).toBe(true);
  });

  test('a recipe that fails keeps its words, tells the reason and logs the cause', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { chef, result } = setUp();
    act(() => result.current.start({ ingredients: ['eggs'] }));
    await chef.give('Sou');
    await chef.give(new RecipeFailure({ code: 'chef-busy' }, 'come back later'));

    expect(result.current.state).toEqual({
      kind: 'failed',
      ingredients: ['eggs'],
      text: 'Sou',
      problem: { code: 'chef-busy' },
    });
    expect(logged.mock.calls).toEqual([['chef-busy: come back later']]);
    logged.mockClear();
  });

  test('an error that is no known failure counts as one all the same, and the recipe can be asked for again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { chef, result } = setUp();
    act(() => result.current.start({ ingredients: ['eggs'] }));
    await chef.give(new TypeError('a bug'));

    expect(result.current.state).toMatchObject({ kind: 'failed', problem: { code: 'unexpected-answer' } });
    expect(logged.mock.calls).toEqual([['a bug']]);
    logged.mockClear();
    act(() => result.current.start({ ingredients: ['eggs'] }));
    expect(chef.calls).toHaveLength(2);
  });
});
