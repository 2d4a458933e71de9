import { cooks } from '@spatula/fake-inference/completion';
import { findingsOfAxe } from '../src/findings-of-axe.ts';
import { PAGE_STATES } from '../src/page-states.ts';
import { expect, test } from '../src/product-test.ts';

test.use({
  chef: 'hosted',
  // Half a fade is no colour that anybody chose.
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages: /Failed to load resource|^console: [a-z-]+: /,
});

for (const [state, reach] of Object.entries(PAGE_STATES)) {
  test(`axe finds nothing, wide and light or 320 px wide and dark, where nothing scrolls sideways, when the page is ${state}`, async ({
    kitchen,
    page,
    service,
  }) => {
    await reach(kitchen, service);
    expect(await findingsOfAxe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await findingsOfAxe(page)).toEqual([]);
    expect(await kitchen.overflow()).toBe(0);
  });
}

test('text of twice the size needs no sideways scrolling', async ({ kitchen, page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await kitchen.ask();
  await expect(kitchen.status).toHaveText(/ready/i);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await kitchen.overflow()).toBe(0);
});

test('150 ingredients, long words and other scripts fit on a narrow page', async ({
  kitchen,
  page,
  service,
}) => {
  const unbroken = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  const many = Array.from({ length: 147 }, (_, index) => `ingredient ${index}`);
  await page.setViewportSize({ width: 320, height: 640 });
  await kitchen.open();
  await kitchen.addMany([...many, `${unbroken}${unbroken}`, 'سبانخ وبيض', '菠菜'.repeat(40)]);
  await expect(kitchen.ingredients).toHaveCount(150);
  expect(await kitchen.overflow()).toBe(0);
  await expect(kitchen.ingredients.nth(148).getByText('سبانخ')).toHaveCSS('direction', 'rtl');
  await expect(kitchen.ingredients.nth(0).getByText('ingredient')).toHaveCSS('direction', 'ltr');

  const table = `| ${unbroken} | b |\n| --- | --- |\n| ${'wide '.repeat(20)} | ${unbroken} |`;
  service.play(cooks(`# ${unbroken}\n\n${unbroken}\n\n\`\`\`\n${'code '.repeat(60)}\n\`\`\`\n\n${table}\n`));
  await kitchen.button('Start over').click();
  await kitchen.add('eggs');
  await kitchen.getRecipe.click();
  await expect(kitchen.status).toHaveText(/ready/i);
  expect(await kitchen.overflow()).toBe(0);
});

test('every target is at least 24 px high and wide', async ({ kitchen, page }) => {
  await kitchen.ask();
  await expect(kitchen.status).toHaveText(/ready/i);
  const small = await page.locator('button, input, summary, nav a').evaluateAll((all) =>
    all
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
  );
  expect(small).toEqual([]);
});

test('forced colours keep the edges of field and buttons, and the focus visible', async ({
  kitchen,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await kitchen.ask();
  await expect(kitchen.status).toHaveText(/ready/i);
  for (const control of [kitchen.field, kitchen.addButton, kitchen.getRecipe, kitchen.button('Copy')]) {
    await control.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    const edges = await control.evaluate((element) => {
      const style = getComputedStyle(element);
      return { border: Number.parseFloat(style.borderTopWidth), outline: style.outlineStyle };
    });
    expect(edges.border).toBeGreaterThan(0);
    expect(edges.outline).not.toBe('none');
  }
});
