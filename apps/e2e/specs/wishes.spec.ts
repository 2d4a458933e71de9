import { cooks } from '@spatula/fake-inference/completion';
import { buildMessages } from '@spatula/shared/prompt';
import { expect, test } from '../src/product-test.ts';
import type { RecipePage } from '../src/recipe-page.ts';
import { jumpsOf, watchEveryJump } from '../src/watch-jumps.ts';
import { SATAY_RECIPE, wishesOf, wishForAll } from '../src/wish-journey.ts';

test.use({ chef: 'hosted', contextOptions: { reducedMotion: 'reduce' } });

/** The code of the fields. */
const FILE = /\/assets\/wish-panel-[\w-]{8}\.js/;

/** Presses Tab until the focus is on an element that matches. */
async function tabTo({ page }: RecipePage, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
        return element.labels?.[0]?.textContent;
      }
      return element?.getAttribute('aria-label') ?? element?.textContent;
    });
    if (label === name) return;
  }
  throw new Error(`Tab leads to no ${name}`);
}

/** The wishes of the recipe that was asked for last. */
async function askedAfter(kitchen: RecipePage, act: () => Promise<void>): Promise<unknown> {
  const [request] = await Promise.all([kitchen.page.waitForRequest('**/recipe'), act()]);
  return request.postDataJSON().wishes;
}

test('nothing moves when the code of the wishes comes, and the line stays where it is when it opens', async ({
  kitchen,
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(FILE, async (route) => {
    await held.promise;
    await route.continue();
  });
  await kitchen.open('eggs');
  await page.evaluate(watchEveryJump);
  const fetched = page.waitForResponse(FILE);
  held.resolve();
  await (await fetched).finished();
  expect(await page.evaluate(jumpsOf)).toEqual([]);
  const before = await wishesOf(kitchen).opener.boundingBox();
  await wishesOf(kitchen).opener.click();
  await expect(wishesOf(kitchen).note).toBeVisible();
  expect(await wishesOf(kitchen).opener.boundingBox()).toEqual(before);
});

test('all wishes are set by keyboard alone, reach the model in lines of their own, and can be read on the page', async ({
  kitchen,
  page,
  service,
}) => {
  const { keyboard } = page;
  await kitchen.open('eggs', 'rice');
  await tabTo(kitchen, 'Anything the chef should know?');
  await keyboard.press('Enter');
  await tabTo(kitchen, 'Servings');
  await keyboard.type('6');
  await tabTo(kitchen, 'Ready in');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await tabTo(kitchen, 'Diet');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await tabTo(kitchen, 'Sesame');
  await keyboard.press('Space');
  await tabTo(kitchen, 'Leave out');
  await keyboard.type('olives');
  await keyboard.press('Enter');
  await keyboard.type('dill');
  await tabTo(kitchen, 'A word to the chef');
  await keyboard.type('mild');
  await expect(wishesOf(kitchen).chips).toHaveText([
    '6 servings',
    'ready in 30 minutes',
    'vegan',
    'no sesame',
    'no olives',
    '“mild”',
  ]);
  await tabTo(kitchen, 'Remove vegan');
  await keyboard.press('Enter');
  await expect(kitchen.button('Remove no sesame')).toBeFocused();
  await tabTo(kitchen, 'Get a Recipe');
  const wishes = { servings: 6, minutes: 30, avoid: ['sesame', 'olives', 'dill'], note: 'mild' };
  expect(await askedAfter(kitchen, () => keyboard.press('Enter'))).toEqual(wishes);
  await expect(kitchen.status).toHaveText(/ready/i);
  const messages = buildMessages({ ingredients: ['eggs', 'rice'], wishes });
  expect(service.requests[0]?.body).toMatchObject({ messages });
  await kitchen.recipeArea.getByText('What the chef was asked').click();
  await expect(kitchen.recipeArea.getByRole('definition').last()).toHaveText(messages[1].content);
});

test('every target of the wishes is at least 24 px high and wide, and forced colours show which allergen is pressed', async ({
  kitchen,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  await kitchen.open('eggs', 'no peanuts');
  await wishForAll(kitchen);
  const small = await page.locator('button, input, select').evaluateAll((all) =>
    all
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
  const signOf = (name: string) =>
    wishesOf(kitchen)
      .allergen(name)
      .evaluate((button) => getComputedStyle(button, '::before').content);
  expect(await signOf('Peanuts')).toContain('✓');
  expect(await signOf('Milk')).toBe('none');
  expect(await kitchen.overflow()).toBe(0);
});

test('the words of a typed negation stay on the list, and the button beside them makes a wish of them', async ({
  kitchen,
}) => {
  await kitchen.open('chicken', 'no peanuts', 'rice');
  await expect(kitchen.ingredients.nth(1).getByText('no peanuts')).toBeVisible();
  await kitchen.button('Leave out peanuts instead').click();
  await expect(kitchen.button('Remove rice')).toBeFocused();
  await expect(wishesOf(kitchen).chips).toHaveText(['no peanuts']);
  expect(await askedAfter(kitchen, () => kitchen.getRecipe.click())).toEqual({ avoid: ['peanuts'] });
});

test('each other idea is asked for, by keyboard too, with the titles of those before it', async ({
  kitchen,
  page,
  service,
}) => {
  const titles = ['Egg curry', 'Shakshuka', 'Frittata', 'Strata'];
  const recipe = (title: string) => SATAY_RECIPE.replace('Chicken satay with rice', title);
  service.play(cooks(recipe('Egg curry')));
  await kitchen.open('eggs');
  await kitchen.getRecipe.click();
  for (const [index, title] of titles.slice(1).entries()) {
    await expect(kitchen.button('Start cooking')).toBeVisible();
    service.play(cooks(recipe(title)));
    await kitchen.button('Another idea').focus();
    const asked = await askedAfter(kitchen, () => page.keyboard.press('Enter'));
    expect(asked).toEqual({ notAgain: titles.slice(0, index + 1) });
    await expect(page.locator('body')).not.toBeFocused();
    await expect(kitchen.recipe.getByRole('heading', { name: title })).toBeVisible();
  }
  expect(JSON.stringify(service.requests.at(-1)?.body)).toContain('Shakshuka');
});

test.describe('without the code of the wishes', () => {
  test.use({ expectedMessages: /net::ERR_|dynamically imported module/ });

  test('the page says that a part could not be loaded, and loads it when it is asked to', async ({
    kitchen,
    page,
  }) => {
    await page.route(FILE, (route) => route.abort());
    await kitchen.open('eggs');
    await wishesOf(kitchen).opener.click();
    await expect(kitchen.sorry).toBeVisible();
    await page.unroute(FILE);
    await kitchen.button('Try again').click();
    await expect(wishesOf(kitchen).servings).toBeVisible();
    await expect(kitchen.sorry).toHaveCount(0);
    await expect(kitchen.ingredients).toHaveText(['eggs']);
  });
});
