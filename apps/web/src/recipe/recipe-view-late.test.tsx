import { PANTRY_MODEL } from '@spatula/shared/recipe';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { announced, askFor, recipeArea, SORRY } from '../testing/open-page.tsx';
import { RecipeFailure } from './recipe-failure.ts';

/** Holds back the code that shows recipes, for all tests but the last. */
const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./recipe-view.tsx', async (importOriginal) => {
  await code.promise;
  return importOriginal();
});

/** Asks for a recipe whose first words have come, but cannot be shown. */
async function askForWords() {
  const page = await askFor('eggs');
  await page.chef.give('# Soup\n\nPeel');
  expect(screen.getByRole('img', { name: 'The chef is cooking' })).toBeVisible();
  return page;
}

describe('while the code that shows recipes is on its way', () => {
  test('while the code that shows recipes is on its way, Stop works at once and says that words had come', async () => {
    const { user } = await askForWords();
    await user.click(screen.getByRole('button', { name: 'Stop' }));

    expect(screen.getByText('You stopped the chef')).toBeVisible();
    expect(announced()).toBe('You stopped the chef. The recipe below is not whole.');
    expect(screen.queryByRole('img', { name: 'The chef is cooking' })).toBeNull();
    expect(recipeArea()).toHaveTextContent('still loading the part that shows recipes');
  });

  test('a recipe that is asked for after Stop has none of the words that were never shown', async () => {
    const { chef, user } = await askForWords();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('img', { name: 'The chef is cooking' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));

    expect(chef.calls).toHaveLength(2);
    expect(announced()).toBe('You stopped the chef. No word of a recipe had come.');
  });

  test('a failure is shown before the code that shows recipes has come, and says that words had come', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { chef } = await askForWords();
    await chef.give(new RecipeFailure({ code: 'unexpected-answer' }, 'broken'));
    logged.mockClear();

    expect(screen.getByText(SORRY)).toBeVisible();
    expect(recipeArea()).toHaveTextContent('The answer broke off before the recipe was finished');
    expect(screen.queryByRole('img', { name: 'The chef is cooking' })).toBeNull();
  });

  test('"Start over" works before the code that shows recipes has come', async () => {
    const { user } = await askForWords();
    await user.click(screen.getByRole('button', { name: 'Start over' }));

    expect(screen.queryByRole('region', { name: 'Recipe' })).toBeNull();
  });

  test('a finished recipe is said to be ready, and can be kept, before the code that shows it has come', async () => {
    const { chef, user } = await askForWords();
    await chef.give({ model: PANTRY_MODEL, truncated: false });

    expect(announced()).toBe('Your recipe is ready.');
    expect(recipeArea()).toHaveTextContent('still loading the part that shows recipes');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('# Soup\n\nPeel');
  });
});

test('when the code that shows recipes has come, the words that were held back are shown', async () => {
  const { chef, user } = await askForWords();
  await chef.give(' the car');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  code.resolve();

  expect(await screen.findByRole('heading', { name: 'Soup' })).toBeVisible();
  expect(screen.getByText('Peel the car')).toBeVisible();
  expect(recipeArea()).not.toHaveTextContent('still loading');
  expect(announced()).toBe('You stopped the chef. The recipe below is not whole.');
});
