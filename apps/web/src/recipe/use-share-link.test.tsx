import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RecipeActions } from './recipe-actions.tsx';

const SHARED = { model: 'a/model', recipe: '# Spinach Frittata' };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the link is copied while the browser still handles the click, since WebKit lets no page copy later', async () => {
  const user = userEvent.setup();
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        if (window.event?.type !== 'click') throw new DOMException('No click.', 'NotAllowedError');
        copied.push(text);
      },
    },
  });
  document.execCommand = () => false;
  render(<RecipeActions shared={SHARED} tools={undefined} />);
  await vi.waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
  }, 30_000);
  expect(copied).toEqual([expect.stringContaining('#recipe=')]);
});
