import { PROBLEMS } from '@spatula/shared/problem';
import { PANTRY_MODEL } from '@spatula/shared/recipe';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { App } from '../app.tsx';
import { fakeChef } from '../testing/fake-chef.ts';
import { announced, askFor, recipeArea, SETTINGS, SORRY } from '../testing/open-page.tsx';
import { RecipeArea } from './recipe-area.tsx';
import { type FailureCode, RecipeFailure, type RecipeProblem } from './recipe-failure.ts';

async function failWith(problem: RecipeProblem, ...ingredients: string[]) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await askFor(...ingredients);
  await page.chef.give(new RecipeFailure(problem, 'for the console'));
  await screen.findByText(SORRY);
  expect(logged.mock.calls).toEqual([[`${problem.code}: for the console`]]);
  logged.mockClear();
  return page;
}

describe('a recipe that comes', () => {
  test('a recipe takes the place of the graphic with its first words; white space is no word', async () => {
    const { chef } = await askFor('eggs');
    await chef.give(' \n');
    expect(screen.getByRole('img', { name: 'The chef is cooking' })).toBeVisible();

    await chef.give('# Soup\n\nAdd **fe');
    expect(await screen.findByRole('heading', { name: 'Soup' })).toBeVisible();
    expect(screen.getByText('fe').tagName).toBe('STRONG');
    expect(screen.queryByRole('img', { name: 'The chef is cooking' })).toBeNull();
    expect(announced()).toMatch(/^The chef is cooking\./);
  });

  test('a recipe by the built-in chef is announced when it is ready, and says that no AI cooked it', async () => {
    const { chef } = await askFor('eggs');
    await chef.give('# Soup', { model: PANTRY_MODEL, truncated: false });

    expect(await screen.findByText(/the built-in pantry chef, without AI/)).toBeVisible();
    expect(announced()).toMatch(/^Your recipe is ready\./);
    expect(recipeArea()).not.toHaveTextContent(/ends early/);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  test('below a recipe by a model stand its name and a warning', async () => {
    const { chef } = await askFor('eggs');
    await chef.give('# Soup', { model: 'a/model', truncated: true });

    expect(await screen.findByText(/a\/model/)).toHaveTextContent(
      'Written by AI: check allergens and cooking temperatures',
    );
  });

  test('a recipe that ends early is announced with the words that stand below it', async () => {
    const { chef } = await askFor('eggs');
    await chef.give('# Soup', { model: 'a/model', truncated: true });
    const note = await screen.findByText(/^This recipe ends early: .+ Ask again to get another one\.$/);

    expect(note).toBeVisible();
    expect(announced()).toBe(`Your recipe is ready. ${note.textContent}`);
  });

  test('a recipe is cleared when another one is asked for', async () => {
    const { chef, user } = await askFor('eggs');
    await chef.give('# Soup', { model: PANTRY_MODEL, truncated: false });
    await user.click(screen.getByRole('button', { name: 'Get a Recipe' }));

    expect(screen.queryByRole('heading', { name: 'Soup' })).toBeNull();
    expect(screen.getByRole('img', { name: 'The chef is cooking' })).toBeVisible();
  });

  test('a recipe that is stopped keeps what came, says so and can be tried again', async () => {
    const { chef, user } = await askFor('eggs');
    await chef.give('# Soup');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByRole('heading', { name: 'Soup' })).toBeVisible();
    expect(within(recipeArea()).getByText('You stopped the chef')).toBeVisible();
    expect(within(recipeArea()).getByText('The recipe below is not whole.')).toBeVisible();
    expect(announced()).toBe('You stopped the chef. The recipe below is not whole.');
    expect(recipeArea()).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(chef.calls).toHaveLength(2);
  });

  test('the second click of a double click neither stops a recipe nor asks for another one', async () => {
    const { chef, user } = await askFor('eggs');
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }), { detail: 2 });
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }), { detail: 2 });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(chef.calls).toHaveLength(1);
  });
});

test('a recipe that was done before the code of its area had come is shown all the same', async () => {
  const done = {
    kind: 'done',
    ingredients: ['eggs'],
    text: '# Soup',
    model: PANTRY_MODEL,
    truncated: false,
  } as const;
  const nothing = () => undefined;
  render(
    <RecipeArea
      state={done}
      animationUrl=""
      seen={{ current: [] }}
      onStop={nothing}
      onTryAgain={nothing}
      onCookOnDevice={nothing}
      onAnotherIdea={nothing}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'Soup' }, { timeout: 3000 })).toBeVisible();
});

describe('a recipe that fails', () => {
  test('a failure says first that the page is sorry, then what to do', async () => {
    await failWith({ code: 'chef-busy', retryAfterSeconds: 7 }, 'eggs');

    const sentence = 'The chef is busy with other recipes: wait 7 seconds, then try again.';
    expect(screen.getByText(sentence)).toBeVisible();
    expect(recipeArea()).toHaveTextContent(/^Sorry, something went wrong!/);
    expect(announced()).toBe(`${SORRY} ${sentence}`);
  });

  test('a failure shows no status, code or words of the server', async () => {
    await failWith({ code: 'chef-unreachable' }, 'eggs');

    expect(recipeArea()).not.toHaveTextContent(/503|chef-unreachable|for the console/);
    expect(recipeArea()).not.toHaveTextContent(PROBLEMS['chef-unreachable'].title);
  });

  test('the words that came before a failure stay readable', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { chef } = await askFor('eggs');
    await chef.give('# Soup', new RecipeFailure({ code: 'cut' }, 'gone'));
    await screen.findByText(SORRY);
    logged.mockClear();

    expect(screen.getByRole('heading', { name: 'Soup' })).toBeVisible();
    expect(
      screen.getByText(SORRY).compareDocumentPosition(screen.getByRole('heading', { name: 'Soup' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('a recipe that failed can be asked for again', async () => {
    const { chef, user } = await failWith({ code: 'chef-timeout' }, 'eggs');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await chef.give('# Soup', { model: PANTRY_MODEL, truncated: false });

    await waitFor(() => expect(screen.queryByText(SORRY)).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Soup' })).toBeVisible();
  });
});

const COOK_HERE = { name: 'Let the built-in chef cook' };

describe('the built-in chef on this device', () => {
  test.each([
    ...Object.keys(PROBLEMS),
    'offline',
    'server-unreachable',
    'cut',
    'unexpected-answer',
    'sign-in',
  ])(
    'the built-in chef is offered after the failure %s, unless the list itself is at fault',
    async (code) => {
      await failWith({ code: code as FailureCode }, 'eggs');

      const isOffered = code !== 'invalid-request' && code !== 'body-too-large';
      expect(screen.queryAllByRole('button', COOK_HERE)).toHaveLength(isOffered ? 1 : 0);
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );

  test('the built-in chef cooks the same list on this device, and the page says so', async () => {
    const { chef, deviceChef, user } = await failWith({ code: 'chef-timeout' }, 'eggs', 'feta');
    await user.click(screen.getByRole('button', COOK_HERE));
    expect(deviceChef.calls.map(({ request }) => request.ingredients)).toEqual([['eggs', 'feta']]);
    expect(chef.calls).toHaveLength(1);

    await deviceChef.give('# Soup', { model: PANTRY_MODEL, truncated: false });
    expect(await screen.findByText('The built-in chef, without AI, on this device')).toBeVisible();
    expect(
      screen.getByText(/^The built-in chef asked no model, and for this recipe nothing left this device/),
    ).toBeInTheDocument();
    expect(screen.queryByText(SORRY)).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Get a Recipe' }));
    expect(chef.calls).toHaveLength(2);
    await chef.give('# Stew', { model: PANTRY_MODEL, truncated: false });
    expect(await screen.findByText('Cooked by the built-in pantry chef, without AI.')).toBeVisible();
  });

  test('a page that has no other chef does not offer the built-in one after a failure', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { cook, calls, give } = fakeChef();
    render(<App settings={SETTINGS} cook={cook} cookOnDevice={cook} preload={() => undefined} />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox'), 'eggs{Enter}');
    await user.click(screen.getByRole('button', { name: 'Get a Recipe' }));
    await give(new RecipeFailure({ code: 'chef-not-loaded' }, 'for the console'));
    expect(await screen.findByText(/^The built-in chef could not be loaded/)).toBeVisible();
    expect(screen.queryByRole('button', COOK_HERE)).toBeNull();
    logged.mockClear();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(calls).toHaveLength(2);
    await give('# Soup', { model: PANTRY_MODEL, truncated: false });
    expect(await screen.findByText('The built-in chef, without AI, on this device')).toBeVisible();
  });
});

test('a visitor who has to sign in first finds the page for it, which opens beside the list', async () => {
  await failWith({ code: 'sign-in' }, 'eggs');

  const link = screen.getByRole('link', { name: 'Open the sign-in page' });
  expect(link).toHaveAttribute('href', './?signin');
  expect(link).toHaveAttribute('target', '_blank');
});
