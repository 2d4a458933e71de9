import { expect, test } from '../src/product-test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts the page shows all that stands still, and says that cooking needs scripts', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Spatula' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your ingredients!');
    await expect(page.getByText('Works best with at least 3 ingredients!')).toBeVisible();
    await expect(page.getByRole('textbox')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Ingredient' })).toBeVisible();
    await expect(page.getByRole('img', { name: /utensils and vegetables/i })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Spatula');
    await expect(page.getByText(/need JavaScript/)).toBeVisible();
  });
});

test.describe('before its scripts have come', () => {
  test.use({ expectedMessages: /net::ERR_FAILED|Failed to fetch dynamically imported module/ });

  test('the page looks the same before its scripts run as after', async ({ kitchen, page }) => {
    await kitchen.open();
    await page.evaluate(() => document.fonts.ready);
    const hydrated = await page.screenshot({ fullPage: true });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    expect((await page.screenshot({ fullPage: true })).equals(hydrated)).toBe(true);
  });
});

test('the page that came as HTML is what React makes of it, to the letter', async ({ kitchen, page }) => {
  const html = await (await page.request.get('/')).text();
  await kitchen.open();
  const [sent, shown] = await page.evaluate((source) => {
    const rootOf = (of: Document) => {
      const root = of.getElementById('root');
      // With scripts on, a browser does not parse what is in it.
      root?.querySelector('noscript')?.replaceChildren();
      return root?.innerHTML;
    };
    return [rootOf(new DOMParser().parseFromString(source, 'text/html')), rootOf(document)];
  }, html);
  expect(shown).toBe(sent);
});

test('the year is right on the day of the visit, without a hydration message', async ({ kitchen, page }) => {
  await page.clock.setFixedTime(new Date('2041-07-01T12:00:00'));
  await kitchen.open();
  await expect(page.getByRole('contentinfo')).toContainText('© 2041 Spatula');
});

test('the page never jumps, from the first paint to the end of a recipe', async ({ kitchen, page }) => {
  await page.addInitScript(watchJumps);
  await kitchen.ask();
  await expect(kitchen.status).toHaveText(/ready/i);
  expect(await page.evaluate(() => Reflect.get(window, 'jumps'))).toEqual([]);
});

/** Writes down, in the page, what moves without a key or a click that asked for it. */
function watchJumps() {
  const jumps: string[] = [];
  Object.assign(window, { jumps });
  const watch = new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      if (Reflect.get(shift, 'hadRecentInput')) continue;
      const moved: { node: Element | null }[] = Reflect.get(shift, 'sources');
      jumps.push(moved.map(({ node }) => `${node?.nodeName} ${node?.textContent}`).join(' and '));
    }
  });
  watch.observe({ type: 'layout-shift', buffered: true });
}

test('the answer that brings the page names its content policy, strict and without exceptions for scripts', async ({
  page,
}) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/default-src 'self'/);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
});

test('all that a click needs is fetched when the first ingredient is added', async ({ kitchen, page }) => {
  await kitchen.open('eggs', 'spinach', 'feta');
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const parts = ['recipe-view', 'adapt-recipe', 'cooking-animation', 'cooking-still'];
    return parts.every((part) => fetched.some((name) => name.includes(`/assets/${part}-`)));
  });
  const late: string[] = [];
  page.on('request', (request) => late.push(new URL(request.url()).pathname));
  await kitchen.getRecipe.click();
  await expect(kitchen.status).toHaveText(/ready/i);
  expect(late).toEqual(['/recipe']);
});
