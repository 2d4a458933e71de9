import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/product-test.ts';

test.use({ expectedMessages: /^console: cut: / });

/** Sends the page's request for a recipe to a server that answers as told. A comment of the real one would be no silence. */
async function answerRecipes(page: Page, answer: RequestListener): Promise<{ close: () => Promise<void> }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await page.route('**/recipe', (route) => route.continue({ url: `http://127.0.0.1:${port}/recipe` }));
  return {
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('when the answer falls silent, then the page says after half a minute that it broke off, and hangs up', async ({
  kitchen,
  page,
}) => {
  const hungUp = Promise.withResolvers<void>();
  const server = await answerRecipes(page, (_request, response) => {
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
  await server.close();
});

test('while the chef thinks, the page says that it is still at it, and waits', async ({ kitchen, page }) => {
  const server = await answerRecipes(page, () => undefined);
  await page.clock.install();
  await kitchen.ask();
  await expect(kitchen.status).toHaveText(/^The chef is cooking\./);
  await page.clock.fastForward(12_000);
  await expect(kitchen.status).toHaveText(/^The chef is still at it\./);
  await expect(kitchen.recipeArea.getByText('The chef is still at it', { exact: true })).toBeVisible();

  await page.clock.fastForward(600_000);
  await expect(kitchen.graphic).toBeVisible();
  await kitchen.button('Stop').click();
  await expect(kitchen.status).toHaveText(/^You stopped the chef\./);
  await server.close();
});
