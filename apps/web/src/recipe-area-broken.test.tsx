import { PANTRY_MODEL } from '@spatula/shared/recipe';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RecipeViewProps } from './recipe/recipe-view.tsx';
import { askFor } from './testing/open-page.tsx';

/** Stands for a part of the recipe area that breaks in a way that nobody has thought of. */
vi.mock('./recipe/recipe-view.tsx', () => ({
  warmUp: () => undefined,
  RecipeView: ({ markdown }: RecipeViewProps) => {
    if (markdown.includes('breaks')) throw new Error('this part is broken');
    return <p>{markdown}</p>;
  },
}));

test('where a recipe breaks its area, the next one is shown as if nothing had been', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { chef, user } = await askFor('eggs');
  await chef.give('Soup breaks', { model: PANTRY_MODEL, truncated: false });
  expect(await screen.findByText(/A part of this page broke/)).toBeVisible();
  logged.mockClear();

  await user.click(screen.getByRole('button', { name: 'Get a Recipe' }));
  await chef.give('Stew', { model: PANTRY_MODEL, truncated: false });

  expect(await screen.findByText('Stew')).toBeVisible();
  expect(screen.queryByText(/broke/)).toBeNull();
});
