import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cooks } from '@spatula/fake-inference/completion';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { KITCHEN_RECIPE } from '../src/kitchen-recipe.ts';
import { expect, test } from '../src/product-test.ts';

const PREFIX = '/cook';

const servers: Server[] = [];

test.afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** Serves a product under a path, as a proxy does that strips the path; all else is not found. */
async function serveUnderPath(product: string): Promise<string> {
  const server = createServer(async (asked, answer) => {
    const { method, url = '', headers } = asked;
    if (!url.startsWith(`${PREFIX}/`)) return answer.writeHead(404).end();
    const passed = request(product + url.slice(PREFIX.length), { method, headers });
    asked.pipe(passed);
    const [found] = await once(passed, 'response');
    answer.writeHead(found.statusCode, found.headers);
    found.pipe(answer);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${PREFIX}/`;
}

test('the built page works under any path: its parts, its pictures, its recipes and its links to share', async ({
  baseURL,
  kitchen,
  page,
}) => {
  const address = await serveUnderPath(baseURL ?? '');
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) missing.push(answer.url());
  });
  await kitchen.ask(address);
  await expect(kitchen.status).toHaveText(/ready/i);
  await kitchen.button('Share').click();
  await expect(kitchen.recipeArea).toContainText('Link copied.');
  await kitchen.button('Start cooking').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const pictures = await page.evaluate(() => Array.from(document.images, ({ naturalWidth }) => naturalWidth));
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures).not.toContain(0);
  await kitchen.button('Close').click();
  await kitchen.field.press('ControlOrMeta+V');
  expect(await kitchen.field.inputValue()).toMatch(new RegExp(`^${address}#recipe=`));

  for (const link of await page.locator('head link').all()) {
    const href = await link.evaluate((element: HTMLLinkElement) => element.href);
    expect(href).toContain(address);
    expect((await page.request.get(href)).status()).toBe(200);
  }
  expect(missing).toEqual([]);
});

test.describe('under a base path', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    expectedMessages: /status of 502|^console: chef-refused: /,
  });

  test('under a base path, a visitor who left out the last slash gets the page, tries again after a failure, cooks from the recipe and shares it', async ({
    browser,
    kitchen,
    page,
    service,
    start,
  }) => {
    const { url } = await start({ BASE_PATH: '/our-house/cook/', OPENAI_BASE_URL: service.url });
    const address = `${url}/our-house/cook/`;
    service.play(SCENARIOS['401']);
    await kitchen.ask(address.slice(0, -1));
    await expect(kitchen.sorry).toBeVisible();
    expect(page.url()).toBe(address);
    service.play(cooks(KITCHEN_RECIPE));
    await kitchen.button('Try again').click();
    await kitchen.button('Start cooking').click();
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    await kitchen.button('Next step').click();
    await expect(page.getByRole('dialog')).toContainText('Step 2');
    await kitchen.go(-1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(address);

    await kitchen.button('Share').click();
    await expect(kitchen.recipeArea).toContainText('Link copied.');
    await kitchen.field.press('ControlOrMeta+V');
    const link = await kitchen.field.inputValue();
    expect(link).toMatch(new RegExp(`^${address}#recipe=`));
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByText('Shared with you; this site did not write or check it')).toBeVisible();
    await context.close();
  });
});
