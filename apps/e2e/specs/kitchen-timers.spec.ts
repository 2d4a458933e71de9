import type { Page } from '@playwright/test';
import { cooks } from '@spatula/fake-inference/completion';
import { KITCHEN_RECIPE } from '../src/kitchen-recipe.ts';
import { expect, test } from '../src/product-test.ts';
import { viewOf } from '../src/view-of.ts';

// A click of a test comes while the page still scrolls smoothly, which no visitor's does: the button would slip away.
test.use({ chef: 'hosted', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, service }) => {
  service.play(cooks(KITCHEN_RECIPE));
  await page.clock.install();
});

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

test('timers are right after a sleep, sound, are announced at once, and each is dismissed', async ({
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

test('timers go on and ring on the page when the kitchen view is closed', async ({ kitchen, page }) => {
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
