import { readFile } from 'node:fs/promises';
import { PLAIN_RECIPE } from '@spatula/fake-inference/plain-recipe';
import { expect, test } from '../src/product-test.ts';
import type { RecipePage } from '../src/recipe-page.ts';

test.use({ chef: 'hosted', contextOptions: { reducedMotion: 'reduce' } });

/** The text in the clipboard, found out as a visitor would: by pasting it. */
async function pasted({ page }: RecipePage): Promise<string> {
  await page.evaluate(() => document.body.prepend(document.createElement('textarea')));
  await page.locator('textarea').focus();
  await page.keyboard.press('ControlOrMeta+V');
  return page.locator('textarea').inputValue();
}

test('"Copy" copies the recipe as markdown, and the page says so', async ({ kitchen }) => {
  await kitchen.ask();
  await kitchen.button('Copy').click();
  await expect(kitchen.recipeArea).toContainText(/copied/i);
  expect(await pasted(kitchen)).toBe(PLAIN_RECIPE);
});

test('"Copy" copies on a plain http address as well', async ({ kitchen, page, service, start }) => {
  // Only a server with a proxy in front, or one that listens to a network, answers to a name of its own.
  const { url } = await start({ OPENAI_BASE_URL: service.url, TRUST_PROXY: '1' });
  await kitchen.ask(url.replace('localhost', 'spatula.test'));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await kitchen.button('Copy').click();
  await expect(kitchen.recipeArea).toContainText(/copied/i);
  expect(await pasted(kitchen)).toBe(PLAIN_RECIPE);
});

test('"Download" saves the recipe under the name of the dish, and the page says so', async ({
  kitchen,
  page,
}) => {
  await kitchen.ask();
  const downloading = page.waitForEvent('download');
  await kitchen.button('Download').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('spinach-and-feta-frittata.md');
  expect(await readFile(await download.path(), 'utf8')).toBe(PLAIN_RECIPE);
  await expect(kitchen.recipeArea).toContainText(/download|saved/i);
});

test('the recipe alone is printed, black on white, on one or two pages', async ({ kitchen, page }) => {
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', '');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await kitchen.ask();
  await kitchen.button('Print').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(kitchen.recipe).toBeVisible();
  for (const other of [
    'header',
    'form',
    'button',
    'h1',
    'main ~ img',
    'body footer:last-of-type a',
    'summary',
  ]) {
    for (const element of await page.locator(other).all()) await expect(element).toBeHidden();
  }
  await expect(kitchen.recipe.locator('p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', /rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/);
  const pages = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages?.length).toBeLessThanOrEqual(2);
});
