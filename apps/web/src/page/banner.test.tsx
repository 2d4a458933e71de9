import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Banner } from './banner.tsx';

it('the banner is described for those who do not see it, and reserves its size', () => {
  render(<Banner />);
  const picture = screen.getByRole('img', { name: 'A banner of kitchen utensils and vegetables' });
  expect(picture).toHaveAttribute('width', '1440');
  expect(picture).toHaveAttribute('height', '240');
});
