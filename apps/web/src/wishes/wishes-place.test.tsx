import { ALLERGENS } from '@spatula/shared/wishes';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const OPENER = { name: 'Anything the chef should know?' };
const button = (name: string) => screen.getByRole('button', { name });

/** The words of the wishes that are set. */
function chips(): (string | null)[] {
  const list = screen.queryByRole('list', { name: 'Your wishes' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    : [];
}

/** Opens the page with a list, and its wishes. */
async function openWishes(...ingredients: string[]) {
  const page = await openPage(...(ingredients.length > 0 ? ingredients : ['eggs']));
  await page.user.click(screen.getByRole('button', OPENER));
  await screen.findByRole('spinbutton', { name: 'Servings' });
  return page;
}

/** The wishes that the chef gets now. */
async function asked({ chef, user }: Awaited<ReturnType<typeof openPage>>) {
  await user.click(button('Get a Recipe'));
  return chef.calls.at(-1)?.request.wishes;
}

describe('the wishes of a visitor', () => {
  test('one closed line stands below the list, and who opens nothing asks with the list alone', async () => {
    const page = await openPage('eggs', 'feta');

    expect(screen.getByRole('button', OPENER)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(await asked(page)).toBeUndefined();
    expect(JSON.stringify(page.chef.calls[0]?.request)).toBe('{"ingredients":["eggs","feta"]}');
  });

  test('the open line has a field for each wish, and a button for each of the fourteen allergens', async () => {
    await openWishes();

    expect(screen.getByRole('button', OPENER)).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Ready in', 'Diet']) expect(screen.getByRole('combobox', { name })).toBeVisible();
    for (const name of ['Leave out', 'A word to the chef']) {
      expect(screen.getByRole('textbox', { name })).toBeVisible();
    }
    const group = screen.getByRole('group', { name: 'Leave out' });
    const names = within(group).getAllByRole('button', { pressed: false });
    expect(names.map(({ textContent }) => textContent?.toLowerCase())).toEqual([...ALLERGENS]);
  });

  test('the chef gets all that is set, and each wish is a chip', async () => {
    const page = await openWishes();
    const { user } = page;
    await user.type(screen.getByRole('spinbutton', { name: 'Servings' }), '6');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ready in' }), '1 hour');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Diet' }), 'Vegetarian');
    await user.click(button('Peanuts'));
    await user.type(screen.getByRole('textbox', { name: 'Leave out' }), 'olives, dill{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'A word to the chef' }), 'not too hot');

    const words = ['6 servings', 'ready in 1 hour', 'vegetarian', 'no peanuts', 'no olives', 'no dill'];
    expect(chips()).toEqual([...words, '“not too hot”']);
    expect(await asked(page)).toEqual({
      servings: 6,
      minutes: 60,
      diet: 'vegetarian',
      avoid: ['peanuts', 'olives', 'dill'],
      note: 'not too hot',
    });
  });

  test('a food that is typed and not added is left out all the same', async () => {
    const page = await openWishes();
    await page.user.type(screen.getByRole('textbox', { name: 'Leave out' }), 'shrimp');

    expect(await asked(page)).toEqual({ avoid: ['shrimp'] });
    expect(chips()).toEqual(['no shrimp']);
    expect(screen.getByRole('textbox', { name: 'Leave out' })).toHaveValue('');
  });

  test('a food that is typed becomes a chip when the line is closed, so that no wish is out of sight', async () => {
    const { user } = await openWishes();
    await user.type(screen.getByRole('textbox', { name: 'Leave out' }), 'shrimp');
    await user.click(screen.getByRole('button', OPENER));

    expect(chips()).toEqual(['no shrimp']);
  });

  test('the stepper begins at four, and takes no number that no recipe is for', async () => {
    const { user } = await openWishes();
    const field = screen.getByRole('spinbutton', { name: 'Servings' });
    await user.click(button('One serving more'));
    await user.click(button('One serving more'));
    expect(field).toHaveValue(5);
    await user.clear(field);
    expect(chips()).toEqual([]);
    await user.type(field, '99');
    expect(field).toHaveValue(50);
    await user.click(button('One serving more'));
    expect(field).toHaveValue(50);
    await user.clear(field);
    await user.type(field, '1');
    expect(chips()).toEqual(['1 serving']);
    await user.click(button('One serving fewer'));
    expect(field).toHaveValue(null);
  });

  test('a wish is removed by its chip, which hands the focus on as an ingredient does, at last to the line', async () => {
    const { user } = await openWishes();
    await user.click(button('Milk'));
    await user.click(button('Eggs'));
    await user.click(screen.getByRole('button', OPENER));
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await user.click(button('Remove no milk'));
    expect(button('Remove no eggs')).toHaveFocus();
    await user.click(button('Remove no eggs'));

    expect(chips()).toEqual([]);
    expect(screen.getByRole('button', OPENER)).toHaveFocus();
  });

  test('an allergen that is pressed again is left out no more', async () => {
    const { user } = await openWishes();
    await user.click(button('Milk'));
    expect(screen.getByRole('button', { name: 'Milk', pressed: true })).toBeVisible();
    await user.click(button('Milk'));

    expect(chips()).toEqual([]);
  });

  test('twenty foods are the most, and the page says so before it takes no more', async () => {
    const { user } = await openWishes();
    const field = screen.getByRole('textbox', { name: 'Leave out' });
    await user.type(field, `${Array.from({ length: 15 }, (_, index) => `f${index}`).join(',')}{Enter}`);
    await user.type(field, 'g1,g2,g3,g4,g5,g6{Enter}');
    expect(screen.getByText(/at most 20 foods: remove one/)).toBeVisible();
    expect(chips()).toHaveLength(15);
    await user.type(field, '{Backspace}{Backspace}{Backspace}{Enter}');
    await user.click(button('Milk'));

    expect(chips()).toHaveLength(20);
    expect(screen.getByRole('button', { name: 'Milk', pressed: false })).toBeVisible();
  });
});

describe('an ingredient that says what must not be in the recipe', () => {
  test('it is on the list as it was typed, and a button beside it makes a wish of it', async () => {
    const page = await openPage('eggs', 'no peanuts', 'feta');
    const item = screen.getByText('no peanuts').closest('li');
    if (!item) throw new Error('There is no such item');
    await page.user.click(within(item).getByRole('button', { name: 'Leave out peanuts instead' }));

    expect(await screen.findByRole('list', { name: 'Your wishes' })).toBeVisible();
    expect(chips()).toEqual(['no peanuts']);
    expect(button('Remove feta')).toHaveFocus();
    expect(screen.getByText('The chef is to leave out peanuts.')).toHaveAttribute('role', 'status');
    expect(await asked(page)).toEqual({ avoid: ['peanuts'] });
    expect(page.chef.calls[0]?.request.ingredients).toEqual(['eggs', 'feta']);
  });

  test('left as it is, it goes to the chef as it was typed', async () => {
    const page = await openPage('eggs', 'no peanuts');

    expect(await asked(page)).toBeUndefined();
    expect(page.chef.calls[0]?.request.ingredients).toEqual(['eggs', 'no peanuts']);
  });

  test('where it was the only ingredient, its wish stays in sight, and the next ingredient finds it', async () => {
    const page = await openPage('no peanuts');
    await page.user.click(button('Leave out peanuts instead'));

    expect(await screen.findByText('no peanuts')).toBeVisible();
    expect(screen.queryByText('Your ingredients:')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Ingredient' })).toHaveFocus();
    await page.user.type(screen.getByRole('textbox', { name: 'Ingredient' }), 'rice{Enter}');
    expect(await asked(page)).toEqual({ avoid: ['peanuts'] });
  });
});

test('"Start over" empties the wishes as well; removing the ingredients one by one keeps them', async () => {
  const { user } = await openWishes();
  await user.click(button('Milk'));
  await user.click(button('Remove eggs'));
  expect(await screen.findByText('no milk')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Ingredient' }), 'rice{Enter}');
  expect(await screen.findByText('no milk')).toBeVisible();
  await user.click(button('Start over'));

  expect(screen.queryByText('no milk')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Ingredient' }), 'rice{Enter}');
  expect(chips()).toEqual([]);
});
