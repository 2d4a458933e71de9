import type { Locator, Page } from '@playwright/test';
import { cooks } from '@spatula/fake-inference/completion';
import { findingsOfAxe } from '../src/findings-of-axe.ts';
import { KITCHEN_RECIPE } from '../src/kitchen-recipe.ts';
import { expect, test } from '../src/product-test.ts';
import { viewOf } from '../src/view-of.ts';

// A click of a test comes while the page still scrolls smoothly, which no visitor's does: the button would slip away.
test.use({ chef: 'hosted', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, service }) => {
  service.play(cooks(KITCHEN_RECIPE));
  await page.clock.install();
});

async function openWithTimers(page: Page, ask: () => Promise<void>) {
  const view = viewOf(page);
  await ask();
  await view.button('Start cooking').click();
  await view.next();
  await view.button('Start a timer of 10 minutes').click();
  await view.button('Start a timer of 2 minutes').click();
  await view.next();
  await view.button('Start a timer of 20 minutes').click();
  await page.clock.fastForward('03:00');
  await expect(view.alert).toBeVisible();
  return view;
}

/** By how many CSS pixels the view is wider than the window. */
const overflow = (dialog: Locator) =>
  dialog
    .locator('> div, > div > *')
    .evaluateAll((all) => Math.max(...all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)));

test('in a kitchen view 320 px wide, nothing that has the focus is hidden, and every target is large', async ({
  kitchen,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const view = await openWithTimers(page, () => kitchen.ask());
  expect(await overflow(view.dialog)).toBe(0);
  await view.button('Close').focus();
  for (let left = await view.dialog.locator('button, input').count(); left > 0; left -= 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const target = element?.closest('label') ?? element;
      const { x, y, width, height } = target?.getBoundingClientRect() ?? new DOMRect();
      const seen = document.elementFromPoint(x + width / 2, y + height / 2);
      return {
        name: target?.textContent,
        isSeen: target?.contains(seen),
        isLarge: Math.min(width, height) >= 44,
      };
    });
    expect(focused).toMatchObject({ isSeen: true, isLarge: true });
    await page.keyboard.press('Tab');
  }
});

test('axe finds nothing in the kitchen view, open or closed, 320 px wide, light or dark', async ({
  kitchen,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const view = await openWithTimers(page, () => kitchen.ask());
  const findings = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findingsOfAxe(page)).toEqual([]);
    }
  };
  await findings();
  await page.keyboard.press('Escape');
  await expect(view.dialog).toHaveCount(0);
  await findings();
  expect(await kitchen.overflow()).toBe(0);
});

test('at 400 % zoom, all of the kitchen view is reached by scrolling one way', async ({ kitchen, page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  const view = await openWithTimers(page, () => kitchen.ask());
  expect(await overflow(view.dialog)).toBe(0);
  await view.dialog.getByText('remember that the cheese').scrollIntoViewIfNeeded();
  await view.next();
  await expect(view.step).toHaveText('Step 4 of 7');
  await expect(view.step).toBeInViewport();
});

test('text of twice the size needs no sideways scrolling in the kitchen view', async ({ kitchen, page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  const view = await openWithTimers(page, () => kitchen.ask());
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow(view.dialog)).toBe(0);
});

test('forced colours keep the edges of buttons and of a timer that rings', async ({ kitchen, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const view = await openWithTimers(page, () => kitchen.ask());
  for (const element of [view.button('Next step'), view.button('Close'), view.alert.locator('> div')]) {
    const border = await element.evaluate((it) => Number.parseFloat(getComputedStyle(it).borderTopWidth));
    expect(border).toBeGreaterThan(0);
  }
});

test('the recipe alone is printed while the kitchen view is open', async ({ kitchen, page }) => {
  const view = await openWithTimers(page, () => kitchen.ask());
  await page.emulateMedia({ media: 'print' });
  await expect(kitchen.recipe).toBeVisible();
  await expect(view.dialog).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('complementary')).toBeHidden();
});
