import { cooks } from '@spatula/fake-inference/completion';
import { installWakeLock } from '../src/fake-wake-lock.ts';
import { KITCHEN_RECIPE } from '../src/kitchen-recipe.ts';
import { expect, test } from '../src/product-test.ts';
import type { RecipePage } from '../src/recipe-page.ts';
import { viewOf } from '../src/view-of.ts';

// A click of a test comes while the page still scrolls smoothly, which no visitor's does: the button would slip away.
test.use({ chef: 'hosted', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, service }) => {
  service.play(cooks(KITCHEN_RECIPE));
  await page.clock.install();
});

test('the kitchen view leads through a recipe: ingredients are checked off, and each step stands with the ingredients that it needs', async ({
  kitchen,
  page,
}) => {
  const view = viewOf(page);
  await kitchen.ask();
  await view.button('Start cooking').click();
  await expect(view.dialog.getByRole('checkbox')).toHaveCount(15);
  await view.dialog.getByRole('group', { name: 'For the bechamel' }).getByText('60 g butter').click();
  await expect(view.dialog.getByRole('checkbox', { name: '60 g butter' })).toBeChecked();

  await expect(view.step).toHaveText('Step 1 of 7');
  await view.next();
  await expect(view.dialog).toContainText('cook it gently for 10 minutes');
  await expect(view.dialog).not.toContainText('Heat the oven');
  await expect(view.dialog.getByRole('listitem')).toHaveText([
    '2 tbsp extra-virgin olive oil, and a little more for the tin',
    '1 large onion, finely chopped',
    '3 cloves garlic, minced',
  ]);
});

for (const [way, close] of [
  ['the button', ({ page }: RecipePage) => viewOf(page).button('Close').click()],
  ['Escape', ({ page }: RecipePage) => page.keyboard.press('Escape')],
  ['Back', (kitchen: RecipePage) => kitchen.go(-1)],
] as const) {
  test(`the kitchen view is left by ${way}, loses nothing, and leaves no entry in the history that does nothing`, async ({
    kitchen,
    page,
  }) => {
    const view = viewOf(page);
    await kitchen.ask();
    await view.button('Start cooking').click();
    await view.dialog.getByRole('checkbox').first().check();
    await view.next(2);
    await close(kitchen);
    await expect(view.dialog).toHaveCount(0);
    await expect(view.button('Start cooking')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(view.step).toHaveText('Step 3 of 7');
    await expect(view.dialog.getByRole('checkbox').first()).toBeChecked();

    await close(kitchen);
    await expect(view.dialog).toHaveCount(0);
    await expect(kitchen.recipe).toBeVisible();
    // Until the page has taken the entry of the view out of the history.
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
}

test('the kitchen view is opened again by Forward, and the next recipe begins without the old checks', async ({
  kitchen,
  page,
}) => {
  const view = viewOf(page);
  await kitchen.ask();
  await view.button('Start cooking').click();
  await view.dialog.getByRole('checkbox').first().check();
  await kitchen.go(-1);
  await expect(view.dialog).toHaveCount(0);
  await kitchen.go(1);
  await expect(view.dialog.getByRole('checkbox').first()).toBeChecked();
  await view.button('Close').click();

  await kitchen.getRecipe.click();
  await view.button('Start cooking').click();
  await expect(view.dialog.getByRole('checkbox').first()).not.toBeChecked();
});

test('the kitchen view is used by keyboard alone', async ({ kitchen, page }) => {
  const view = viewOf(page);
  await kitchen.ask();
  await view.button('Start cooking').focus();
  await page.keyboard.press('Enter');
  await expect(view.step).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(view.step).toHaveText('Step 2 of 7');
  await page.keyboard.press('Tab');
  await expect(view.button('Start a timer of 10 minutes')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(view.running).toHaveCount(1);
  await view.dialog.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(view.dialog.getByRole('checkbox').first()).toBeChecked();
  await expect(view.step).toHaveText('Step 1 of 7');
  await view.button('Remove the timer: Step 2, 10 minutes').focus();
  await page.keyboard.press('Enter');
  // The button is gone; the keys still work.
  await page.keyboard.press('ArrowRight');
  await expect(view.step).toHaveText('Step 2 of 7');
});

test('the kitchen view keeps the screen on while it is open, and asks for that anew when the page is looked at again', async ({
  kitchen,
  page,
}) => {
  const lock = await installWakeLock(page);
  const view = viewOf(page);
  await kitchen.ask();
  expect(await lock.held()).toBe(0);
  await view.button('Start cooking').click();
  await expect.poll(lock.held).toBe(1);
  await lock.hide();
  expect(await lock.held()).toBe(0);
  await lock.show();
  await expect.poll(lock.held).toBe(1);
  await expect(page.getByText('it may turn off')).toHaveCount(0);
  await view.button('Close').click();
  await expect.poll(lock.held).toBe(0);
});

test.describe('on a plain http address', () => {
  // With an entry of the history a browser asks for the icon again, and the test may have stopped its server.
  test.use({ expectedMessages: /Failed to load resource/ });

  test('on a plain http address the kitchen view says that the screen may turn off, and works', async ({
    kitchen,
    page,
    service,
    start,
  }) => {
    const { url } = await start({ OPENAI_BASE_URL: service.url, TRUST_PROXY: '1' });
    const view = viewOf(page);
    await kitchen.ask(url.replace('localhost', 'spatula.test'));
    await view.button('Start cooking').click();
    await expect(page.getByText('This browser cannot keep the screen on: it may turn off')).toBeVisible();
    await view.next();
    await view.button('Start a timer of 2 minutes').click();
    await page.clock.fastForward('02:00');
    await expect(view.alert).toBeVisible();
  });
});
test.describe('when its code cannot be loaded', () => {
  test.use({ expectedMessages: /net::ERR_|dynamically imported module/ });

  test('when the code of the kitchen view cannot be loaded, the page says so, and trying again opens the view', async ({
    kitchen,
    page,
  }) => {
    const view = viewOf(page);
    const file = /\/assets\/kitchen-view-[\w-]{8}\.js/;
    await page.route(file, (route) => route.abort());
    await kitchen.ask();
    await view.button('Start cooking').click();
    await expect(page.getByText(/check your connection, then try again/)).toBeVisible();
    await expect(view.button('Start cooking')).toBeInViewport();
    await page.unroute(file);
    await view.button('Try again').click();
    await expect(view.dialog).toBeVisible();
    await view.button('Close').click();
    await expect(kitchen.sorry).toHaveCount(0);
  });
});
