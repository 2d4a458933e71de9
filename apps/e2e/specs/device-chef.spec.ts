import { SCENARIOS, type ScenarioName } from '@spatula/fake-inference/scenarios';
import { expect, test } from '../src/product-test.ts';

test.use({
  chef: 'hosted',
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages: /Failed to load resource|^console: [a-z-]+: /,
});

/** One for each code that a model's failure can have. */
const FAILURES: readonly ScenarioName[] = [
  '401',
  '503 with Retry-After',
  '500',
  '200 with HTML',
  'silence after the headers',
  'reset after the first words',
];

test('when a model fails, in whichever way, then the built-in chef cooks on the device and sends nothing', async ({
  kitchen,
  page,
  service,
  start,
}) => {
  const product = await start({ OPENAI_BASE_URL: service.url, FIRST_WORD_TIMEOUT_MS: '300' });
  await page.goto(product.url);
  await kitchen.add('eggs', 'spinach', 'feta', 'no peanuts');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData()}`));
  for (const scenario of FAILURES) {
    await test.step(scenario, async () => {
      service.play(SCENARIOS[scenario]);
      await kitchen.getRecipe.click();
      await expect(kitchen.sorry).toBeVisible();
      sent.length = 0;
      await kitchen.button('Let the built-in chef cook').click();
      await expect(kitchen.status).toHaveText(/ready/i);
      await expect(kitchen.recipe).toContainText(/spinach/i);
      await expect(kitchen.recipeArea).toContainText('The built-in chef, without AI, on this device');
      await expect(kitchen.recipeArea).toContainText(/We looked for .*peanuts.* and found none/);
      // Its own code is all that may be fetched, and tells nothing of the list.
      expect(sent.filter((text) => !/^GET [^?]+\/assets\/[\w-]+\.js null$/.test(text))).toEqual([]);
    });
  }
});

test('when a proxy asks to sign in, then no ingredient follows its redirect, and the page links to the sign-in', async ({
  context,
  kitchen,
  page,
}) => {
  const followed: string[] = [];
  await context.route(/\/login/, (route) => {
    followed.push(route.request().url());
    return route.fulfill({ status: 200, contentType: 'text/html', body: 'Sign in' });
  });
  await page.route('**/recipe', (route) => route.fulfill({ status: 307, headers: { location: '/login' } }));
  await kitchen.ask();
  await expect(kitchen.recipeArea).toContainText(/sign in first/);
  const beside = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the sign-in page' }).click();
  expect((await beside).url()).toMatch(/^http:\/\/[^/]+\/\?signin$/);
  await expect(kitchen.ingredients).toHaveText(['eggs', 'spinach', 'feta']);
  expect(followed).toEqual([]);
});
