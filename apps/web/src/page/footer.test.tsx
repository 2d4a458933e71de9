import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Footer } from './footer.tsx';

const CREDIT = { creditName: 'Ada Cook', creditUrl: 'https://example.org/ada' };

afterEach(() => {
  vi.useRealTimers();
});

describe('Footer', () => {
  it('the footer shows the product and the credit link', () => {
    render(<Footer {...CREDIT} builtYear={2026} />);
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Spatula');
    expect(within(footer).getByRole('link', { name: 'Ada Cook' })).toHaveAttribute('href', CREDIT.creditUrl);
  });

  it('the footer changes from the year of the build to the year of the visit, and React reports no mismatch', () => {
    const container = document.createElement('div');
    const footer = <Footer {...CREDIT} builtYear={2026} />;
    container.innerHTML = renderToString(footer);
    expect(container).toHaveTextContent('© 2026');

    vi.setSystemTime(new Date('2031-02-03'));
    const onRecoverableError = vi.fn();
    render(footer, { container, hydrate: true, onRecoverableError });
    expect(container).toHaveTextContent('© 2031');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
