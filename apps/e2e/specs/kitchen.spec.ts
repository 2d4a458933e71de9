import type { Locator, Page } from '@playwright/test';
import { cooks } from '@spatula/fake-inference/completion';
import { installWakeLock } from '../src/fake-wake-lock.ts';
import { findingsOfAxe } from '../src/findings-of-axe.ts';
import { KITCHEN_RECIPE, KITCHEN_TITLE } from '../src/kitchen-recipe.ts';
import { expect, test } from '../src/product-test.ts';

// A click of a test comes while the page still scrolls smoothly, which no visitor's does: the button would slip away.
test.use({ chef: 'hosted', contextOptions: { reducedMotion: 'reduce' } });

/** The view to cook from, by role and name. */
function viewOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: KITCHEN_TITLE });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    dialog,
    button,
    step: dialog.getByRole('heading', { name: /^Step/ }),
    alert: page.getByRole('alert').filter({ hasText: 'Time is up' }),
    running: page.getByRole('timer'),
    next: async (times = 1) => {
      for (let count = 0; count < times; count += 1) await button('Next step').click();
    },
  };
}

test.beforeEach(async ({ page, service }) => {
  service.play(cooks(KITCHEN_RECIPE));
  await page.clock.install();
});

test.describe('the kitchen view', () => {
  test('leads through a recipe: ingredients checked off, one step at a time, with what it needs', async ({
    kitchen,
    page,
  }) => {
    const view = viewOf(page);
    await kitchen.ask();
    await view.button('Start cooking').click();
    await expect(view.dialog.getByRole('checkbox')).toHaveCount(15);
    await view.dialog.getByRole('group', { name: 'For the bechamel' }).getByText('60 g butter').click();
    await expect(view.dialog.getByRole('checkbox', { name: '60 g butter' })).toBeChecked();

    await expect(view.step).toHaveText('Step 1 of 7');
    await view.next();
    await expect(view.dialog).toContainText('cook it gently for 10 minutes');
    await expect(view.dialog).not.toContainText('Heat the oven');
    await expect(view.dialog.getByRole('listitem')).toHaveText([
      '2 tbsp extra-virgin olive oil, and a little more for the tin',
      '1 large onion, finely chopped',
      '3 cloves garlic, minced',
    ]);
  });

  for (const [way, close] of [
    ['the button', (page: Page) => viewOf(page).button('Close').click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Back', (page: Page) => page.goBack()],
  ] as const) {
    test(`is left by ${way}, loses nothing, and leaves no entry behind that does nothing`, async ({
      kitchen,
      page,
    }) => {
      const view = viewOf(page);
      await kitchen.ask();
      await view.button('Start cooking').click();
      await view.dialog.getByRole('checkbox').first().check();
      await view.next(2);
      await close(page);
      await expect(view.dialog).toHaveCount(0);
      await expect(view.button('Start cooking')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(view.step).toHaveText('Step 3 of 7');
      await expect(view.dialog.getByRole('checkbox').first()).toBeChecked();

      await close(page);
      await expect(view.dialog).toHaveCount(0);
      await expect(kitchen.recipe).toBeVisible();
      await page.goBack();
      expect(page.url()).toBe('about:blank');
    });
  }

  test('is opened again by Forward, and a recipe is asked for anew without the old checks', async ({
    kitchen,
    page,
  }) => {
    const view = viewOf(page);
    await kitchen.ask();
    await view.button('Start cooking').click();
    await view.dialog.getByRole('checkbox').first().check();
    await page.goBack();
    await expect(view.dialog).toHaveCount(0);
    await page.goForward();
    await expect(view.dialog.getByRole('checkbox').first()).toBeChecked();
    await view.button('Close').click();

    await kitchen.getRecipe.click();
    await view.button('Start cooking').click();
    await expect(view.dialog.getByRole('checkbox').first()).not.toBeChecked();
  });

  test('is used by keyboard alone', async ({ kitchen, page }) => {
    const view = viewOf(page);
    await kitchen.ask();
    await view.button('Start cooking').focus();
    await page.keyboard.press('Enter');
    await expect(view.step).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(view.step).toHaveText('Step 2 of 7');
    await page.keyboard.press('Tab');
    await expect(view.button('Start a timer of 10 minutes')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(view.running).toHaveCount(1);
    await view.dialog.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await expect(view.dialog.getByRole('checkbox').first()).toBeChecked();
    await expect(view.step).toHaveText('Step 1 of 7');
    await view.button('Remove the timer: Step 2, 10 minutes').focus();
    await page.keyboard.press('Enter');
    // The button is gone; the keys still work.
    await page.keyboard.press('ArrowRight');
    await expect(view.step).toHaveText('Step 2 of 7');
  });

  test('keeps the screen on while it is open, and asks for it again when the page is looked at again', async ({
    kitchen,
    page,
  }) => {
    const lock = await installWakeLock(page);
    const view = viewOf(page);
    await kitchen.ask();
    expect(await lock.held()).toBe(0);
    await view.button('Start cooking').click();
    await expect.poll(lock.held).toBe(1);
    await lock.hide();
    expect(await lock.held()).toBe(0);
    await lock.show();
    await expect.poll(lock.held).toBe(1);
    await expect(page.getByText('it may turn off')).toHaveCount(0);
    await view.button('Close').click();
    await expect.poll(lock.held).toBe(0);
  });
});

test.describe('on a plain http address', () => {
  // With an entry of the history a browser asks for the icon again, and the test may have stopped its server.
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the kitchen view says that the screen may turn off, and works', async ({
    kitchen,
    page,
    service,
    start,
  }) => {
    const { url } = await start({ OPENAI_BASE_URL: service.url, TRUST_PROXY: '1' });
    const view = viewOf(page);
    await kitchen.ask(url.replace('localhost', 'spatula.test'));
    await view.button('Start cooking').click();
    await expect(page.getByText('This browser cannot keep the screen on: it may turn off')).toBeVisible();
    await view.next();
    await view.button('Start a timer of 2 minutes').click();
    await page.clock.fastForward('02:00');
    await expect(view.alert).toBeVisible();
  });
});

test.describe('timers', () => {
  /** Counts the sounds that are on, in the browser itself. */
  async function countSounds(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      let sounds = 0;
      const { start, stop } = AudioBufferSourceNode.prototype;
      AudioBufferSourceNode.prototype.start = function () {
        if (this.context.state === 'running') sounds += 1;
        start.call(this);
      };
      AudioBufferSourceNode.prototype.stop = function () {
        sounds -= 1;
        stop.call(this);
      };
      Object.assign(window, { countSounds: () => sounds });
    });
    return () => page.evaluate(() => Reflect.get(window, 'countSounds')());
  }

  test('are right after a sleep, sound, are said at once, and each is dismissed', async ({
    kitchen,
    page,
  }) => {
    const sounds = await countSounds(page);
    const view = viewOf(page);
    await kitchen.ask();
    await view.button('Start cooking').click();
    await view.next();
    await view.button('Start a timer of 10 minutes').click();
    await view.button('Start a timer of 2 minutes').click();
    await view.next();
    await view.button('Start a timer of 20 minutes').click();
    await expect(view.running).toHaveCount(3);
    expect(await sounds()).toBe(0);

    await page.clock.fastForward('11:00');
    await expect(view.alert).toContainText('Step 2, 2 minutes');
    await expect(view.alert).toContainText('Step 2, 10 minutes');
    await expect(view.running).toHaveText([/^[89]:\d\d$/]);
    expect(await sounds()).toBe(1);
    await view.button('Dismiss: Step 2, 2 minutes').click();
    await view.button('Dismiss: Step 2, 10 minutes').click();
    await expect(view.alert).toHaveCount(0);
    expect(await sounds()).toBe(0);
    await expect(view.running).toHaveCount(1);
  });

  test('go on and ring on the page when the view is closed', async ({ kitchen, page }) => {
    const sounds = await countSounds(page);
    const view = viewOf(page);
    await kitchen.ask();
    await view.button('Start cooking').click();
    await view.next();
    await view.button('Start a timer of 10 minutes').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary', { name: 'Timers' })).toContainText('Step 2, 10 minutes');
    await page.clock.fastForward('10:00');
    await expect(view.alert).toBeInViewport();
    expect(await sounds()).toBe(1);
    await view.button('Dismiss: Step 2, 10 minutes').click();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    expect(await sounds()).toBe(0);
  });
});

test.describe('on a narrow page and with other eyes', () => {
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
      .evaluateAll((all) =>
        Math.max(...all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
      );

  test('nothing that has the focus is hidden, 320 px wide, and every target is large', async ({
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

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing, open or closed, 320 px wide and ${colorScheme}`, async ({ kitchen, page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      const view = await openWithTimers(page, () => kitchen.ask());
      expect(await findingsOfAxe(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(view.dialog).toHaveCount(0);
      expect(await findingsOfAxe(page)).toEqual([]);
      expect(await kitchen.overflow()).toBe(0);
    });
  }

  test('at 400 % zoom, all is reached by scrolling one way', async ({ kitchen, page }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    const view = await openWithTimers(page, () => kitchen.ask());
    expect(await overflow(view.dialog)).toBe(0);
    await view.dialog.getByText('remember that the cheese').scrollIntoViewIfNeeded();
    await view.next();
    await expect(view.step).toHaveText('Step 4 of 7');
    await expect(view.step).toBeInViewport();
  });

  test('text of twice the size needs no sideways scrolling', async ({ kitchen, page }) => {
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

  test('the recipe alone is printed', async ({ kitchen, page }) => {
    const view = await openWithTimers(page, () => kitchen.ask());
    await page.emulateMedia({ media: 'print' });
    await expect(kitchen.recipe).toBeVisible();
    await expect(view.dialog).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('complementary')).toBeHidden();
  });
});

test.describe('when its code cannot be loaded', () => {
  test.use({ expectedMessages: /net::ERR_|dynamically imported module/ });

  test('says so, and trying again opens the view', async ({ kitchen, page }) => {
    const view = viewOf(page);
    const file = /\/assets\/kitchen-view-[\w-]{8}\.js/;
    await page.route(file, (route) => route.abort());
    await kitchen.ask();
    await view.button('Start cooking').click();
    await expect(page.getByText(/check your connection, then try again/)).toBeVisible();
    await expect(view.button('Start cooking')).toBeInViewport();
    await page.unroute(file);
    await view.button('Try again').click();
    await expect(view.dialog).toBeVisible();
    await view.button('Close').click();
    await expect(kitchen.sorry).toHaveCount(0);
  });
});
