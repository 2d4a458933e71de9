import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Navbar } from './navbar.tsx';

it('the name of the product in the bar leads to the top of the page', () => {
  render(<Navbar />);
  const home = within(screen.getByRole('banner')).getByRole('link', { name: 'Spatula' });
  expect(home).toHaveAttribute('href', '#top');
});
