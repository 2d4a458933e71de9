import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chunk, cooks, EVENT_STREAM, ending, event, words } from '@spatula/fake-inference/completion';
import type { Step, StreamScenario } from '@spatula/fake-inference/scenario';
import { KITCHEN_RECIPE } from '../src/kitchen-recipe.ts';
import { expect, test } from '../src/product-test.ts';
import { jumpsOf, watchEveryJump } from '../src/watch-jumps.ts';

test.use({ chef: 'hosted', contextOptions: { reducedMotion: 'reduce' } });

const NO_SERVINGS = KITCHEN_RECIPE.replace('Serves 6\n\n', '');
const SOAP = 'Sorry, nobody should eat soap.';

/** A recipe that waits before its end. */
function heldBeforeItsEnd(recipe: string): StreamScenario {
  const hold: Step = { pause: 'until-release' };
  const last = event(chunk({ content: '\nDone.' }));
  const stream: Step[] = [
    { head: { headers: EVENT_STREAM } },
    { send: words(recipe) },
    hold,
    { send: [last, ...ending()] },
  ];
  return { modes: 'stream', stream, expected: { stream: 'ok' } };
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

for (const width of [320, 768]) {
  test(`nothing moves when the card of a recipe is whole, ${width} px wide`, async ({
    kitchen,
    page,
    service,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await kitchen.open();
    for (const [tools, text, control] of [
      ['servings and units', KITCHEN_RECIPE, 'More servings'],
      ['amounts and units', NO_SERVINGS, 'Start cooking'],
      ['nothing to choose', SOAP, 'Share'],
    ] as const) {
      await test.step(tools, async () => {
        service.play(heldBeforeItsEnd(text));
        await kitchen.add('eggs', 'spinach', 'feta');
        await kitchen.getRecipe.click();
        await expect(kitchen.recipe).toContainText(text.trimEnd().slice(-20));
        await page.evaluate(watchEveryJump);
        service.release();
        await expect(kitchen.button(control)).toBeVisible();
        await expect(kitchen.status).toHaveText(/ready/i);
        expect(await page.evaluate(jumpsOf)).toEqual([]);
        expect(await kitchen.overflow()).toBe(0);
        await kitchen.button('Start over').click();
      });
    }
  });
}

test('other servings and units are on the page, in the kitchen view, in the file and on paper', async ({
  kitchen,
  page,
  service,
}) => {
  service.play(cooks(KITCHEN_RECIPE));
  await kitchen.ask();
  await kitchen.button('More servings').click();
  await kitchen.button('More servings').click();
  await kitchen.button('More servings').click();
  await radio(page, 'US').check();
  await expect(kitchen.recipe).toContainText('Serves 9');
  await expect(kitchen.recipe).toContainText('400 °F');
  await expect(kitchen.recipe).toContainText('18 lasagne sheets');
  await expect(kitchen.recipe).toContainText('simmer for 20 to 25 minutes');

  for (const [name, ending] of [
    ['Download', 'md'],
    ['Save for another app', 'html'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await kitchen.button(name).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^lasagne-with-lentils-.*\\.${ending}$`));
    expect(await readFile(await download.path(), 'utf8')).toContain('18 lasagne sheets');
  }
  await kitchen.button('Start cooking').click();
  await expect(page.getByRole('checkbox', { name: '18 lasagne sheets' })).toBeVisible();
  await kitchen.button('Close').click();

  await page.emulateMedia({ media: 'print' });
  await expect(kitchen.recipe.getByText('18 lasagne sheets')).toBeVisible();
  for (const control of ['More servings', 'Share', 'Start cooking']) {
    await expect(kitchen.button(control)).toBeHidden();
  }
});

test('the tools of a recipe are used by keyboard alone, and each is a target of at least 44 px', async ({
  kitchen,
  page,
  service,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  service.play(cooks(KITCHEN_RECIPE));
  await kitchen.ask();
  await kitchen.button('More servings').focus();
  await page.keyboard.press('Enter');
  await expect(kitchen.recipe).toContainText('Serves 7');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'As written' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Metric')).toBeChecked();
  await expect(radio(page, 'Metric')).toBeFocused();

  const small = await kitchen.recipeArea.locator('button, input').evaluateAll((all) =>
    all
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
  );
  expect(small).toEqual([]);
});

test('forced colours show which units are chosen, and the edges of all tools', async ({
  kitchen,
  page,
  service,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  service.play(cooks(KITCHEN_RECIPE));
  await kitchen.ask();
  await radio(page, 'US').check();
  const edgeOf = (name: string) =>
    radio(page, name).evaluate((input) => Number.parseFloat(getComputedStyle(input).borderTopWidth));
  expect(await edgeOf('US')).toBeGreaterThan(0);
  expect(await edgeOf('Metric')).toBe(0);
});
