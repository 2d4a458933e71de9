import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/product-test.ts';

test.use({ expectedMessages: /^console: cut: / });

const servers: Server[] = [];

test.afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** Sends the page's request for a recipe to a server that answers as told: the real one is never silent. */
async function answerRecipes(page: Page, answer: RequestListener): Promise<void> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await page.route('**/recipe', (route) => route.continue({ url: `http://127.0.0.1:${port}/recipe` }));
}

test('when the answer falls silent, then the page says after half a minute that it broke off, and hangs up', async ({
  kitchen,
  page,
}) => {
  const hungUp = Promise.withResolvers<void>();
  await answerRecipes(page, (_request, response) => {
    response.on('close', hungUp.resolve);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: text\ndata: {"text":"# Soup"}\n\n');
  });
  await page.clock.install();
  await kitchen.ask();
  await expect(kitchen.recipe).toHaveText('Soup');
  await expect(kitchen.button('Stop')).toBeVisible();
  await page.clock.fastForward(30_000);

  await expect(kitchen.sorry).toBeVisible();
  await expect(kitchen.status).toHaveText(/^Sorry, something went wrong! The answer broke off/);
  await expect(kitchen.recipe).toHaveText('Soup');
  await hungUp.promise;
});

test('while the chef thinks, the page says that it is still at it, moves nothing, and waits', async ({
  kitchen,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Scrolling to the recipe is then done at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerRecipes(page, () => undefined);
  await page.clock.install();
  await kitchen.ask();
  await expect(kitchen.status).toHaveText(/^The chef is cooking\./);
  const before = await kitchen.graphic.boundingBox();
  await page.clock.fastForward(12_000);
  await expect(kitchen.status).toHaveText(/^The chef is still at it\./);
  await expect(kitchen.recipeArea.getByText('The chef is still at it', { exact: true })).toBeVisible();
  expect(await kitchen.graphic.boundingBox()).toEqual(before);

  await page.clock.fastForward(600_000);
  await expect(kitchen.graphic).toBeVisible();
  await kitchen.button('Stop').click();
  await expect(kitchen.status).toHaveText(/^You stopped the chef\./);
});
