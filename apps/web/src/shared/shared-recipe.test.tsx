import { writeShareLink } from '@spatula/recipe/share-link';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { App } from '../app.tsx';
import { RecipeFailure } from '../recipe/recipe-failure.ts';
import { FakeWorker } from '../testing/fake-worker.ts';
import { askFor, SETTINGS } from '../testing/open-page.tsx';

const HEADING = 'Shared with you; this site did not write or check it';
const BROKEN = 'This link holds no recipe that can be read: ask for it again.';
const SOUP =
  '# Leek soup\n\nServes 2\n\n## Ingredients\n\n- 2 leeks\n\n## Method\n\n1. Boil <b>them</b> for 9 minutes.\n';
const DONE = { model: 'pantry', truncated: false };

afterEach(() => {
  history.replaceState(null, '', '/');
});

async function linkTo(recipe: string, model = 'some/model', ...avoid: string[]) {
  const link = await writeShareLink({ recipe, model, ...(avoid.length > 0 && { avoid }) });
  if (!link) throw new Error('This recipe fits into no link');
  return link;
}

/** As pasting a link into the address does. */
async function goTo(link: string) {
  await act(async () => {
    location.hash = link;
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  });
}

async function openAt(link: string) {
  history.replaceState(null, '', link);
  const cook = vi.fn();
  render(<App settings={SETTINGS} cook={cook} cookOnDevice={cook} preload={() => undefined} />);
  return { cook, user: userEvent.setup() };
}

const findShared = () => screen.findByRole('region', { name: HEADING });
const shared = () => screen.queryByRole('region', { name: HEADING });

describe('a link with a recipe', () => {
  test('a shared recipe is shown apart from the list, with the tools of every recipe, and its model as plain text', async () => {
    await openAt(await linkTo(SOUP, '<i>x</i> **y**'));
    const section = within(await findShared());

    expect(await section.findByRole('heading', { name: 'Leek soup' })).toBeVisible();
    await waitFor(() => expect(section.getByRole('heading', { name: HEADING })).toHaveFocus());
    expect(section.getByText('Boil <b>them</b> for 9 minutes.')).toBeVisible();
    expect(section.getByText('<i>x</i> **y**')).toBeVisible();
    expect(section.queryByText(/built-in/)).toBeNull();
    for (const name of ['Start cooking', 'More servings', 'Share', 'Copy', 'Save for another app']) {
      expect(await section.findByRole('button', { name })).toBeVisible();
    }
    expect(screen.queryByText('Your ingredients:')).toBeNull();
  });

  test('a shared recipe keeps its warnings: above it, in the kitchen view, and when it is handed on', async () => {
    const warning = '“leeks” is in this recipe, which was to have no leeks. The recipe names leeks.';
    const { user } = await openAt(await linkTo(`Careful: ${warning}\n\n${SOUP}`));
    const section = within(await findShared());
    expect(section.getByText(warning)).toBeVisible();
    expect((await section.findByText('leeks')).tagName).toBe('MARK');
    await user.click(section.getByRole('button', { name: 'Copy' }));
    await section.findByText('Copied as markdown.');
    expect(await navigator.clipboard.readText()).toBe(`Careful: ${warning}\n\n${SOUP}`);
    await user.click(section.getByRole('button', { name: 'Start cooking' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leek soup' });

    expect(dialog).toHaveAccessibleDescription(expect.stringContaining(warning));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  });

  test('a shared recipe is looked at anew for the foods that its link names, whatever the link says was found', async () => {
    FakeWorker.install();
    await openAt(await linkTo(SOUP, 'some/model', 'leeks', 'milk'));
    const section = within(await findShared());
    expect(section.getByText('Looking for leeks and milk in this recipe…')).toBeVisible();
    await waitFor(() => expect(FakeWorker.started[0]?.received).toHaveLength(1));
    const detail = 'The recipe names leeks.';
    const lookedFor = ['leeks', 'milk'].map((wish) => ({ wish, known: true }));
    FakeWorker.started[0]?.answer({ warnings: [{ wish: 'leeks', found: 'leeks', detail }], lookedFor });

    expect(await section.findByRole('alert')).toHaveTextContent(
      '“leeks” is in this recipe, which was to have no leeks. The recipe names leeks.',
    );
    expect(section.getByText('We looked for milk and found none. Labels decide.')).toBeVisible();
    expect((await section.findByText('leeks')).tagName).toBe('MARK');
  });

  test('a shared recipe that cannot be looked at says that nobody has looked', async () => {
    FakeWorker.install();
    await openAt(await linkTo(SOUP, 'some/model', 'leeks'));
    await waitFor(() => expect(FakeWorker.started).toHaveLength(1));
    FakeWorker.started[0]?.dispatchEvent(new Event('error'));

    expect(await screen.findByText('Nobody has looked at all of this recipe for leeks.')).toBeVisible();
  });

  test('a shared recipe that names the built-in chef is not said to be cooked by it', async () => {
    await openAt(await linkTo(SOUP, 'pantry'));

    expect(await findShared()).toHaveTextContent('Shared in a link, which says that pantry wrote it.');
    expect(shared()).not.toHaveTextContent('without AI');
  });

  test('the built HTML holds no shared recipe, so that it fits every visitor', async () => {
    history.replaceState(null, '', await linkTo(SOUP));
    const html = renderToString(
      <App settings={SETTINGS} cook={vi.fn()} cookOnDevice={vi.fn()} preload={() => undefined} />,
    );

    expect(html).toContain('Enter your ingredients!');
    expect(html).not.toContain('Shared');
  });

  test('a shared recipe can be closed, which takes it off the address, and "Back" shows it again', async () => {
    const link = await linkTo(SOUP);
    const { user } = await openAt(link);
    await findShared();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(shared()).toBeNull();
    expect(location.hash).toBe('');
    history.back();

    await findShared();
    expect(location.hash).toBe(link);
  });

  test('a shared recipe stays when the visitor follows a link to a place on the page', async () => {
    await openAt(await linkTo(SOUP));
    await findShared();
    await goTo('#top');

    expect(shared()).toBeVisible();
  });

  test('a second shared recipe takes the place of the first, with no choices made', async () => {
    const { user } = await openAt(await linkTo(SOUP));
    await user.click(await screen.findByRole('button', { name: 'More servings' }));
    expect(screen.getByText('Serves 3')).toBeVisible();
    await goTo(await linkTo(SOUP.replace('Leek', 'Onion')));

    expect(await screen.findByRole('heading', { name: 'Onion soup' })).toBeVisible();
    expect(screen.getByText('Serves 2')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Leek soup' })).toBeNull();
  });

  test('a shared recipe is closed when the visitor asks for one, and the chef is told nothing of it', async () => {
    const { chef, user } = await askFor('eggs');
    await chef.give('# Eggs', DONE);
    await goTo(await linkTo(SOUP));
    await user.click(await screen.findByRole('button', { name: 'Show the shared recipe' }));
    await findShared();
    await user.click(screen.getByRole('button', { name: 'Get a Recipe' }));

    expect(shared()).toBeNull();
    expect(location.hash).toBe('');
    expect(chef.calls).toMatchObject([
      { request: { ingredients: ['eggs'] } },
      { request: { ingredients: ['eggs'] } },
    ]);
  });
});

describe('a link, when a recipe is open,', () => {
  test('where a recipe is open, a link asks first, and shows the shared one if the visitor wants it', async () => {
    const { chef, user } = await askFor('eggs');
    await chef.give('# Boiled eggs', DONE);
    await goTo(await linkTo(SOUP));
    const question = within(await screen.findByRole('dialog'));
    expect(screen.getByRole('heading', { name: 'Boiled eggs' })).toBeVisible();
    expect(shared()).toBeNull();
    await user.click(question.getByRole('button', { name: 'Show the shared recipe' }));

    expect(await findShared()).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Boiled eggs' })).toBeNull();
    expect(screen.getByText('Your ingredients:')).toBeVisible();
  });

  test('where a recipe is open, the visitor can keep it, and the shared one is off the address', async () => {
    const { chef, user } = await askFor('eggs');
    await chef.give('# Boiled eggs', DONE);
    await goTo(await linkTo(SOUP));
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Boiled eggs' })).toBeVisible();
    expect(location.hash).toBe('');
    expect(shared()).toBeNull();
  });

  test('after a failure without a word a link asks nothing, since there is no recipe to replace', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { chef } = await askFor('eggs');
    await chef.give(new RecipeFailure({ code: 'chef-busy' }, 'for the console'));
    expect(logged.mock.calls).toEqual([['chef-busy: for the console']]);
    logged.mockClear();
    await goTo(await linkTo(SOUP));

    expect(await findShared()).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('while the chef is cooking, a link asks as well, and the chef goes on meanwhile', async () => {
    const { chef, user } = await askFor('eggs');
    await chef.give('# Boiled');
    await goTo(await linkTo(SOUP));
    await screen.findByRole('dialog');
    await chef.give(' eggs', DONE);
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));

    expect(await screen.findByRole('heading', { name: 'Boiled eggs' })).toBeVisible();
  });

  test('a broken link asks nothing, even where a recipe is open', async () => {
    const { chef } = await askFor('eggs');
    await chef.give('# Boiled eggs', DONE);
    await goTo('#recipe=broken');

    expect(await screen.findByText(BROKEN)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Boiled eggs' })).toBeVisible();
  });
});

describe('a broken link', () => {
  test('a broken link is told in one sentence, which can be closed', async () => {
    const { user } = await openAt('#recipe=broken');
    expect(await screen.findByRole('alert')).toHaveTextContent(BROKEN);
    await user.click(screen.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByText(BROKEN)).toBeNull());
    expect(location.hash).toBe('');
  });
});
