import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { cooks } from '@spatula/fake-inference/completion';
import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import { findBrowser } from '../../../scripts/find-browser.ts';
import config from '../playwright.config.ts';
import { type HostileText, KNOWN_TEXTS, LAST_WORDS, MORE_TEXTS, seededTexts } from './hostile-texts.ts';
import { longestTaskIn } from './longest-task-in.ts';
import { startProduct } from './product.ts';
import { RecipePage } from './recipe-page.ts';

/*
 * Plays hostile texts to the built page, with a processor that is slowed down four times. For each text it prints the
 * page's longest task, download included, in milliseconds of processor time: first for the text sent as a whole, then for
 * the text sent in pieces.
 *   pnpm build && pnpm --filter @spatula/e2e longest-task --seed 1 --texts 30
 * The exit code is 1 where a task is longer than 200 ms. `--only` takes a part of a text's name, `--root` the folder of
 * another built page.
 */
const SLOWED = 4;
const MOST_MS = 200;
const PIECE = /.{1,256}/gsu;
const PATIENCE = { timeout: 300_000 };

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    texts: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    root: { type: 'string', default: 'apps/web/dist' },
  },
});
const texts = [...KNOWN_TEXTS, ...MORE_TEXTS, ...seededTexts(Number(values.seed), Number(values.texts))];
const played = texts.filter(({ name }) => name.includes(values.only));
const browser = await chromium.launch({
  ...config.use?.launchOptions,
  executablePath: await findBrowser(process.env, join(import.meta.dirname, '..')),
});
const service = await startFakeInference({ keepRequests: 1 });
const product = await startProduct({ OPENAI_BASE_URL: service.url, WEB_ROOT: values.root });
let longest = 0;
for (const text of played) {
  process.stdout.write(`${text.name}: `);
  const atOnce = await longestTask(text, [text.text]);
  const inPieces = await longestTask(text, text.text.match(PIECE) ?? []);
  longest = Math.max(longest, atOnce, inPieces);
  process.stdout.write(`${atOnce}, ${inPieces}\n`);
}
process.stdout.write(`seed ${values.seed}, ${played.length} texts, longest task ${longest} ms\n`);
await Promise.all([browser.close(), product.stop(), service.close()]);
process.exitCode = longest > MOST_MS ? 1 : 0;

/** Throws where the last words do not appear, or where the page no longer reacts. */
async function longestTask({ text }: HostileText, pieces: readonly string[]): Promise<number> {
  service.play(cooks(text, pieces));
  const page = await browser.newPage({ baseURL: product.url });
  const kitchen = new RecipePage(page);
  try {
    await kitchen.open('eggs', 'spinach', 'feta');
    await page.waitForLoadState('networkidle');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await browser.startTracing(page, { categories: ['toplevel'] });
    await kitchen.getRecipe.click();
    await kitchen.recipe
      .getByText(LAST_WORDS)
      .last()
      .waitFor({ ...PATIENCE, state: 'attached' });
    await kitchen.button('Download').click(PATIENCE);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    return Math.round(longestTaskIn(await browser.stopTracing()));
  } finally {
    await page.close();
  }
}
