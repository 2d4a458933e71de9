import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { expect, test } from '../src/product-test.ts';

test.use({ chef: 'hosted' });
test.beforeEach(async ({ service }) => service.play(SCENARIOS['hold before the first word']));

test('a graphic of 200 by 200 pixels moves while the chef cooks', async ({ kitchen, page }) => {
  await kitchen.ask();
  const drawing = kitchen.graphic.locator('svg').first();
  await expect(drawing).toBeVisible();
  const box = await drawing.boundingBox();
  expect([box?.width, box?.height]).toEqual([200, 200]);
  const frame = () => drawing.innerHTML();
  const first = await frame();
  await expect.poll(frame).not.toBe(first);
  await expect(page.locator('svg').filter({ hasText: 'error' })).toHaveCount(0);
});

test('a still picture of the same size stands there for those who want less motion', async ({
  kitchen,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await kitchen.ask();
  const picture = kitchen.graphic.locator('img');
  await expect(picture).toBeVisible();
  const box = await picture.boundingBox();
  expect([box?.width, box?.height]).toEqual([200, 200]);
  await expect(kitchen.graphic.locator('svg')).toHaveCount(0);
  expect(
    await picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth),
  ).toBeGreaterThan(0);
});
