import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../app.tsx';
import { fakeChef } from './fake-chef.ts';

/** Settings that no default equals. */
export const SETTINGS = {
  apiUrl: '',
  animationUrl: '',
  creditName: 'Some Body',
  creditUrl: 'https://code.example/some-body',
  builtYear: 2020,
};

/** The failure sentence. */
export const SORRY = 'Sorry, something went wrong!';

/** Opens the page and types the ingredients, each ended with Enter. */
export async function openPage(...ingredients: string[]) {
  const chef = fakeChef();
  const deviceChef = fakeChef();
  const preload = vi.fn();
  const user = userEvent.setup();
  render(<App settings={SETTINGS} cook={chef.cook} cookOnDevice={deviceChef.cook} preload={preload} />);
  for (const ingredient of ingredients) await user.type(screen.getByRole('textbox'), `${ingredient}{Enter}`);
  return { chef, deviceChef, user, preload };
}

/** Opens the page and asks for a recipe. */
export async function askFor(...ingredients: string[]) {
  const page = await openPage(...ingredients);
  await page.user.click(screen.getByRole('button', { name: 'Get a Recipe' }));
  await screen.findByRole('region', { name: 'Recipe' });
  return page;
}

/** The recipe area. */
export function recipeArea() {
  return screen.getByRole('region', { name: 'Recipe' });
}

/** The last words about the recipe that a screen reader was told. */
export function announced() {
  return within(recipeArea()).getAllByRole('status')[0]?.textContent;
}
