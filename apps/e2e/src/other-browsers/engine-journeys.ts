import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest';
import { type Product, startProduct } from '../product.ts';
import type { BrowserDriver } from './browser-driver.ts';
import { cookFromRecipe, getRecipe, openSharedRecipe, type World } from './journeys.ts';

/** The tests of the built product in another browser than the one that all other tests use. */
export function engineJourneys(engine: string, startBrowser: () => Promise<BrowserDriver>): void {
  let product: Product;
  let service: FakeInference;
  beforeAll(async () => {
    service = await startFakeInference();
    product = await startProduct({ OPENAI_BASE_URL: service.url });
  });
  afterAll(async () => {
    await product.stop();
    await service.close();
  });

  const world = (): World => ({
    url: product.url,
    service,
    async freshBrowser() {
      const browser = await startBrowser();
      // However the test ends.
      onTestFinished(() => browser.quit());
      return browser;
    },
  });

  describe(`in ${engine}, the page`, () => {
    it('lists ingredients, asks for a recipe and shows it while it is written', () => getRecipe(world()));
    it('leads through a recipe in the kitchen view, with timers, and Escape and Back leave the view', () =>
      cookFromRecipe(world()));
    it('copies a link that shows the recipe in a fresh browser, without asking the chef', () =>
      openSharedRecipe(world()));
  });
}
