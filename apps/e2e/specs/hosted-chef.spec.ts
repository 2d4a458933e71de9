import { cooks } from '@spatula/fake-inference/completion';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { buildMessages } from '@spatula/shared/prompt';
import { expect, test } from '../src/product-test.ts';

test.use({ chef: 'hosted' });

test('the inference service is asked once, for exactly the listed ingredients', async ({
  kitchen,
  service,
}) => {
  await kitchen.open('eggs', ' baby spinach ', 'eggs', 'crème fraîche 🍶');
  await kitchen.getRecipe.click();
  await expect(kitchen.status).toHaveText(/ready/i);
  expect(service.requests).toHaveLength(1);
  expect(service.requests[0]).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
  expect(service.requests[0]?.body).toEqual({
    model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
    messages: buildMessages({ ingredients: ['eggs', 'baby spinach', 'eggs', 'crème fraîche 🍶'] }),
    max_tokens: 1024,
    stream: true,
  });
});

test('the recipe is shown as formatted markdown', async ({ kitchen }) => {
  await kitchen.ask();
  await expect(kitchen.recipe.getByRole('heading', { name: 'Spinach and feta frittata' })).toBeVisible();
  await expect(kitchen.recipe.locator('ul > li')).toHaveText(['4 eggs', '100 g spinach', '80 g feta']);
  await expect(kitchen.recipe.locator('ol > li')).toHaveCount(3);
  await expect(kitchen.recipe.locator('strong')).toHaveText('eggs');
  await expect(kitchen.recipe.locator('em')).toHaveText('wobbles');
  await expect(kitchen.recipe.getByRole('cell', { name: '2 days' })).toBeVisible();
  await expect(kitchen.recipe).toContainText('crème fraîche optional 🍳');
});

test('the page says which model cooked and what to check', async ({ kitchen }) => {
  await kitchen.ask();
  await expect(kitchen.recipeArea).toContainText('mistralai/Mixtral-8x7B-Instruct-v0.1');
  await expect(kitchen.recipeArea).toContainText('Written by AI: check allergens and cooking temperatures');
});

test('the previous recipe is cleared when a new one is asked for', async ({ kitchen, service }) => {
  await kitchen.ask();
  await expect(kitchen.status).toHaveText(/ready/i);
  service.play(SCENARIOS['hold before the first word']);
  await kitchen.getRecipe.click();
  await expect(kitchen.graphic).toBeVisible();
  await expect(kitchen.recipe).toHaveCount(0);
  await service.until(() => service.openCalls === 1);
  service.release();
  await expect(kitchen.recipe).toContainText('frittata');
});

test('a second click while the chef cooks starts nothing', async ({ kitchen, page, service }) => {
  service.play(SCENARIOS['hold before the first word']);
  await kitchen.open('eggs');
  await kitchen.getRecipe.dblclick();
  await expect(kitchen.graphic).toBeVisible();
  await kitchen.getRecipe.click({ force: true });
  await kitchen.getRecipe.focus();
  await page.keyboard.press('Enter');
  await service.until(() => service.openCalls === 1);
  service.release();
  await expect(kitchen.status).toHaveText(/ready/i);
  expect(service.requests).toHaveLength(1);
});

test('the words that the chef was asked unfold, with the place they were sent to', async ({ kitchen }) => {
  await kitchen.ask();
  await kitchen.recipeArea.getByText('What the chef was asked').click();
  for (const { content } of buildMessages({ ingredients: ['eggs', 'spinach', 'feta'] })) {
    await expect(kitchen.recipeArea).toContainText(content);
  }
  await expect(kitchen.recipeArea).toContainText(/service that runs the model/i);
});

test('an unsafe answer is shown as harmless text: no script link, no HTML, no picture', async ({
  kitchen,
  page,
  service,
}) => {
  const written = [
    '[script](javascript:document.title="hacked")',
    '[data](data:text/html,hacked)',
    '[file](file:///etc/passwd)',
    '[web](https://example.com/a)',
    '[mail](mailto:cook@example.com)',
    '[own](/about)',
  ];
  const html = '<b onclick="x()">bold</b> <script>document.title="hacked"</script>';
  service.play(
    cooks(`# Soup\n\n${written.join(' ')}\n\n${html}\n\n![a picture](https://example.com/p.png)\n`),
  );
  await kitchen.ask();
  await expect(kitchen.status).toHaveText(/ready/i);
  const links = kitchen.recipe.locator('a');
  await expect(links).toHaveText(['script', 'data', 'file', 'web', 'mail', 'own']);
  const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(hrefs).toEqual(['', '', '', 'https://example.com/a', 'mailto:cook@example.com', '/about']);
  await expect(kitchen.recipe).toContainText('<b onclick="x()">bold</b>');
  await expect(kitchen.recipe.locator('b, script, img')).toHaveCount(0);
  await kitchen.recipe.getByText('script', { exact: true }).click();
  await expect(page).not.toHaveTitle(/hacked/);
});
