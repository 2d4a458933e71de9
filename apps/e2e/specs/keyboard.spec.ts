import { expect, test } from '../src/product-test.ts';

test('Enter adds, empties the field and keeps the focus there', async ({ kitchen, page }) => {
  await kitchen.open();
  await kitchen.field.focus();
  await page.keyboard.type('eggs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('feta');
  await page.keyboard.press('Enter');
  await expect(kitchen.ingredients).toHaveText(['eggs', 'feta']);
  await expect(kitchen.field).toBeFocused();
  await expect(kitchen.field).toHaveValue('');
});

test('removing an ingredient by keyboard puts the focus on the next one, else on the one before, else on the field', async ({
  kitchen,
  page,
}) => {
  await kitchen.open('eggs', 'spinach', 'feta');
  await kitchen.button('Remove spinach').focus();
  await page.keyboard.press('Enter');
  await expect(kitchen.ingredients).toHaveText(['eggs', 'feta']);
  await expect(kitchen.button('Remove feta')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(kitchen.button('Remove eggs')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(kitchen.ingredients).toHaveCount(0);
  await expect(kitchen.field).toBeFocused();
});

test('removing an ingredient by pointer takes away the clicked one, of two that are equal as well', async ({
  kitchen,
}) => {
  await kitchen.open('eggs', 'feta', 'eggs');
  await kitchen.button('Remove eggs').nth(1).click();
  await expect(kitchen.ingredients).toHaveText(['eggs', 'feta']);
});

test('starting over empties the list and takes the recipe away', async ({ kitchen, page }) => {
  await kitchen.ask();
  await expect(kitchen.status).toHaveText(/ready/i);
  await kitchen.button('Start over').click();
  await expect(kitchen.ingredients).toHaveCount(0);
  await expect(kitchen.recipeArea).toHaveCount(0);
  await expect(page.getByText('Ready for a recipe?')).toHaveCount(0);
  await expect(kitchen.field).toBeFocused();
});

test('asking for a recipe brings it into view and leaves the focus alone', async ({ kitchen, page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await kitchen.open('eggs', 'spinach', 'feta');
  await kitchen.getRecipe.focus();
  await page.keyboard.press('Enter');
  await expect(kitchen.recipeArea).toBeInViewport();
  await expect(kitchen.getRecipe).toBeFocused();
  await expect(kitchen.status).toHaveText(/ready/i);
  await expect(kitchen.recipe).toBeInViewport();
});

test.describe('after a failure', () => {
  test.use({ expectedMessages: /net::ERR_FAILED|^console: server-unreachable: / });

  test('trying again by keyboard after a failure never throws the focus back to the top', async ({
    kitchen,
    page,
  }) => {
    await kitchen.open('eggs', 'spinach', 'feta');
    await page.route('**/recipe', (route) => route.abort(), { times: 1 });
    await kitchen.getRecipe.click();
    await kitchen.button('Try again').focus();
    await page.keyboard.press('Enter');
    await expect(kitchen.status).toHaveText(/ready/i);
    await expect(page.locator('body')).not.toBeFocused();
  });
});
