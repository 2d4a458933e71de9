import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import { afterAll, beforeAll, it, onTestFinished } from 'vitest';
import { type Product, startProduct } from '../product.ts';
import type { BrowserDriver } from './browser-driver.ts';
import { cookFromRecipe, getRecipe, openSharedRecipe, type World } from './journeys.ts';

/** Tests the built product in another browser than the one of all other tests. */
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
      onTestFinished(() => browser.quit());
      return browser;
    },
  });

  it(`in ${engine}, the page lists ingredients, asks for a recipe and shows it while it is written`, () =>
    getRecipe(world()));
  it(`in ${engine}, the kitchen view leads through a recipe, with timers, and Escape and Back leave it`, () =>
    cookFromRecipe(world()));
  it(`in ${engine}, a copied link shows the recipe in a fresh browser, without a call to the chef`, () =>
    openSharedRecipe(world()));
}
