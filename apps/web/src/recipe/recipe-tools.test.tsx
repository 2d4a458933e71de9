import { PANTRY_MODEL } from '@spatula/shared/recipe';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { askFor, recipeArea } from '../testing/open-page.tsx';

const CURRY = `# Chickpea curry

Serves 4

## Ingredients

- 2 cups rice
- 400 g chickpeas

## Method

1. Heat the oven to 180 °C.
2. Stir the chickpeas for 5 minutes.
`;
const NO_SERVINGS = CURRY.replace('Serves 4\n\n', '');
const DONE = { model: PANTRY_MODEL, truncated: false };

async function cooked(recipe: string) {
  userEvent.setup({ writeToClipboard: true });
  const page = await askFor('chickpeas');
  await page.chef.give(recipe, DONE);
  await screen.findByRole('button', { name: 'Copy' });
  return page;
}

const article = () => within(recipeArea()).getByRole('article');
const button = (name: string) => screen.getByRole('button', { name });
const findButton = (name: string) => screen.findByRole('button', { name });

async function findGroup(name: string) {
  return within(await screen.findByRole('group', { name }));
}

/** The text that "Copy" puts on the clipboard. */
async function copied(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button('Copy'));
  return navigator.clipboard.readText();
}

describe('the servings of a recipe', () => {
  test('the servings go up and down one by one, and the amounts with them, but no time and no heat', async () => {
    const { user } = await cooked(CURRY);
    const servings = await findGroup('Servings');
    await user.click(servings.getByRole('button', { name: 'More servings' }));
    await user.click(servings.getByRole('button', { name: 'More servings' }));

    await waitFor(() => expect(article()).toHaveTextContent('3 cups rice 600 g chickpeas'));
    expect(article()).toHaveTextContent('Serves 6');
    expect(article()).toHaveTextContent('180 °C. Stir the chickpeas for 5 minutes');
    await user.click(servings.getByRole('button', { name: 'Fewer servings' }));
    await waitFor(() => expect(article()).toHaveTextContent('500 g chickpeas'));
  });

  test('a change of servings is announced, and "As written" takes it back and hands the focus on', async () => {
    const { user } = await cooked(CURRY);
    const servings = await findGroup('Servings');
    expect(servings.queryByRole('button', { name: 'As written' })).toBeNull();
    await user.click(servings.getByRole('button', { name: 'More servings' }));
    expect(screen.getByText('Now for 5 servings.')).toHaveAttribute('role', 'status');
    await user.click(servings.getByRole('button', { name: 'As written' }));

    expect(screen.getByText('Now for 4 servings.')).toBeInTheDocument();
    expect(article()).toHaveTextContent('2 cups rice 400 g chickpeas');
    expect(servings.queryByRole('button', { name: 'As written' })).toBeNull();
    expect(servings.getByRole('button', { name: 'More servings' })).toHaveFocus();
  });

  test('the servings of a recipe for more than a hundred can be changed, and changed back, like others', async () => {
    await cooked(CURRY.replace('Serves 4', 'Serves 150'));
    await userEvent.click(await findButton('Fewer servings'));
    expect(article()).toHaveTextContent('Serves 137');
    await userEvent.click(button('As written'));
    expect(article()).toHaveTextContent('Serves 150');
  });

  test('the servings go down to one, and the button keeps the focus', async () => {
    const { user } = await cooked(CURRY.replace('Serves 4', 'Serves 2'));
    const fewer = await findButton('Fewer servings');
    await user.click(fewer);
    expect(screen.getByText('Now for 1 serving.')).toBeInTheDocument();
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await user.click(fewer);

    expect(article()).toHaveTextContent('Serves 1');
    expect(fewer).toHaveFocus();
  });

  test.each([
    ['Serves 24', 'Now for 26 servings.'],
    ['Serves 4 to 6', 'Now for 5–8 servings.'],
  ])('the servings of a recipe that says "%s" go up to "%s"', async (stated, said) => {
    const { user } = await cooked(CURRY.replace('Serves 4', stated));
    await user.click(await findButton('More servings'));

    expect(screen.getByText(said)).toBeInTheDocument();
  });

  test('the servings begin anew with the next recipe, even where it has the same words', async () => {
    const { chef, user } = await cooked(CURRY);
    await user.click(await findButton('More servings'));
    await user.click(button('Get a Recipe'));
    await chef.give(CURRY, DONE);

    await findButton('More servings');
    expect(article()).toHaveTextContent('Serves 4');
  });
});

describe('a recipe that states no servings', () => {
  test('a recipe that states no servings is halved and doubled', async () => {
    const { user } = await cooked(NO_SERVINGS);
    const amounts = await findGroup('Amounts');
    expect(screen.queryByRole('group', { name: 'Servings' })).toBeNull();
    expect(amounts.getByRole('radio', { name: 'As written' })).toBeChecked();
    await user.click(amounts.getByRole('radio', { name: 'Double' }));
    await waitFor(() => expect(article()).toHaveTextContent('4 cups rice 800 g chickpeas'));
    expect(screen.getByText('Amounts now: Double.')).toHaveAttribute('role', 'status');
    await user.click(amounts.getByRole('radio', { name: 'Half' }));

    await waitFor(() => expect(article()).toHaveTextContent('1 cup rice 200 g chickpeas'));
  });

  test('a recipe that states neither servings nor amounts offers no choice', async () => {
    await cooked('# Salad\n\n## Ingredients\n\n- lettuce\n- salt\n\n## Method\n\n1. Toss it.\n');

    await findButton('Start cooking');
    expect(screen.queryByRole('group', { name: /Servings|Amounts|Units/ })).toBeNull();
  });
});

describe('the units of a recipe', () => {
  test('the units of a recipe can be changed and changed back, whatever the servings are', async () => {
    const { user } = await cooked(CURRY);
    const units = await findGroup('Units');
    await user.click(await findButton('More servings'));
    await user.click(units.getByRole('radio', { name: 'Metric' }));
    await waitFor(() => expect(article()).toHaveTextContent('600 ml rice 500 g chickpeas'));
    await user.click(units.getByRole('radio', { name: 'US' }));
    await waitFor(() => expect(article()).toHaveTextContent('350 °F'));
    expect(screen.getByText('Units now: US.')).toHaveAttribute('role', 'status');
    await user.click(units.getByRole('radio', { name: 'As written' }));
    await user.click(button('As written'));

    expect(await copied(user)).toBe(CURRY);
  });

  test('no units are offered where there is nothing to convert', async () => {
    await cooked('# Eggs\n\nServes 2\n\n## Ingredients\n\n- 4 eggs\n\n## Method\n\n1. Boil for 6 minutes.\n');

    await findButton('More servings');
    expect(screen.queryByRole('group', { name: 'Units' })).toBeNull();
  });
});

describe('the recipe that is shown', () => {
  test('the recipe that is shown is the one that is copied and cooked from', async () => {
    const { user } = await cooked(CURRY);
    await user.click(await findButton('More servings'));
    await user.click(screen.getByRole('radio', { name: 'Metric' }));
    expect(await copied(user)).toContain('- 600 ml rice\n- 500 g chickpeas');
    await user.click(button('Start cooking'));

    expect(await screen.findByRole('checkbox', { name: '600 ml rice' })).toBeVisible();
    await user.click(button('Close'));
    await waitFor(() => expect(history.state).toBeNull());
  });
});

describe('a text that is no recipe, or too long for one', () => {
  test.each([
    ['refuses', 'Sorry, nobody should eat soap.'],
    ['is far too long', `${CURRY}3. Stir${' and stir'.repeat(2000)}.\n`],
  ])('a text that %s can be kept and shared, without a word about missing tools', async (_, text) => {
    await cooked(text);

    for (const name of ['Share', 'Copy', 'Download', 'Print']) expect(button(name)).toBeVisible();
    expect(recipeArea()).toHaveTextContent('Keep it, or change your list and ask for another one.');
    for (const name of ['Save for another app', 'Start cooking', 'More servings']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

test('a recipe that is not whole has no tools', async () => {
  const { chef, user } = await askFor('chickpeas');
  await chef.give(CURRY);
  await user.click(button('Stop'));

  expect(screen.queryByRole('group', { name: /Servings|Amounts|Units/ })).toBeNull();
  for (const name of ['Share', 'Copy', 'Start cooking']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('a recipe that was cut cannot be saved for other programs, which would take it for whole', async () => {
  const page = await askFor('chickpeas');
  await page.chef.give(CURRY, { ...DONE, truncated: true });

  await findButton('Start cooking');
  expect(screen.queryByRole('button', { name: 'Save for another app' })).toBeNull();
});
