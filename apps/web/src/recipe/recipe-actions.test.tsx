import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecipeActions } from './recipe-actions.tsx';
import type { RecipeTools } from './use-adapted-recipe.ts';

const RECIPE = "Here's a recipe you can try:\n\n# Spinach Frittata\n";
const SHARED = { recipe: RECIPE, model: 'a/model' };

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubCopyCommand(works: boolean) {
  const copied: string[] = [];
  document.execCommand = () => {
    const field = document.activeElement;
    if (works && field instanceof HTMLTextAreaElement) copied.push(field.value);
    return works;
  };
  return copied;
}

function keepSavedFiles() {
  const saved: { name: string; blob: Blob }[] = [];
  let held: Blob | undefined;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        held = blob;
        return 'blob:recipe';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (held) saved.push({ name: this.download, blob: held });
  });
  return saved;
}

async function press(name: string, tools?: RecipeTools) {
  const user = userEvent.setup({ writeToClipboard: true });
  render(<RecipeActions shared={SHARED} tools={tools} />);
  const button = screen.getByRole('button', { name });
  await user.click(button);
  return button;
}

describe('RecipeActions', () => {
  it('"Copy" copies the markdown and says so', async () => {
    await press('Copy');
    expect(await navigator.clipboard.readText()).toBe(RECIPE);
    expect(screen.getByRole('status')).toHaveTextContent('Copied as markdown.');
  });

  it('a second copy is told to a screen reader as well, by a new element', async () => {
    const button = await press('Copy');
    const first = screen.getByText('Copied as markdown.');
    await userEvent.setup({ writeToClipboard: true }).click(button);

    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByRole('status')).toHaveTextContent('Copied as markdown.');
  });

  it('"Copy" works on plain http, where browsers have no clipboard, and keeps the focus', async () => {
    const copied = stubCopyCommand(true);
    const user = userEvent.setup();
    vi.stubGlobal('navigator', { clipboard: undefined });
    render(<RecipeActions shared={SHARED} tools={undefined} />);
    const button = screen.getByRole('button', { name: 'Copy' });
    await user.click(button);
    expect(copied).toEqual([RECIPE]);
    expect(button).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Copied as markdown.');
  });

  it('where nothing can be copied, "Copy" says what to do', async () => {
    stubCopyCommand(false);
    const user = userEvent.setup();
    vi.stubGlobal('navigator', { clipboard: undefined });
    render(<RecipeActions shared={SHARED} tools={undefined} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('status')).toHaveTextContent('select the recipe instead');
  });

  it('"Download" saves a file named after the dish and says so', async () => {
    const saved = keepSavedFiles();
    await press('Download');
    expect(saved.map(({ name }) => name)).toEqual(['spinach-frittata.md']);
    expect(await saved[0]?.blob.text()).toBe(RECIPE);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Given to your browser to save as spinach-frittata.md.',
    );
  });

  it('"Save for another app" saves a page named after the dish and says so', async () => {
    const saved = keepSavedFiles();
    const tools = { toFile: ({ model }) => `<p>by ${model}</p>` } as RecipeTools;
    await press('Save for another app', tools);
    expect(saved.map(({ name, blob }) => [name, blob.type])).toEqual([
      ['spinach-frittata.html', 'text/html;charset=utf-8'],
    ]);
    expect(await saved[0]?.blob.text()).toBe('<p>by a/model</p>');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Given to your browser to save as spinach-frittata.html.',
    );
  });

  it('the page says beside "Share" that no server gets the recipe', async () => {
    render(<RecipeActions shared={SHARED} tools={undefined} />);
    expect(screen.getByRole('button', { name: 'Share' })).toHaveAccessibleDescription(
      'A shared link holds the recipe itself: no server sees or keeps it.',
    );
  });

  it('"Print" opens the print dialogue and says so', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('Given to your browser to print.');
  });
});
