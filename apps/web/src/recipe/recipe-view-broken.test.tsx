import { render, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** Stands for a text that breaks the parser in a way that nobody has thought of. */
const BREAKS = 'text that nobody can parse';

beforeAll(() => {
  // Other files of this worker have loaded the view with the parser as it is.
  vi.resetModules();
  vi.doMock('react-markdown', async (importOriginal) => {
    const { default: parse, ...rest } = await importOriginal<typeof import('react-markdown')>();
    const breaking: typeof parse = (options) => {
      if (options.children?.includes(BREAKS)) throw new RangeError('Maximum call stack size exceeded');
      return parse(options);
    };
    return { ...rest, default: breaking };
  });
});

afterAll(() => {
  vi.doUnmock('react-markdown');
  vi.resetModules();
});

test('a recipe that breaks the parser is shown as plain text, and the next one is formatted again', async () => {
  const { RecipeView } = await import('./recipe-view.tsx');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, unmount } = render(<RecipeView markdown={`# Soup\n\n${BREAKS}`} unfinished={true} />);
  expect(container.textContent).toBe(`# Soup\n\n${BREAKS}`);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(logged).toHaveBeenCalled();
  logged.mockClear();
  unmount();

  render(<RecipeView markdown="# Stew" unfinished={false} />);
  expect(screen.getByRole('heading', { name: 'Stew' })).toBeVisible();
});
