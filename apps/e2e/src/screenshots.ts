import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { findBrowser } from '../../../scripts/find-browser.ts';
import config from '../playwright.config.ts';
import { PAGE_STATES } from './page-states.ts';
import { startProduct } from './product.ts';
import { RecipePage } from './recipe-page.ts';

/*
 * Takes pictures of the built page: of every state, width and colour scheme into screenshots/, and the two pictures of the
 * README into docs/images/.
 */
const ROOT = join(import.meta.dirname, '../../..');
const SCHEMES = ['light', 'dark'] as const;
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const README_WINDOW = { width: 1080, height: 1600 };

const browser = await chromium.launch({
  ...config.use?.launchOptions,
  executablePath: await findBrowser(process.env, join(ROOT, 'apps/e2e')),
});
try {
  await pictureStates(browser);
  await pictureForReadme(browser);
} finally {
  await browser.close();
}

async function pictureStates(browser: Browser) {
  const folder = join(ROOT, 'screenshots');
  mkdirSync(folder, { recursive: true });
  const service = await startFakeInference();
  const product = await startProduct({ OPENAI_BASE_URL: service.url });
  for (const colorScheme of SCHEMES) {
    for (const viewport of WINDOWS) {
      for (const [state, reach] of Object.entries(PAGE_STATES)) {
        service.play(SCENARIOS.plain);
        await withPage(browser, { baseURL: product.url, colorScheme, viewport }, async (page) => {
          await reach(new RecipePage(page), service);
          const name = `${state.replaceAll(' ', '-')}-${viewport.width}-${colorScheme}.png`;
          await picture(page, join(folder, name), true);
        });
      }
    }
  }
  await product.stop();
  await service.close();
}

/** Shows a recipe of the built-in chef, since a newcomer sees that first. */
async function pictureForReadme(browser: Browser) {
  const folder = join(ROOT, 'docs/images');
  mkdirSync(folder, { recursive: true });
  const product = await startProduct();
  for (const colorScheme of SCHEMES) {
    const options = { baseURL: product.url, colorScheme, viewport: README_WINDOW };
    await withPage(browser, options, async (page) => {
      const kitchen = new RecipePage(page);
      await kitchen.ask();
      await expect(kitchen.status).toHaveText(/ready/i);
      await picture(page, join(folder, `spatula-${colorScheme}.png`), false);
    });
  }
  await product.stop();
}

async function withPage(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  await use(await context.newPage());
  await context.close();
}

/** Takes a picture from the top of the page, without the pointer and without the focus. */
async function picture(page: Page, path: string, fullPage: boolean) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.screenshot({ path, fullPage, animations: 'disabled' });
  process.stdout.write(`${path}\n`);
}
