import { readFile } from 'node:fs/promises';
import { cooks, EVENT_STREAM, ending, words } from '@spatula/fake-inference/completion';
import type { Step } from '@spatula/fake-inference/scenario';
import { expect, test } from '../src/product-test.ts';
import { jumpsOf, watchEveryJump } from '../src/watch-jumps.ts';
import { askWithout, SATAY_RECIPE } from '../src/wish-journey.ts';

test.use({ chef: 'hosted', contextOptions: { reducedMotion: 'reduce' } });

const WARNING = '“satay sauce” is in this recipe, which was to have no peanuts.';

test.describe('a dish with peanuts that was to have none', () => {
  test.beforeEach(async ({ kitchen, service }) => {
    service.play(cooks(SATAY_RECIPE));
    await askWithout(kitchen, 'Peanuts', 'Milk');
    await expect(kitchen.recipeArea.getByRole('alert')).toContainText(WARNING);
  });

  test('the warning is in print, in the file and in the link', async ({ browser, kitchen, page }) => {
    const downloading = page.waitForEvent('download');
    await kitchen.button('Download').click();
    const download = await downloading;
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^Careful: “satay sauce”/);
    const saving = page.waitForEvent('download');
    await kitchen.button('Save for another app').click();
    const saved = await saving;
    expect(await readFile(await saved.path(), 'utf8')).toContain(`<strong>${WARNING}`);

    await kitchen.button('Share').click();
    await expect(kitchen.recipeArea).toContainText('Link copied.');
    await kitchen.field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    const link = await kitchen.field.inputValue();
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    const shared = other.getByRole('region', { name: /^Shared with you/ });
    await expect(shared.getByRole('alert')).toContainText(WARNING);
    // The link names the foods, and the page that opens it looks for them anew.
    await expect(shared.getByText('We looked for milk and found none. Labels decide.')).toBeVisible();
    await expect(shared.getByRole('listitem').filter({ hasText: WARNING })).toHaveCount(1);
    await other.context().close();

    await page.emulateMedia({ media: 'print' });
    await expect(kitchen.recipeArea.getByRole('alert')).toBeVisible();
    await expect(kitchen.getRecipe).toBeHidden();
  });

  test('the page and the view to cook from say what was found, and mark it', async ({ kitchen, page }) => {
    await expect(kitchen.recipe.locator('mark')).toHaveText(['satay', ' sauce', 'satay sauce']);
    await expect(kitchen.status).toHaveText(
      'Your recipe is ready. We looked for milk and found none. Labels decide.',
    );
    await expect(kitchen.recipeArea).not.toContainText(/\bsafe/i);
    await kitchen.button('Start cooking').click();
    const dialog = page.getByRole('dialog', { name: 'Chicken satay with rice' });
    await expect(dialog).toContainText(WARNING);
    await expect(dialog.locator('mark').first()).toHaveText('satay sauce');
  });
});

for (const width of [320, 1024]) {
  test(`the words that are read stay where they are when a warning appears above them, ${width} px wide`, async ({
    kitchen,
    page,
    service,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const stream: Step[] = [
      { head: { headers: EVENT_STREAM } },
      { send: words(SATAY_RECIPE) },
      { pause: 'until-release' },
      { send: ending() },
    ];
    service.play({ modes: 'stream', stream, expected: { stream: 'ok' } });
    await kitchen.open('chicken', 'no peanuts');
    await kitchen.getRecipe.click();
    await expect(kitchen.recipe).toContainText('Serve with the cucumber.');
    const top = () => kitchen.recipe.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await page.evaluate(watchEveryJump);
    service.release();
    await expect(kitchen.recipeArea.getByRole('alert')).toContainText(WARNING);
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
    expect(await page.evaluate(jumpsOf)).toEqual([]);
    await expect(kitchen.recipeArea.getByRole('alert')).toBeInViewport();
  });
}
