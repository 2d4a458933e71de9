import { PANTRY_MODEL } from '@spatula/shared/recipe';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RecipeViewProps } from './recipe/recipe-view.tsx';
import { askFor } from './testing/open-page.tsx';

const view = vi.hoisted(() => ({ isBroken: true }));

/** Stands for a part of the recipe area that breaks in a way that nobody has thought of. */
vi.mock('./recipe/recipe-view.tsx', () => ({
  warmUp: () => undefined,
  RecipeView: ({ markdown }: RecipeViewProps) => {
    if (view.isBroken && markdown.includes('breaks')) throw new Error('this part is broken');
    return <p>{markdown}</p>;
  },
}));

beforeEach(() => {
  view.isBroken = true;
});

/** Asks for a recipe that breaks its area. */
async function askForBroken() {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await askFor('eggs');
  await page.chef.give('Soup breaks', { model: PANTRY_MODEL, truncated: false });
  expect(await screen.findByText(/A part of this page broke/)).toBeVisible();
  expect(logged).toHaveBeenCalled();
  logged.mockClear();
  return page;
}

test('where a recipe breaks its area, the rest of the page stays, and the next recipe is shown', async () => {
  const { chef, user } = await askForBroken();
  expect(screen.getByText('eggs')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Get a Recipe' }));
  await chef.give('Stew', { model: PANTRY_MODEL, truncated: false });

  expect(await screen.findByText('Stew')).toBeVisible();
  expect(screen.queryByText(/broke/)).toBeNull();
});

test('where a recipe broke its area, "Try again" shows the recipe once it can be shown', async () => {
  const { user } = await askForBroken();
  view.isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Soup breaks')).toBeVisible();
  expect(screen.queryByText(/A part of this page broke/)).toBeNull();
});
