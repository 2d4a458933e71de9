import type { Browser, Page } from '@playwright/test';
import { cooks } from '@spatula/fake-inference/completion';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { BROKEN_LINKS, GOOD_LINK, linkOf } from '@spatula/recipe/testing/broken-links';
import { KITCHEN_RECIPE, KITCHEN_TITLE } from '../src/kitchen-recipe.ts';
import { expect, test } from '../src/product-test.ts';
import type { RecipePage } from '../src/recipe-page.ts';
import { watchPage } from '../src/watch-page.ts';

test.use({ chef: 'hosted', contextOptions: { reducedMotion: 'reduce' } });

const HEADING = 'Shared with you; this site did not write or check it';
const BROKEN = 'This link holds no recipe that can be read: ask for it again.';
const LINK = linkOf({ v: 1, recipe: KITCHEN_RECIPE, model: 'some/model' });

const sharedOf = (page: Page) => page.getByRole('region', { name: HEADING });

/** Goes to another link on the open page, as pasting it into the address does. */
const goTo = (page: Page, link: string) => page.evaluate((hash) => location.assign(hash), link);

/** Resolves when the page shows a sentence once, or no more; looks at each frame, since there are many links. */
async function shows(page: Page, sentence: string, isShown: boolean): Promise<void> {
  await page.waitForFunction(([text, times]) => document.body.textContent.split(text).length - 1 === times, [
    sentence,
    isShown ? 1 : 0,
  ] as const);
}

/** The text in the clipboard, found out as a visitor would: by pasting it. */
async function pasted({ page, field }: RecipePage): Promise<string> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  return field.inputValue();
}

/** Another visitor's page. */
async function freshPage(browser: Browser): Promise<{ page: Page; complaints: () => string[] }> {
  const page = await (await browser.newContext()).newPage();
  return { page, complaints: watchPage(page) };
}

test('a link holds what is shown, asks no server for anything, and opens in a fresh browser', async ({
  browser,
  kitchen,
  page,
  service,
}) => {
  service.play(cooks(KITCHEN_RECIPE));
  await kitchen.ask();
  await kitchen.button('More servings').click();
  await kitchen.button('More servings').click();
  await expect(kitchen.recipe).toContainText('Serves 8');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await kitchen.button('Share').click();
  await expect(kitchen.recipeArea).toContainText('Link copied.');
  expect(requests).toEqual([]);
  const link = await pasted(kitchen);
  const cooked = service.received;

  const other = await freshPage(browser);
  const sent: string[] = [];
  other.page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await other.page.goto(link);
  await expect(sharedOf(other.page)).toContainText('16 lasagne sheets');
  await expect(other.page.getByRole('heading', { name: KITCHEN_TITLE })).toBeVisible();
  await expect(other.page.getByText('Your ingredients:')).toHaveCount(0);
  await other.page.getByRole('button', { name: 'Start cooking' }).click();
  await expect(other.page.getByRole('dialog', { name: KITCHEN_TITLE })).toBeVisible();
  await other.page.keyboard.press('Escape');
  expect(sent.filter((text) => text.includes('recipe=') || text.includes('asagne'))).toEqual([]);
  expect(service.received).toBe(cooked);
  expect(other.complaints()).toEqual([]);
  await other.page.context().close();
});

test('the system’s own sheet gets the link where there is one', async ({ kitchen, page }) => {
  await page.addInitScript(() => {
    const given: unknown[] = [];
    Object.assign(window, { given });
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      share: async (data: unknown) => void given.push(data),
    });
  });
  await kitchen.ask();
  await kitchen.button('Share').click();
  await expect(kitchen.recipeArea).toContainText('Handed to your device to share.');
  expect(await page.evaluate(() => Reflect.get(window, 'given'))).toEqual([
    { title: 'Spinach and feta frittata', url: expect.stringMatching(/^http:\/\/[^/]+\/#recipe=[\w-]+$/) },
  ]);
});

test('over a hundred broken links show one sentence each, and break nothing', async ({
  kitchen,
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const hashes = BROKEN_LINKS.map(([, link]) => new URL(link, `${baseURL}/`).hash);
  // A browser takes line breaks out of an address; what does not begin as a shared recipe is somebody else's fragment.
  const broken = hashes.filter((hash) => hash.startsWith('#recipe=') && hash !== GOOD_LINK);
  expect(broken.length).toBeGreaterThan(100);
  await kitchen.open();
  for (const link of broken) {
    await test.step(link.slice(0, 100), async () => {
      await goTo(page, link);
      await shows(page, BROKEN, true);
      await goTo(page, '#');
      await shows(page, BROKEN, false);
    });
  }
  await goTo(page, GOOD_LINK);
  await expect(sharedOf(page)).toBeVisible();
  await goTo(page, broken[0] ?? '');
  await kitchen.button('Close').click();
  await expect(page.getByText(BROKEN)).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
});

test('any other fragment is no shared recipe', async ({ kitchen, page }) => {
  await page.goto('/#top');
  await kitchen.hydrated();
  for (const [index, hash] of ['#', '#other=abc', '#recipe'].entries()) {
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, hash);
    await kitchen.add(`egg ${index}`);
    await expect(kitchen.ingredients).toHaveCount(index + 1);
    await expect(page.getByText(BROKEN)).toHaveCount(0);
  }
});

test('a shared recipe replaces the open one only when the visitor wants it, and Back asks again', async ({
  kitchen,
  page,
  service,
}) => {
  await kitchen.ask();
  await expect(kitchen.status).toHaveText(/ready/i);
  await goTo(page, LINK);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(kitchen.recipe).toContainText('frittata');
  expect(new URL(page.url()).hash).toBe('');

  await goTo(page, LINK);
  await kitchen.button('Show the shared recipe').click();
  await expect(sharedOf(page)).toContainText('lasagne sheets');
  await expect(kitchen.recipe).toHaveCount(0);

  service.play(SCENARIOS.plain);
  await kitchen.getRecipe.click();
  await expect(kitchen.status).toHaveText(/ready/i);
  await expect(sharedOf(page)).toHaveCount(0);
  expect(JSON.stringify(service.requests.at(-1))).not.toContain('asagne');
  await kitchen.go(-1);
  await kitchen.button('Keep mine').click();
  await expect(kitchen.recipe).toContainText('frittata');
});

test('Back and Forward lead through shared recipes and out of the kitchen view', async ({
  kitchen,
  page,
}) => {
  await kitchen.open();
  await goTo(page, GOOD_LINK);
  await goTo(page, LINK);
  await expect(sharedOf(page)).toContainText('lasagne');
  await kitchen.button('Start cooking').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await kitchen.go(-1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sharedOf(page)).toContainText('lasagne');
  await kitchen.go(-1);
  await expect(sharedOf(page)).toContainText('Stir.');
  await kitchen.go(-1);
  await expect(sharedOf(page)).toHaveCount(0);
  await kitchen.go(1);
  await expect(sharedOf(page)).toContainText('Stir.');
});

test('the words of a shared recipe and of its model are text, and load nothing', async ({
  kitchen,
  page,
}) => {
  const recipe =
    '# <img src=x onerror=alert(1)>\n\n![x](http://elsewhere.example/x.png) [y](javascript:alert(1))';
  await page.goto(`/${linkOf({ v: 1, recipe, model: '<script>alert(1)</script> **bold**' })}`);
  await expect(sharedOf(page)).toContainText('<script>alert(1)</script> **bold**');
  await expect(sharedOf(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(sharedOf(page).locator('img, script, a[href^="javascript"]')).toHaveCount(0);
  await expect(kitchen.button('Share')).toBeVisible();
});
