import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Intro } from './intro.tsx';

it('the page greets with a heading and two hints', () => {
  render(<Intro />);
  expect(screen.getByRole('heading', { level: 1, name: 'Enter your ingredients!' })).toBeVisible();
  expect(screen.getByText('Spatula will generate a recipe based on your ingredients.')).toBeVisible();
  expect(screen.getByText('Works best with at least 3 ingredients!')).toBeVisible();
});
