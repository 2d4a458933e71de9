import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { RecipePage } from './recipe-page.ts';
import type { SwitchedOrigin } from './switched-origin.ts';

/** Cuts the network, for the page and for its service worker alike. */
export async function cutNetwork(context: BrowserContext, origin: SwitchedOrigin): Promise<void> {
  origin.to = undefined;
  await context.setOffline(true);
}

/** Resolves when a service worker keeps the page. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** How many service workers the page has, and all that the browser keeps for it, in any of its stores. */
export function keptBy(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return {
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      builds: names,
      paths: requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search),
      others: [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()),
      ],
    };
  });
}

/** Opens the page, and lets it lie idle until the code of the chef is kept as well. */
export async function visitOnce(page: Page, origin: SwitchedOrigin): Promise<void> {
  await page.clock.install();
  await page.goto(origin.url);
  await kept(page);
  // The page begins to wait once its worker is there, which it may hear a moment later.
  await expect(async () => {
    await page.clock.fastForward(60_000);
    expect((await keptBy(page)).paths.filter((path) => path.includes('cook-by-rules'))).toHaveLength(1);
  }).toPass();
}

/** Asks for a recipe, which nobody answers, and lets the built-in chef cook it. */
export async function cookOnDevice(kitchen: RecipePage): Promise<void> {
  await kitchen.add('eggs', 'spinach', 'feta');
  await kitchen.getRecipe.click();
  await expect(kitchen.sorry).toBeVisible();
  await kitchen.button('Let the built-in chef cook').click();
  await expect(kitchen.status).toHaveText(/ready/i);
  await expect(kitchen.recipeArea).toContainText('The built-in chef, without AI, on this device');
}
