import { PANTRY_MODEL, type RecipeDone } from '@spatula/shared/recipe';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { announced, askFor, recipeArea } from '../testing/open-page.tsx';

const RECIPE =
  '# Satay\n\n## Ingredients\n\n- 2 tbsp **satay** sauce\n\n## Steps\n\n1. Stir the satay sauce.\n';
const DONE: RecipeDone = { model: PANTRY_MODEL, truncated: false };
const FOUND: RecipeDone = {
  ...DONE,
  warnings: [{ wish: 'no peanuts', found: 'satay sauce', detail: 'Satay sauce is made of peanuts.' }],
  lookedFor: [{ wish: 'no peanuts', known: true }],
};
const WARNING =
  '“satay sauce” is in this recipe, which was to have no peanuts. Satay sauce is made of peanuts.';

/** Asks for a recipe without peanuts, and gets this one. */
async function get(done: RecipeDone) {
  const page = await askFor('rice', 'no peanuts');
  await page.chef.give(RECIPE, done);
  await screen.findByRole('button', { name: 'Start cooking' });
  return page;
}

describe('a recipe with a warning', () => {
  test('an alert above the recipe says what was found, and its places are marked', async () => {
    await get(FOUND);
    const alert = screen.getByRole('alert');

    expect(alert).toHaveTextContent(WARNING);
    const article = screen.getByRole('article');
    expect(alert.compareDocumentPosition(article)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const marks = Array.from(article.querySelectorAll('mark'), ({ textContent }) => textContent);
    expect(marks).toEqual(['satay', ' sauce', 'satay sauce']);
    expect(article.querySelectorAll('strong mark')).toHaveLength(1);
  });

  test('a screen reader hears the warning once: the status does not say it too', async () => {
    const { user } = await get(FOUND);
    const alert = screen.getByRole('alert');
    expect(announced()).toBe('Your recipe is ready.');
    await user.click(screen.getByRole('radio', { name: 'Double' }));

    expect(screen.getByRole('alert')).toBe(alert);
    expect(screen.getAllByText(WARNING)).toHaveLength(1);
  });

  test('the warning goes wherever the recipe goes', async () => {
    const { user } = await get(FOUND);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText('Copied as markdown.');

    expect(await navigator.clipboard.readText()).toBe(`Careful: ${WARNING}\n\n${RECIPE}`);
  });

  test('the kitchen view opens with the warning and marks the words', async () => {
    const { user } = await get(FOUND);
    await user.click(screen.getByRole('button', { name: 'Start cooking' }));
    const dialog = await screen.findByRole('dialog', { name: 'Satay' });

    expect(dialog).toHaveAccessibleDescription(expect.stringContaining(WARNING));
    const marks = Array.from(dialog.querySelectorAll('mark'), ({ textContent }) => textContent);
    expect(marks).toEqual(['satay sauce', 'satay sauce', 'satay sauce']);
    expect(within(dialog).getByRole('alert')).toBeEmptyDOMElement();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  });
});

describe('a recipe without a warning', () => {
  test('the page says, and a screen reader hears, that nothing was found and that labels decide', async () => {
    await get({ ...FOUND, warnings: [] });
    const line = 'We looked for peanuts and found none. Labels decide.';

    expect(screen.getByText(line)).toBeVisible();
    expect(announced()).toBe(`Your recipe is ready. ${line}`);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(recipeArea()).not.toHaveTextContent(/\bsafe/i);
  });

  test('a recipe that was stopped says that nobody has looked at all of it', async () => {
    const { chef, user } = await askFor('rice', 'no peanuts');
    await chef.give(RECIPE);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    const line = 'Nobody has looked at all of this recipe for peanuts.';

    expect(screen.getByText(line)).toBeVisible();
    expect(announced()).toBe(`You stopped the chef. The recipe below is not whole. ${line}`);
  });

  test('the statement names the wishes of the recipe that was cooked, whatever is wished for afterwards', async () => {
    const { chef, user } = await askFor('rice');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await user.click(screen.getByRole('button', { name: 'Anything the chef should know?' }));
    await user.click(await screen.findByRole('button', { name: 'Peanuts' }));
    await user.click(screen.getByRole('button', { name: 'Get a Recipe' }));
    await chef.give(RECIPE, { ...DONE, warnings: [], lookedFor: [{ wish: 'peanuts', known: true }] });
    await user.click(screen.getByRole('button', { name: 'Remove no peanuts' }));
    await user.click(screen.getByRole('button', { name: 'Milk' }));

    expect(within(recipeArea()).getByText('Asked for: no peanuts')).toBeVisible();
    expect(screen.getByText('We looked for peanuts and found none. Labels decide.')).toBeVisible();
  });

  test('where nothing was wished for, the card says nothing of wishes', async () => {
    const { chef } = await askFor('rice');
    await chef.give(RECIPE, DONE);

    expect(await screen.findByText('Your recipe is ready')).toBeVisible();
    expect(recipeArea()).not.toHaveTextContent(/looked|asked for:/i);
  });
});

describe('another idea', () => {
  const ANOTHER = { name: 'Another idea' };
  const titled = (title: string) => RECIPE.replace('# Satay', title);

  test('each other idea is asked for with the titles that were seen, and with the wishes that are set', async () => {
    const { chef, user } = await askFor('rice', 'no peanuts');
    await user.click(screen.getByRole('button', { name: 'Leave out peanuts instead' }));
    const titles = ['Pilaf', 'Congee', 'Risotto'];
    for (const [index, title] of titles.entries()) {
      await chef.give(titled(`# ${title}`), DONE);
      await screen.findByRole('button', { name: 'Start cooking' });
      await user.click(screen.getByRole('button', ANOTHER));
      const notAgain = titles.slice(0, index + 1);
      expect(chef.calls.at(-1)?.request).toEqual({
        ingredients: ['rice'],
        wishes: { avoid: ['peanuts'], notAgain },
      });
    }
    expect(recipeArea()).toHaveTextContent('Asked for: no peanuts · another idea');
  });

  test('a recipe without a title adds none, and "Get a Recipe" asks with no titles', async () => {
    const { chef, user } = await askFor('rice');
    await chef.give('No title, no recipe.', DONE);
    await user.click(await screen.findByRole('button', ANOTHER));
    expect(chef.calls.at(-1)?.request.wishes).toBeUndefined();
    await chef.give(titled('# Pilaf'), DONE);
    await screen.findByRole('button', { name: 'Start cooking' });
    await user.click(screen.getByRole('button', { name: 'Get a Recipe' }));

    expect(chef.calls.at(-1)?.request.wishes).toBeUndefined();
  });

  test('"Try again" after another idea that failed asks for another idea again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { chef, user } = await askFor('rice');
    await chef.give(titled('# Pilaf'), DONE);
    await screen.findByRole('button', { name: 'Start cooking' });
    await user.click(screen.getByRole('button', ANOTHER));
    await chef.give(new Error('no network'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    logged.mockClear();

    expect(chef.calls.map(({ request }) => request.wishes?.notAgain)).toEqual([
      undefined,
      ['Pilaf'],
      ['Pilaf'],
    ]);
  });
});
