import { PANTRY_MODEL } from '@spatula/shared/recipe';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { announced, askFor, openPage, SETTINGS } from './testing/open-page.tsx';

let scrolls: unknown[] = [];

beforeEach(() => {
  scrolls = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation((options) => {
    scrolls.push(options);
  });
});

describe('the list of ingredients', () => {
  test('at first there are no ingredients, no panel and no recipe', async () => {
    await openPage();

    expect(screen.queryByText('Your ingredients:')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Recipe' })).toBeNull();
  });

  test('the list takes trimmed ingredients in order, duplicates too, and ignores blank ones silently', async () => {
    await openPage('eggs', '   ', ' feta ', 'eggs');

    expect(screen.getByRole('heading', { name: 'Your ingredients:' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['eggs', 'feta', 'eggs']);
  });

  test('with the first ingredient, and once only, the page fetches ahead the code that a recipe needs', async () => {
    const { preload } = await openPage('eggs', 'feta');

    expect(preload).toHaveBeenCalledOnce();
  });

  test('when the last ingredient is removed, the recipe goes with it', async () => {
    const { chef, user } = await askFor('eggs');
    await chef.give('Soup', { model: PANTRY_MODEL, truncated: false });
    await user.click(screen.getByRole('button', { name: 'Remove eggs' }));
    expect(screen.queryByRole('region', { name: 'Recipe' })).toBeNull();

    await user.type(screen.getByRole('textbox'), 'feta{Enter}');
    expect(screen.queryByText('Soup')).toBeNull();
  });

  test('"Start over" leaves no ingredient and no recipe', async () => {
    const { user } = await askFor('eggs', 'feta');
    await user.click(screen.getByRole('button', { name: 'Start over' }));

    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });
});

describe('asking for a recipe', () => {
  test('the chef gets the current list', async () => {
    const { chef } = await askFor('eggs', 'feta');

    expect(chef.calls).toMatchObject([{ request: { ingredients: ['eggs', 'feta'] } }]);
  });

  test('a second click while the chef cooks starts nothing', async () => {
    const { chef, user } = await askFor('eggs');
    await user.click(screen.getByRole('button', { name: 'Get a Recipe' }));

    expect(chef.calls).toHaveLength(1);
  });

  test('asking brings the recipe into view and leaves the focus on the button', async () => {
    await askFor('eggs');

    expect(scrolls).toEqual([{ behavior: 'smooth', block: 'start' }]);
    expect(screen.getByRole('button', { name: 'Get a Recipe' })).toHaveFocus();
  });

  test('while the chef cooks, the loading graphic plays: 200 by 200 pixels, at speed 1, from the start, in a loop', async () => {
    await askFor('eggs');
    const player = await screen.findByTestId('player');

    expect(JSON.parse(player.textContent)).toMatchObject({
      style: { width: 200, height: 200 },
      speed: 1,
      autoplay: true,
      loop: true,
    });
    expect(announced()).toMatch(/^The chef is cooking\./);
  });

  test('where the visitor wants less motion, the page shows a still picture and scrolls at once', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ ...matchMedia(''), matches: true });
    await askFor('eggs');

    expect(screen.getByRole('img', { name: 'The chef is cooking' }).querySelector('img')).not.toBeNull();
    expect(screen.queryByTestId('player')).toBeNull();
    expect(scrolls).toEqual([{ behavior: 'auto', block: 'start' }]);
  });
});

test('the page has its banner, and credits its author in the footer with the year of the visit', async () => {
  await openPage();

  expect(screen.getByRole('img', { name: /banner of .*utensils and vegetables/ })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`${new Date().getFullYear()} Spatula`);
  expect(screen.getByRole('link', { name: 'Some Body' })).toHaveAttribute('href', SETTINGS.creditUrl);
});
