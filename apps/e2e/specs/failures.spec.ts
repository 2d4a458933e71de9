import type { Page } from '@playwright/test';
import { SCENARIOS, type ScenarioName } from '@spatula/fake-inference/scenarios';
import { expect, test } from '../src/product-test.ts';
import type { RecipePage } from '../src/recipe-page.ts';

test.use({
  chef: 'hosted',
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages: /Failed to load resource|^console: [a-z-]+: /,
});

/** Words for programs and operators, which must not reach the visitor. */
const NOT_FOR_VISITORS =
  /\b[45]\d\d\b|chef-|requestId|inference service|%|https?:|Error|undefined|null|Refused/;

async function expectFailure(kitchen: RecipePage, sentence: RegExp): Promise<void> {
  await expect(kitchen.sorry).toBeVisible();
  await expect(kitchen.status).toHaveText(/^Sorry, something went wrong! /);
  await expect(kitchen.status).toHaveText(sentence);
  await expect(kitchen.graphic).toHaveCount(0);
  await expect(kitchen.recipeArea).toContainText(sentence);
  await expect(kitchen.recipeArea).not.toContainText(NOT_FOR_VISITORS);
}

const BEFORE_THE_FIRST_WORD: readonly [ScenarioName, RegExp][] = [
  ['401', /will not cook for this site/],
  ['503 with Retry-After', /chef is busy.*wait 141 seconds/],
  ['500', /chef cannot be reached.*try again/],
  ['200 with HTML', /no recipe.*try again/],
  ['blank content', /no recipe.*try again/],
];

test('when the service fails before the first word, then the page says what to do, and trying again works', async ({
  kitchen,
  service,
}) => {
  await kitchen.open('eggs', 'spinach', 'feta');
  for (const [scenario, sentence] of BEFORE_THE_FIRST_WORD) {
    await test.step(scenario, async () => {
      service.play(SCENARIOS[scenario]);
      await kitchen.getRecipe.click();
      await expectFailure(kitchen, sentence);
      await expect(kitchen.recipe).toHaveCount(0);

      service.play(SCENARIOS.plain);
      await kitchen.button('Try again').click();
      await expect(kitchen.recipe).toContainText('wobbles');
      await expect(kitchen.sorry).toHaveCount(0);
    });
  }
});

const AFTER_THE_FIRST_WORDS: readonly [ScenarioName, RegExp][] = [
  ['cut without a finish', /try again/],
  ['reset after the first words', /try again/],
  ['error 429 in the middle', /busy.*try again/],
  ['broken JSON in the middle', /try again/],
];

test('when the service fails after the first words, then the page says so and keeps the words that came', async ({
  kitchen,
  service,
}) => {
  await kitchen.open('eggs', 'spinach', 'feta');
  for (const [scenario, sentence] of AFTER_THE_FIRST_WORDS) {
    await test.step(scenario, async () => {
      service.play(SCENARIOS[scenario]);
      await kitchen.getRecipe.click();
      await expectFailure(kitchen, sentence);
      await expect(kitchen.recipe).toContainText("Here's a recipe");
      await kitchen.button('Start over').click();
      await kitchen.add('eggs');
    });
  }
});

test('when the model takes too long, then the page says so', async ({ kitchen, service, start }) => {
  const product = await start({ OPENAI_BASE_URL: service.url, FIRST_WORD_TIMEOUT_MS: '300' });
  service.play(SCENARIOS['silence after the headers']);
  await kitchen.ask(product.url);
  await expectFailure(kitchen, /took too long/);
});

test('when too many recipes are asked for, then the page says how long to wait', async ({
  kitchen,
  start,
}) => {
  const product = await start({ RATE_LIMIT_PER_MINUTE: '1' });
  await kitchen.ask(product.url);
  await expect(kitchen.status).toHaveText(/ready/i);
  await kitchen.getRecipe.click();
  await expectFailure(kitchen, /many recipes in a short time: wait \d+ seconds?, then try again/);
});

test('when the server goes away in the middle, then the page says so and keeps the words that came', async ({
  kitchen,
  service,
  start,
}) => {
  const product = await start({ OPENAI_BASE_URL: service.url });
  service.play(SCENARIOS.hold);
  await kitchen.ask(product.url);
  await expect(kitchen.recipe).toContainText("Here's a recipe");
  await product.stop();
  await expectFailure(kitchen, /broke off.*try again/);
  await expect(kitchen.recipe).toContainText("Here's a recipe");
  await kitchen.button('Try again').click();
  await expectFailure(kitchen, /cannot be reached/);
});

/** The files of code, other than what they import, that the page fetches ahead as soon as there is something to cook. */
const FETCHED_AHEAD: readonly RegExp[] = [/recipe-client-/, /marked-text-/];

function requestFinished(page: Page, file: RegExp) {
  return page.waitForEvent('requestfinished', (request) => file.test(request.url()));
}

test('when the visitor is offline, then the page says so, and trying again works once there is a network', async ({
  kitchen,
  context,
  page,
}) => {
  const fetchedAhead = Promise.all(FETCHED_AHEAD.map((file) => requestFinished(page, file)));
  await kitchen.open('eggs', 'feta');
  await fetchedAhead;
  await context.setOffline(true);
  await kitchen.getRecipe.click();
  await expectFailure(kitchen, /offline.*connection.*try again/);
  await context.setOffline(false);
  await kitchen.button('Try again').click();
  await expect(kitchen.status).toHaveText(/ready/i);
});

test('when an ingredient is too long, then the page says which one and what the limit is', async ({
  kitchen,
}) => {
  await kitchen.open('eggs', `very ${'long '.repeat(40)}name`);
  await kitchen.getRecipe.click();
  await expectFailure(kitchen, /at most 200 characters.*“very long/);
});

test('when there are too many ingredients, then the page says how many are too many', async ({ kitchen }) => {
  await kitchen.open();
  await kitchen.addMany(Array.from({ length: 102 }, (_, index) => `herb ${index}`));
  await kitchen.getRecipe.click();
  await expectFailure(kitchen, /at most 100 ingredients.*102.*remove 2/);
});

test('the cause of a failure is logged to the console', async ({ kitchen, page, service }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  service.play(SCENARIOS['401']);
  await kitchen.ask();
  await expect(kitchen.sorry).toBeVisible();
  expect(logged.join('\n')).toContain('chef-refused');
});
