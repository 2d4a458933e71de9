import { chunk, ending, event, streamed } from '@spatula/fake-inference/completion';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { expect, test } from '../src/product-test.ts';

test.use({ chef: 'hosted' });

test('the page shows the graphic until the first words, and these before the model has said the rest', async ({
  kitchen,
  service,
}) => {
  service.play(SCENARIOS['hold before the first word']);
  await kitchen.ask();
  await expect(kitchen.graphic).toBeVisible();
  await expect(kitchen.status).toHaveText(/cooking/i);

  service.play(SCENARIOS.hold);
  await kitchen.button('Stop').click();
  await kitchen.button('Try again').click();
  await expect(kitchen.recipe).toContainText("Here's a recipe");
  await expect(kitchen.recipe).not.toContainText('wobbles');
  await expect(kitchen.graphic).toHaveCount(0);
  await service.until(() => service.openCalls === 1);
  service.release();
  await expect(kitchen.recipe).toContainText('wobbles');
  await expect(kitchen.status).toHaveText(/ready/i);
});

test('a growing recipe shows no half of a link or of bold text', async ({ kitchen, service }) => {
  const piece = (content: string) => event(chunk({ content }));
  service.play({
    modes: 'stream',
    stream: [
      ...streamed([piece('# Soup\n\nTake **two ')]),
      { pause: 'until-release' },
      { send: [piece('onions** and [see')] },
      { pause: 'until-release' },
      { send: [piece(' here](https://example.com/soup) it.'), ...ending()] },
    ],
    expected: { stream: 'ok' },
  });
  await kitchen.ask();
  await expect(kitchen.recipe.locator('strong')).toHaveText('two');
  await expect(kitchen.recipe).not.toContainText('*');
  service.release();
  await expect(kitchen.recipe).toContainText('and');
  await expect(kitchen.recipe).not.toContainText('[');
  service.release();
  await expect(kitchen.recipe.getByRole('link', { name: 'see here' })).toBeVisible();
});

test('"Stop" stops for good: the service sees its connection closed, and the words that came stay', async ({
  kitchen,
  service,
}) => {
  service.play(SCENARIOS.hold);
  await kitchen.ask();
  await expect(kitchen.recipe).toContainText("Here's a recipe");
  await kitchen.button('Stop').click();
  await service.until(() => service.openCalls === 0);
  expect(service.requests[0]?.outcome).toBe('broken');
  await expect(kitchen.recipe).toContainText("Here's a recipe");
  await expect(kitchen.status).toHaveText(/stopped/i);
  await expect(kitchen.sorry).toHaveCount(0);

  service.play(SCENARIOS.plain);
  await kitchen.button('Try again').click();
  await expect(kitchen.status).toHaveText(/ready/i);
  await expect(kitchen.recipe).toContainText('wobbles');
  expect(service.requests).toHaveLength(2);
});

test('"Stop" stops before the first word as well', async ({ kitchen, service }) => {
  service.play(SCENARIOS['hold before the first word']);
  await kitchen.ask();
  await service.until(() => service.openCalls === 1);
  await kitchen.button('Stop').click();
  await service.until(() => service.openCalls === 0);
  await expect(kitchen.graphic).toHaveCount(0);
  await expect(kitchen.status).toHaveText(/stopped/i);
  await expect(kitchen.button('Try again')).toBeVisible();
});

for (const [way, leave] of [
  ['the page is closed', 'close'],
  ['the page is reloaded', 'reload'],
  ['the visitor starts over', 'start over'],
] as const) {
  test(`the call to the model ends when ${way}`, async ({ kitchen, page, service }) => {
    service.play(SCENARIOS.hold);
    await kitchen.ask();
    await expect(kitchen.recipe).toContainText("Here's a recipe");
    if (leave === 'close') await page.close();
    else if (leave === 'reload') await page.reload();
    else await kitchen.button('Start over').click();
    await service.until(() => service.openCalls === 0);
    if (leave === 'start over') await expect(kitchen.ingredients).toHaveCount(0);
  });
}

test('a screen reader is told the states and not each word', async ({ kitchen, service }) => {
  service.play(SCENARIOS.hold);
  await kitchen.ask();
  await expect(kitchen.recipe).toContainText("Here's a recipe");
  await expect(kitchen.status).toHaveText(/cooking/i);
  const spoken = kitchen.page.locator('[aria-live], [role=status], [role=alert], [role=log]');
  await expect(spoken.filter({ hasText: "Here's" })).toHaveCount(0);
  service.release();
  await expect(kitchen.status).toHaveText(/ready/i);
});

test('a recipe grows without moving the words that are being read', async ({ kitchen, page, service }) => {
  // Scrolling to the recipe is then done at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  service.play(SCENARIOS.hold);
  await kitchen.ask();
  const opening = kitchen.recipe.getByText("Here's a recipe you can try:");
  await expect(opening).toBeVisible();
  const before = await opening.boundingBox();
  service.release();
  await expect(kitchen.status).toHaveText(/ready/i);
  expect((await opening.boundingBox())?.y).toBe(before?.y);
});

test('the page understands an API that answers plain JSON', async ({ kitchen, page }) => {
  await page.route('**/recipe', (route) =>
    route.fulfill({
      json: { recipe: '# Plain soup\n\nBoil **water**.', model: 'some/model', truncated: false },
    }),
  );
  await kitchen.ask();
  await expect(kitchen.recipe.getByRole('heading', { name: 'Plain soup' })).toBeVisible();
  await expect(kitchen.recipeArea).toContainText('some/model');
  await expect(kitchen.status).toHaveText(/ready/i);
});

test('the page says so when a recipe ends early', async ({ kitchen, service }) => {
  service.play(SCENARIOS['finish_reason length']);
  await kitchen.ask();
  await expect(kitchen.recipe).toContainText('wobbles');
  await expect(kitchen.recipeArea).toContainText(/ends early/i);
});

test('every word of a recipe of many pieces is shown, in order', async ({ kitchen, service }) => {
  service.play(SCENARIOS['250 pieces in packets of 25']);
  await kitchen.ask();
  await expect(kitchen.recipe).toContainText('word249');
  await expect(kitchen.recipe).toHaveText(/^word0 word1 word2 .* word248 word249\s*$/);
});
