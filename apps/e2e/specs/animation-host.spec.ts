import { readFile } from 'node:fs/promises';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { buildPage } from '../src/build-page.ts';
import { type Product, startProduct } from '../src/product.ts';
import { expect, test } from '../src/product-test.ts';

const ANIMATION_URL = 'https://animations.test/cooking.json';
const ANIMATION = new URL('../../web/src/pictures/cooking.json', import.meta.url);

test.describe('a page built for a graphic from an animation host', () => {
  // One build serves both.
  test.describe.configure({ mode: 'default' });
  test.use({ expectedMessages: /^foreign request: https:\/\/animations\.test\/|net::ERR_FAILED/ });

  let product: Product;
  test.beforeAll(async ({ workerService }, testInfo) => {
    const folder = testInfo.outputPath('page');
    await buildPage(folder, { VITE_LOADING_ANIMATION_URL: ANIMATION_URL });
    product = await startProduct({ WEB_ROOT: folder, OPENAI_BASE_URL: workerService.url });
  });
  test.afterAll(() => product.stop());

  test('a graphic from an animation host plays within the content policy', async ({
    kitchen,
    page,
    service,
  }) => {
    service.play(SCENARIOS['hold before the first word']);
    await page.route(ANIMATION_URL, async (route) =>
      route.fulfill({
        body: await readFile(ANIMATION, 'utf8'),
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await kitchen.ask(product.url);
    await expect(kitchen.graphic.locator('svg').first()).toBeVisible();
  });

  test('the still picture is shown where the animation host does not answer', async ({
    kitchen,
    page,
    service,
  }) => {
    service.play(SCENARIOS['hold before the first word']);
    await page.route(ANIMATION_URL, (route) => route.abort());
    await kitchen.ask(product.url);
    await expect(kitchen.graphic.locator('img')).toBeVisible();
    await expect(kitchen.graphic.locator('svg')).toHaveCount(0);
  });
});
