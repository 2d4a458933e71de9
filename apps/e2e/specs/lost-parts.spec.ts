import type { Page } from '@playwright/test';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { expect, test } from '../src/product-test.ts';
import type { RecipePage } from '../src/recipe-page.ts';

test.use({
  expectedMessages: /net::ERR_|dynamically imported module|^console: (server-unreachable|offline): /,
});

const AREA = /\/assets\/recipe-area-[\w-]{8}\.js/;
const VIEW = /\/assets\/recipe-view-[\w-]{8}\.js/;
const CLIENT = /\/assets\/recipe-client-[\w-]{8}\.js/;
const ENTRY = /\/assets\/index-[\w-]{8}\.js/;

/** Resolves when the next request for such a file fails. */
function failureOf(page: Page, file: RegExp): Promise<unknown> {
  return page.waitForEvent('requestfailed', (request) => file.test(request.url()));
}

/** Resolves when the next recipe fails. */
function failureOfRecipe(page: Page): Promise<unknown> {
  return page.waitForEvent('console', (message) => /^(server-unreachable|offline): /.test(message.text()));
}

/** Lets every request for such a file fail, until the returned function is called. */
async function cut(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

async function expectRecipe(kitchen: RecipePage): Promise<void> {
  await expect(kitchen.status).toHaveText(/ready/i);
  await expect(kitchen.recipe).toBeVisible();
  await expect(kitchen.ingredients).toHaveText(['eggs', 'feta']);
  await expect(kitchen.sorry).toHaveCount(0);
}

/** The recipe cannot be asked for without some of them. */
const FILES: readonly [part: string, file: RegExp, isNeededToAsk: boolean][] = [
  ['the recipe area', AREA, false],
  ['the view of a recipe', VIEW, false],
  ['the client of the API', CLIENT, true],
  ['the code that several parts share', /\/assets\/recipe-[\w-]{8}\.js/, true],
];

for (const [part, file, isNeededToAsk] of FILES) {
  test(`when ${part} cannot be loaded, then trying again shows the recipe, and the list stays`, async ({
    kitchen,
    page,
  }) => {
    const restore = await cut(page, file);
    const failed = failureOf(page, file);
    await kitchen.open('eggs', 'feta');
    await failed;
    const refused = isNeededToAsk && failureOfRecipe(page);
    await kitchen.getRecipe.click();
    await refused;
    await expect(kitchen.button('Try again')).toBeVisible();
    await expect(kitchen.sorry).toBeVisible();
    await expect(page.getByText(/check your connection, then try again/).last()).toBeVisible();
    // Its end asks for the view again, without a press of the button.
    if (file === VIEW) await expect(kitchen.status).toHaveText(/ready/i);
    await restore();
    await kitchen.button('Try again').click();
    await expectRecipe(kitchen);
    await expect(kitchen.button('Start cooking')).toBeVisible();
  });
}

/** Cuts the network of a page that is open, then lists two ingredients. */
async function listOffline(kitchen: RecipePage): Promise<void> {
  const { page } = kitchen;
  await kitchen.open();
  await page.context().setOffline(true);
  const failed = [AREA, CLIENT].map((file) => failureOf(page, file));
  await kitchen.add('eggs', 'feta');
  await Promise.all(failed);
  await expect(page.getByRole('alert')).toContainText('A part of this page could not be loaded');
}

test('when the network is cut before the first ingredient, then one "Try again" shows the recipe once it is back', async ({
  context,
  kitchen,
  page,
}) => {
  await listOffline(kitchen);
  for (const button of [kitchen.getRecipe, kitchen.button('Try again')]) {
    const failed = failureOfRecipe(page);
    await button.click();
    await failed;
    await expect(kitchen.button('Try again')).toBeVisible();
  }
  await expect(kitchen.button('Try again')).toBeFocused();

  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expectRecipe(kitchen);
  await expect(page.locator('body')).not.toBeFocused();
});

test('when a part was lost and the network is back, then "Get a Recipe" is enough', async ({
  context,
  kitchen,
}) => {
  await listOffline(kitchen);
  await context.setOffline(false);
  await kitchen.getRecipe.click();
  await expectRecipe(kitchen);
});

test.describe('the loading graphic', () => {
  test.use({ chef: 'hosted' });

  test('a loading graphic that could not be loaded is a still picture, and plays for the next recipe', async ({
    kitchen,
    page,
    service,
  }) => {
    service.play(SCENARIOS['hold before the first word']);
    const file = /\/assets\/cooking-animation-[\w-]{8}\.js/;
    const restore = await cut(page, file);
    // The one that was fetched ahead fails silently.
    const lost = page.waitForEvent('pageerror');
    await kitchen.ask();
    await lost;
    await expect(kitchen.graphic.locator('img')).toBeVisible();
    await kitchen.button('Stop').click();
    await restore();
    await kitchen.button('Try again').click();
    await expect(kitchen.graphic.locator('svg').first()).toBeVisible();
  });
});

test('when the main script cannot be loaded, then it is asked for again, and nothing submitted or typed is lost', async ({
  kitchen,
  page,
}) => {
  const restore = await cut(page, ENTRY);
  const failed = failureOf(page, ENTRY);
  await page.goto('/', { waitUntil: 'commit' });
  await kitchen.add('eggs');
  await kitchen.field.fill('feta');
  await failed;
  await expect(page.getByRole('status')).toHaveText(/^Taken: eggs\./);
  await restore();
  await expect(kitchen.ingredients).toHaveText(['eggs']);
  await kitchen.field.press('Enter');
  await kitchen.getRecipe.click();
  await expectRecipe(kitchen);
});
