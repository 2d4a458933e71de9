import { freePort } from '@spatula/api/testing/free-port';
import { chunk, cooks, ending, event, streamed, words } from '@spatula/fake-inference/completion';
import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import { PLAIN_RECIPE } from '@spatula/fake-inference/plain-recipe';
import type { BothScenario } from '@spatula/fake-inference/scenario';
import lighthouse from 'lighthouse';
import { type Browser, chromium } from 'playwright-core';
import { longestTaskIn } from '../../../e2e/src/longest-task-in.ts';
import { MeasuredServer, product } from '../measured-server.ts';
import type { Figures } from './rows.ts';
import { inTurns, type Rounds } from './table.ts';

const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'];
/** Milliseconds that the service takes to its first words. */
const FIRST_WORD_MS = 200;
const LAST_WORD = 'Enjoy!';
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * The rounds of every measurement of the page.
 *
 * @param times - tells how many rounds of those that are wanted there is time for
 * @param chromePath - path of the browser's program
 */
export async function measurePage(
  times: (wanted: number) => number,
  chromePath: string,
  isLighthouseAlone: boolean,
): Promise<Rounds[]> {
  const service = await startFakeInference({ keepRequests: 1 });
  const server = await MeasuredServer.start(product(service.url));
  const port = await freePort();
  const args = [...CHROME_FLAGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: chromePath, args });
  const page = [{ name: 'spatula' }];
  try {
    const verdicts = await inTurns(page, times(5), () => lighthouseVisit(server.url, port));
    if (isLighthouseAlone) return [verdicts];
    const visits = await inTurns(page, times(9), () => firstVisit(browser, server.url, service));
    const renderings = await inTurns(page, times(5), () => rendering(browser, server.url, service));
    return [visits, verdicts, renderings];
  } finally {
    await browser.close();
    await Promise.all([server.stop(), service.close()]);
  }
}

/** Visits an address with Lighthouse as a mid-range mobile phone on a slow network would. */
async function lighthouseVisit(url: string, port: number): Promise<Figures> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed: ${run?.lhr.runtimeError?.message}`);
  const { categories, audits } = run.lhr;
  const scores = SCORES.map((name) => [`Lighthouse: ${name}`, 100 * Number(categories[name]?.score)]);
  return {
    'LCP, mobile, ms': Number(audits['largest-contentful-paint']?.numericValue),
    'TBT, mobile, ms': Number(audits['total-blocking-time']?.numericValue),
    ...Object.fromEntries(scores),
  };
}

/** Opens the page anew, asks for a recipe as a quick model writes it, and waits for its first words. */
async function firstVisit(browser: Browser, url: string, service: FakeInference): Promise<Figures> {
  service.play(recipeOf(100, 15));
  const { page, button, scriptBytes } = await openPage(browser, url);
  const elapsedMs = await button.evaluate(clickAndWait, 'Here');
  await page.close();
  return {
    'click to first visible word, ms': elapsedMs - FIRST_WORD_MS,
    'JavaScript on first load, brotli, KiB': scriptBytes / 1024,
  };
}

/** Streams the longest recipe, at the pace of a very quick model, into a page whose processor is slowed. */
async function rendering(browser: Browser, url: string, service: FakeInference): Promise<Figures> {
  service.play(recipeOf(1024, 5));
  const { page, button } = await openPage(browser, url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, { categories: ['toplevel'] });
  await button.evaluate(clickAndWait, LAST_WORD);
  const longestMs = longestTaskIn(await browser.stopTracing());
  await page.close();
  return { 'longest task, CPU 4 × slower, ms': longestMs };
}

/** A recipe of so many words; the service rests before the first, and between them. */
function recipeOf(count: number, everyMs: number): BothScenario {
  // Where no font of the machine has an emoji, the browser's search for one would be what is measured.
  const all = words(PLAIN_RECIPE.replace(/\p{Emoji_Presentation}/gu, '').repeat(20));
  const last = event(chunk({ content: `\n\n${LAST_WORD}` }));
  const stream = streamed([...all.slice(0, count - 1), last, ending().join('')], everyMs);
  return { ...cooks(PLAIN_RECIPE), stream: [{ pause: FIRST_WORD_MS }, ...stream] };
}

/** Opens the page with three ingredients: the button that asks for a recipe, and the script that came at first. */
async function openPage(browser: Browser, url: string) {
  const page = await browser.newPage();
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'script') sizes.push((await request.sizes()).responseBodySize);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const scriptBytes = sizes.reduce((sum, size) => sum + size, 0);
  const field = page.locator('input[name=ingredient]');
  for (const ingredient of ['eggs', 'spinach', 'feta']) {
    await field.fill(ingredient);
    await field.press('Enter');
  }
  const button = page.getByRole('button', { name: 'Get a Recipe' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  return { page, button, scriptBytes };
}

/** Runs in the page: milliseconds from the click to the frame that shows some words in the recipe. */
function clickAndWait(button: HTMLElement, words: string): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    const look = new MutationObserver(() => {
      if (!document.querySelector('article')?.textContent?.includes(words)) return;
      look.disconnect();
      // A task after the frame's own: by then it is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    look.observe(document.body, { childList: true, subtree: true, characterData: true });
    button.click();
  });
}
