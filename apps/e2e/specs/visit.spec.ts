import { expect, test } from '../src/product-test.ts';

test('the page has a navigation bar with a picture and the name, which leads to the top', async ({
  kitchen,
  page,
}) => {
  await kitchen.open();
  const link = page.getByRole('banner').getByRole('link', { name: 'Spatula' });
  await expect(link.locator('img')).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 300 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.click());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the page greets with three sentences, a field with an example dish and a button', async ({
  kitchen,
  page,
}) => {
  await kitchen.open();
  await expect(page).toHaveTitle(/Spatula/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your ingredients!');
  await expect(page.getByText('Spatula will generate a recipe based on your ingredients.')).toBeVisible();
  await expect(page.getByText('Works best with at least 3 ingredients!')).toBeVisible();
  await expect(kitchen.field).toHaveAccessibleName(/ingredient/i);
  await expect(kitchen.field).toHaveAttribute('placeholder', /^e\.g\. \w+/);
  await expect(kitchen.addButton).toBeVisible();
});

test('the page shows no panel, no recipe area and no graphic before the first ingredient', async ({
  kitchen,
  page,
}) => {
  await kitchen.open();
  await expect(page.getByText('Your ingredients:')).toHaveCount(0);
  await expect(page.getByText('Ready for a recipe?')).toHaveCount(0);
  await expect(kitchen.getRecipe).toHaveCount(0);
  await expect(kitchen.recipeArea).toHaveCount(0);
  await expect(kitchen.graphic).toHaveCount(0);
});

test('the page closes with a banner of utensils and vegetables, the year, the name and a credit link', async ({
  kitchen,
  page,
}) => {
  await kitchen.open();
  await expect(page.getByRole('img', { name: /utensils and vegetables/i })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Spatula`);
  await expect(footer.getByRole('link')).toHaveAttribute('href', 'https://github.com');
  const banner = await page.getByRole('img', { name: /utensils/i }).boundingBox();
  const bottom = await footer.boundingBox();
  expect(bottom?.y).toBeGreaterThan(banner?.y ?? 0);
});

test('the list keeps the ingredients that are added, in order, trimmed, duplicates included', async ({
  kitchen,
  page,
}) => {
  await kitchen.open('  eggs  ');
  await kitchen.field.fill('baby spinach');
  await kitchen.addButton.click();
  await kitchen.add('\teggs');
  await expect(page.getByRole('heading', { name: 'Your ingredients:' })).toBeVisible();
  await expect(kitchen.ingredients).toHaveCount(3);
  expect(await kitchen.ingredients.allTextContents()).toEqual(['eggs', 'baby spinach', 'eggs']);
  await expect(page.getByText('Ready for a recipe?')).toBeVisible();
  await expect(kitchen.getRecipe).toBeVisible();
});

test('a blank ingredient is ignored silently', async ({ kitchen, page }) => {
  await kitchen.open();
  const before = await page.locator('main').innerHTML();
  await kitchen.add('', '   ', '\u00a0\u3000');
  await kitchen.addButton.click();
  expect(await page.locator('main').innerHTML()).toBe(before);
  await expect(kitchen.sorry).toHaveCount(0);
});

test('a recipe needs no third ingredient: the hint is advice', async ({ kitchen }) => {
  await kitchen.open('eggs');
  await kitchen.getRecipe.click();
  await expect(kitchen.recipe).toContainText(/egg/i);
});

test('the list is held in the memory of the page only: nothing is stored, and a reload begins anew', async ({
  kitchen,
  page,
  context,
}) => {
  await kitchen.ask();
  await expect(kitchen.status).toHaveText(/ready/i);
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    address: location.pathname + location.search + location.hash,
  }));
  expect(stored).toEqual({ local: 0, session: 0, databases: 0, caches: 0, workers: 0, address: '/' });
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await kitchen.hydrated();
  await expect(kitchen.ingredients).toHaveCount(0);
  await expect(kitchen.field).toHaveValue('');
});

test('the built-in chef cooks a formatted recipe from the list, and the page says who cooked', async ({
  kitchen,
}) => {
  await kitchen.ask();
  await expect(kitchen.recipe).toContainText("Here's a recipe you can try:");
  for (const ingredient of ['egg', 'spinach', 'feta']) {
    await expect(kitchen.recipe).toContainText(new RegExp(ingredient, 'i'));
  }
  await expect(kitchen.recipe.getByRole('heading').first()).toBeVisible();
  await expect(kitchen.recipe.locator('ol > li').nth(1)).toBeVisible();
  await expect(kitchen.recipeArea).toContainText('the built-in pantry chef, without AI');
  await expect(kitchen.graphic).toHaveCount(0);
});

test('the built-in chef cooks again for a changed list', async ({ kitchen }) => {
  await kitchen.ask();
  await expect(kitchen.status).toHaveText(/ready/i);
  await kitchen.button('Remove eggs').click();
  await kitchen.add('penne');
  await kitchen.getRecipe.click();
  await expect(kitchen.recipe).toContainText(/penne/i);
  await expect(kitchen.recipe).not.toContainText(/\beggs\b/i);
});
