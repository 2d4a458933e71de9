import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
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

test('a part that broke is shown again with the next attempt', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const boundary = (attempt: number, part: ReactNode) => (
    <ErrorBoundary attempt={attempt} fallback={<p>sorry</p>}>
      {part}
    </ErrorBoundary>
  );
  const { rerender } = render(boundary(1, <Broken />));
  rerender(boundary(1, <p>the part</p>));
  expect(screen.getByText('sorry')).toBeVisible();
  rerender(boundary(2, <p>the part</p>));

  expect(screen.getByText('the part')).toBeVisible();
  expect(screen.queryByText('sorry')).toBeNull();
  logged.mockClear();
});
