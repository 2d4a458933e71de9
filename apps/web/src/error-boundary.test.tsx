import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('this part cannot be loaded');
}

test('a part that breaks is replaced, and the rest of the page stays', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>the rest</p>
      <ErrorBoundary fallback={<p>sorry</p>}>
        <Broken />
      </ErrorBoundary>
    </>,
  );

  expect(screen.getByText('the rest')).toBeVisible();
  expect(screen.getByText('sorry')).toBeVisible();
  expect(logged).toHaveBeenCalled();
  logged.mockClear();
});
