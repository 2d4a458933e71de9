import { SCENARIOS } from '@spatula/fake-inference/scenarios';
import { buildPage } from '../src/build-page.ts';
import { serveFiles } from '../src/file-server.ts';
import { cookOnDevice, cutNetwork, kept, keptBy, visitOnce } from '../src/kept-page.ts';
import { expect, test } from '../src/product-test.ts';
import { RecipePage } from '../src/recipe-page.ts';
import { openOrigin, type SwitchedOrigin } from '../src/switched-origin.ts';

test.use({
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages: /net::ERR_|^console: (server-unreachable|offline): |Content Security Policy/,
});
// One build serves all: a page without an API, which is also the next version of the page.
test.describe.configure({ mode: 'default' });

const NEXT = 'The next version';
let folder: string;
test.beforeAll(async ({ browserName: _ }, testInfo) => {
  test.setTimeout(120_000);
  folder = testInfo.outputPath('page');
  await buildPage(folder, { VITE_API_URL: 'none', VITE_CREDIT_NAME: NEXT });
});

let origin: SwitchedOrigin;
test.beforeEach(async ({ pantryProduct }) => {
  origin = await openOrigin(pantryProduct.url);
});
test.afterEach(async ({ context }) => {
  // A page that is still open would complain of a server that is gone.
  for (const page of context.pages()) await page.close();
  await origin.close();
});

test('a page that was opened once goes on without a network, and opens without one, with all that it can do', async ({
  context,
  kitchen,
  page,
}) => {
  await visitOnce(page, origin);
  const files = origin.answers.filter((answer) => answer.includes('/assets/'));
  expect(files.filter((answer) => !answer.endsWith(' 200'))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  // The page itself was asked for a second time, and not sent again.
  expect(origin.answers.filter((answer) => answer.startsWith('GET / '))).toEqual(['GET / 200', 'GET / 304']);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Newer versions of Chromium complain of the private window in which a test runs.
  const ofPage = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(ofPage).toEqual([]);
  await cutNetwork(context, origin);
  await cookOnDevice(kitchen);
  await page.close();

  const again = await context.newPage();
  const answer = await again.goto(origin.url);
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(answer?.headers()['content-security-policy']).toMatch(
    /^default-src 'self'; script-src 'self' 'sha256-/,
  );
  const later = new RecipePage(again);
  await cookOnDevice(later);
  const scaled = `Serves ${Number((await later.recipe.textContent())?.match(/Serves (\d+)/)?.[1]) + 1}`;
  await later.button('More servings').click();
  await expect(later.recipe).toContainText(scaled);
  await later.button('Start cooking').click();
  await later.button('Next step').click();
  await again
    .getByRole('button', { name: /^Start a timer of/ })
    .first()
    .click();
  await expect(again.getByRole('timer')).toHaveCount(1);
  await again.keyboard.press('Escape');
  await again.evaluate(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  );
  await later.button('Print').click();
  await expect(again.locator('body')).toHaveAttribute('data-printed', '');
  await later.button('Share').click();
  await expect(later.recipeArea).toContainText('Link copied.');
  await later.field.press('ControlOrMeta+V');
  const link = await later.field.inputValue();
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#recipe=/);

  const shared = await context.newPage();
  await shared.goto(link);
  await expect(shared.getByRole('region', { name: /^Shared with you/ })).toContainText(scaled);

  const { builds, paths, others } = await keptBy(again);
  expect(builds).toHaveLength(1);
  expect(paths.filter((path) => path !== '/' && !/^\/assets\/[\w-]+\.\w+$/.test(path))).toEqual([]);
  expect(others).toEqual([]);
  await expect(shared.goto(`${origin.url}/?signin`)).rejects.toThrow(/net::ERR_/);
});

test('a new version waits for the next visit: an open page keeps its list, its recipe and its own parts', async ({
  context,
  hostedProduct,
  kitchen,
  page,
  service,
  start,
}) => {
  const next = await start({ WEB_ROOT: folder, OPENAI_BASE_URL: service.url });
  origin.to = hostedProduct.url;
  await page.goto(origin.url);
  await kept(page);
  service.play(SCENARIOS.hold);
  await kitchen.add('eggs', 'feta');
  await kitchen.getRecipe.click();
  await expect(kitchen.recipe).toContainText("Here's a recipe");
  await kitchen.field.fill('spin');

  origin.to = next.url;
  // As the browser does by itself at the next visit.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed');
  await expect(kitchen.field).toHaveValue('spin');
  await expect(kitchen.ingredients).toHaveText(['eggs', 'feta']);
  await kitchen.button('Stop').click();
  await expect(kitchen.recipe).toContainText("Here's a recipe");

  // A visit beside it has the new version; the open page still finds the parts that it has not yet loaded.
  const beside = await context.newPage();
  await beside.goto(origin.url);
  await expect(beside.getByRole('link', { name: NEXT })).toBeVisible();
  service.play(SCENARIOS.plain);
  origin.answers.length = 0;
  await kitchen.button('Try again').click();
  await expect(kitchen.status).toHaveText(/ready/i);
  await kitchen.button('Start cooking').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The browser itself asks for the icon of the page beside and looks for a newer worker, when it likes.
  const ofThePages = origin.answers.filter((answer) => !/favicon\.svg|service-worker\.js/.test(answer));
  expect(ofThePages).toEqual(['POST /recipe 200']);
  expect((await keptBy(page)).builds).toHaveLength(2);

  await page.close();
  await beside.reload();
  await expect(beside.getByRole('link', { name: NEXT })).toBeVisible();
  await expect(async () => {
    // The old worker goes when no page is left that it serves.
    await beside.goto('about:blank');
    await beside.goto(origin.url);
    expect((await keptBy(beside)).builds).toHaveLength(1);
  }).toPass();
  await expect(beside.getByRole('link', { name: NEXT })).toBeVisible();
});

test('with OFFLINE=off the worker removes itself, and browsers forget what they kept', async ({
  page,
  start,
}) => {
  await page.goto(origin.url);
  await kept(page);
  origin.to = (await start({ OFFLINE: 'off' })).url;
  await page.reload();
  await expect.poll(() => keptBy(page)).toEqual({ workers: 0, builds: [], paths: [], others: [] });
  expect((await page.reload())?.fromServiceWorker()).toBe(false);
});

test('a page without an API is a folder of files: the built-in chef cooks on the device, and nothing has failed', async ({
  context,
  kitchen,
  page,
}) => {
  const path = '/their/spatula/';
  const server = await serveFiles(folder, path);
  const address = server.url + path;
  // Its only chef is kept with the page, before anybody asks for a recipe.
  await page.goto(address);
  await kept(page);
  expect((await keptBy(page)).paths).toContainEqual(expect.stringContaining('/cook-by-rules-'));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await kitchen.ask(address);
  await expect(kitchen.status).toHaveText(/ready/i);
  await expect(kitchen.recipe).toContainText(/spinach/i);
  await expect(kitchen.recipeArea).toContainText('The built-in chef, without AI, on this device');
  await expect(kitchen.sorry).toHaveCount(0);
  await expect(kitchen.button('Let the built-in chef cook')).toHaveCount(0);
  await kitchen.button('Start cooking').click();
  await kitchen.button('Next step').click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Step 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Whatever it asks for is one of its files.
  expect(sent.filter((text) => !text.startsWith(`GET ${address}`))).toEqual([]);

  const refused = page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<string>();
    document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
    document.body.append(Object.assign(document.createElement('script'), { text: '0' }));
    return promise;
  });
  expect(await refused).toBe('script-src-elem');

  await context.setOffline(true);
  await kitchen.ask(address);
  await expect(kitchen.status).toHaveText(/ready/i);
  await page.close();
  await server.close();
});
