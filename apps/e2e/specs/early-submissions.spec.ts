import type { Page } from '@playwright/test';
import { expect, test } from '../src/product-test.ts';

/** Opens the page without its scripts; they come when the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  return release;
}

test('ingredients that are submitted before the scripts run are on the list afterwards, trimmed and in order', async ({
  kitchen,
  page,
}) => {
  const release = await openWithoutScripts(page);
  await kitchen.add('eggs', '   ', ' feta ', 'eggs');
  await kitchen.field.fill('كزبرة');
  await kitchen.addButton.click();
  release();
  await expect(kitchen.ingredients).toHaveText(['eggs', 'feta', 'eggs', 'كزبرة']);
  expect(new URL(page.url()).search).toBe('');
  await kitchen.add('spinach');
  await kitchen.getRecipe.click();
  await expect(kitchen.status).toHaveText(/ready/i);
  await expect(kitchen.ingredients).toHaveText(['eggs', 'feta', 'eggs', 'كزبرة', 'spinach']);
});

test('until the scripts run, the page says which ingredients it has taken, to a screen reader as well', async ({
  kitchen,
  page,
}) => {
  const release = await openWithoutScripts(page);
  const status = page.getByRole('status');
  await expect(status).toBeEmpty();
  await kitchen.add('eggs');
  await expect(status).toHaveText(/^Taken: eggs\. Your list appears as soon as the page has loaded\.$/);
  await expect(kitchen.field).toHaveValue('');
  await kitchen.field.fill('feta');
  await kitchen.addButton.click();
  await expect(status).toHaveText(/^Taken: eggs, feta\./);
  await expect(status).toBeInViewport();
  expect((await status.boundingBox())?.width).toBeGreaterThan(100);
  await expect(kitchen.field).toBeFocused();

  release();
  await expect(kitchen.ingredients).toHaveText(['eggs', 'feta']);
  await expect(status.first()).toHaveText('Added eggs, feta');
  expect((await status.first().boundingBox())?.width).toBe(1);
});

test('half an ingredient that is in the field when the scripts run stays there, with the cursor in it', async ({
  kitchen,
  page,
}) => {
  const release = await openWithoutScripts(page);
  await kitchen.add('eggs');
  await page.keyboard.type('half lemon');
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowLeft');
  release();
  await expect(kitchen.ingredients).toHaveText(['eggs']);
  await expect(kitchen.field).toBeFocused();
  await page.keyboard.type(' a');
  await page.keyboard.press('Enter');
  await expect(kitchen.ingredients).toHaveText(['eggs', 'half a lemon']);
});

test('ingredients that are submitted at every moment of the take-over are on the list once, in order', async ({
  kitchen,
  page,
}) => {
  const release = await openWithoutScripts(page);
  await kitchen.add('early');
  await page.evaluate(submitWhileTakenOver);
  // So that React needs several turns to take over.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  release();
  const submitted = await page.waitForFunction(() => Reflect.get(window, 'submitted'));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(kitchen.ingredients).toHaveText(['early', ...(await submitted.jsonValue())]);
});

/** Submits an ingredient in each task, from the one in which React starts to some after the list is there. */
function submitWhileTakenOver() {
  const root = document.getElementById('root');
  const field = document.querySelector('input');
  if (!root || !field) throw new Error('The page has no form');
  const submitted: string[] = [];
  let left = 20;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (Object.keys(root).some((key) => key.startsWith('__reactContainer'))) {
      submitted.push(`herb ${submitted.length}`);
      field.value = submitted.at(-1) ?? '';
      field.form?.requestSubmit();
      if (document.querySelector('li')) left--;
    }
    if (left > 0) port2.postMessage('next');
    else Object.assign(window, { submitted });
  };
  port2.postMessage('first');
}
