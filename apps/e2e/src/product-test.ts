import { test as base, expect } from '@playwright/test';
import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { type Product, startProduct } from './product.ts';
import { RecipePage } from './recipe-page.ts';
import { watchPage } from './watch-page.ts';

/** The options that a test file sets with `test.use`. */
export interface ProductOptions {
  /** The chef: the built-in one, or the hosted one that asks the fake inference service. */
  chef: 'pantry' | 'hosted';
}

interface TestFixtures extends ProductOptions {
  kitchen: RecipePage;
  /** The service that the hosted chef asks; it cooks the plain recipe unless told otherwise. */
  service: FakeInference;
  /** Starts another product than the ones that all tests share. */
  start: (env: Readonly<Record<string, string>>) => Promise<Product>;
  /** Console messages that the test is about; any other error or warning fails it. */
  expectedMessages: RegExp;
  watch: undefined;
}

interface WorkerFixtures {
  workerService: FakeInference;
  pantryProduct: Product;
  hostedProduct: Product;
}

/** Playwright's `test` in front of the running product. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  chef: ['pantry', { option: true }],

  pantryProduct: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  workerService: [
    async ({ browserName: _ }, use) => {
      const service = await startFakeInference();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  hostedProduct: [
    async ({ workerService }, use) => {
      const product = await startProduct({ OPENAI_BASE_URL: workerService.url });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],

  // For every test, so that no test sees the requests of the test before it.
  service: [
    async ({ workerService }, use) => {
      await workerService.until(() => workerService.openCalls === 0);
      workerService.forget();
      workerService.play(SCENARIOS.plain);
      await use(workerService);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  start: async ({}, use) => {
    const started: Product[] = [];
    await use(async (env) => {
      const product = await startProduct(env);
      started.push(product);
      return product;
    });
    for (const product of started) await product.stop();
  },
  baseURL: async ({ chef, pantryProduct, hostedProduct }, use) => {
    await use((chef === 'pantry' ? pantryProduct : hostedProduct).url);
  },
  kitchen: async ({ page }, use) => use(new RecipePage(page)),

  expectedMessages: [/^never$/, { option: true }],
  watch: [
    async ({ page, expectedMessages }, use) => {
      const complaints = watchPage(page);
      await use(undefined);
      const unexpected = complaints().filter((text) => !expectedMessages.test(text));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
