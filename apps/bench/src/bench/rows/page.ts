import type { FakeInference } from '@spatula/fake-inference/fake-inference';
import type { Browser, Locator, Page } from 'playwright-core';
import { FIRST_TOKEN_MS, LONG_RECIPE, SERVED_RECIPE } from './page-recipe.ts';

/** The cost of the page for a visitor until the first words of a recipe are on the screen. */
export interface FirstVisit {
  /** From the click to the first words on the screen, less the time that the service took. */
  readonly clickToWordMs: number;
  /** Compressed, as they came. */
  readonly firstScriptBytes: number;
  /** All heads and bodies that came until then. */
  readonly totalBytes: number;
}

/** The work of the page's processor, four times slowed, while a long recipe comes. */
export interface Rendering {
  readonly longestTaskMs: number;
  readonly scriptMs: number;
  /** How many of a hundred frames were not drawn in time. */
  readonly droppedPercent: number;
}

const SLOWED = 4;
const FRAME_MS = 1000 / 60;

/** Opens the page anew, asks for a recipe and waits for its first words. */
export async function firstVisit(browser: Browser, url: string, service: FakeInference): Promise<FirstVisit> {
  service.play(SERVED_RECIPE);
  const page = await browser.newPage();
  let scriptBytes = 0;
  let totalBytes = 0;
  page.on('requestfinished', async (request) => {
    const sizes = await request.sizes();
    totalBytes += sizes.responseBodySize + sizes.responseHeadersSize;
    if (request.resourceType() === 'script') scriptBytes += sizes.responseBodySize;
  });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const firstScriptBytes = scriptBytes;
    const button = await addIngredients(page);
    const elapsed = await button.evaluate(clickAndWait);
    return { clickToWordMs: elapsed - FIRST_TOKEN_MS, firstScriptBytes, totalBytes };
  } finally {
    await page.close();
  }
}

/** Streams the longest recipe into the page while its processor is slowed. */
export async function rendering(browser: Browser, url: string, service: FakeInference): Promise<Rendering> {
  service.play(LONG_RECIPE);
  const page = await browser.newPage();
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const button = await addIngredients(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await devtools.send('Performance.enable');
    const scriptMs = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
    };
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
    const before = await scriptMs();
    const frames = await button.evaluate(clickAndCountFrames);
    const used = (await scriptMs()) - before;
    const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
    return {
      longestTaskMs: longestTask(trace),
      scriptMs: used,
      droppedPercent: Math.max(0, 100 * (1 - frames.drawn / (frames.ms / FRAME_MS))),
    };
  } finally {
    await page.close();
  }
}

/** @returns the button that asks for a recipe */
async function addIngredients(page: Page): Promise<Locator> {
  // Before React has taken the page over, the browser itself would send the form.
  await page.waitForFunction(() => {
    const root = document.getElementById('root') ?? {};
    return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  const field = page.locator('input[name=ingredient]');
  for (const ingredient of ['eggs', 'spinach', 'feta']) {
    await field.fill(ingredient);
    await field.press('Enter');
  }
  const button = page.getByRole('button', { name: 'Get a Recipe' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  return button;
}

/** Runs in the page: milliseconds from the click to the frame that shows words of the recipe. */
function clickAndWait(button: HTMLElement): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    const look = new MutationObserver(() => {
      if (!document.querySelector('article')?.textContent?.trim()) return;
      look.disconnect();
      // A task after the frame's own: by then it is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    look.observe(document.body, { childList: true, subtree: true, characterData: true });
    button.click();
  });
}

/** Runs in the page: the frames drawn from the first words of the recipe to the last. */
function clickAndCountFrames(button: HTMLElement): Promise<{ drawn: number; ms: number }> {
  const QUIET_MS = 1500;
  return new Promise((resolve) => {
    let first = 0;
    let last = 0;
    let drawn = 0;
    let drawnAtLast = 0;
    const look = new MutationObserver((changes) => {
      const recipe = document.querySelector('article');
      if (!changes.some(({ target }) => recipe?.contains(target))) return;
      last = performance.now();
      first ||= last;
      drawnAtLast = drawn;
    });
    const frame = () => {
      if (first) drawn += 1;
      if (last && performance.now() - last > QUIET_MS) {
        look.disconnect();
        resolve({ drawn: drawnAtLast, ms: last - first });
      } else requestAnimationFrame(frame);
    };
    look.observe(document.body, { childList: true, subtree: true, characterData: true });
    requestAnimationFrame(frame);
    button.click();
  });
}

interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of a page's main thread, in milliseconds. */
function longestTask(trace: unknown): number {
  const { traceEvents } = trace as { traceEvents: TraceEvent[] };
  const mains = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.includes(`${pid} ${tid}`))
    .map(({ dur = 0 }) => dur / 1000);
  return Math.max(0, ...tasks);
}
