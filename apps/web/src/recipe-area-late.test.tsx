import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from './testing/open-page.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./recipe/recipe-area.tsx', async (importOriginal) => {
  await code.promise;
  return importOriginal();
});

test('while the code of the recipe area is on its way, the page says so and the chef can be stopped', async () => {
  const { user } = await openPage('eggs');
  await user.click(screen.getByRole('button', { name: 'Get a Recipe' }));
  const note = screen.getByText('The page is still loading the part that shows recipes.');
  expect(note).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  code.resolve();

  expect(await screen.findByText('You stopped the chef')).toBeVisible();
  expect(note).not.toBeInTheDocument();
});
