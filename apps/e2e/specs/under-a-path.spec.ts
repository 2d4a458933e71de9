import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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
