import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import { ServerProcess } from '../server-process.ts';
import { openBrowser } from './browser.ts';
import { NAIVE_PAGE } from './build-contestants.ts';
import { PRODUCT_ARGS, productEnv } from './contestants.ts';
import { type Visit, visit } from './lighthouse.ts';
import { type FirstVisit, firstVisit, type Rendering, rendering } from './rows/page.ts';
import { alone, type Line, more, times } from './table.ts';

/** How often each thing is measured, and in which browser. */
export interface PageRounds {
  readonly visits: number;
  readonly renderings: number;
  readonly lighthouse: number;
  readonly chrome: string;
}

/** What all rounds gave for one page. */
interface PageFigures {
  readonly visits: FirstVisit[];
  readonly renderings: Rendering[];
  readonly lighthouse: Visit[];
}

const NAIVE = 'naive page';

/** The lines on the page. Both pages are served by the product, so that only they differ. */
export async function measurePages(rounds: PageRounds, say: (text: string) => void): Promise<Line[]> {
  const service = await startFakeInference({ keepRequests: 1 });
  const start = (name: string, webRoot: string) =>
    ServerProcess.start({
      name,
      args: PRODUCT_ARGS,
      env: { ...productEnv(service.url), WEB_ROOT: webRoot },
    });
  const product = await start('page', 'apps/web/dist');
  const naive = await start('naive-page', NAIVE_PAGE);
  const { browser, port } = await openBrowser(rounds.chrome);
  try {
    const ours: PageFigures = { visits: [], renderings: [], lighthouse: [] };
    const theirs: PageFigures = { visits: [], renderings: [], lighthouse: [] };
    const pages = [
      { figures: ours, url: product.url, streaming: product.url },
      { figures: theirs, url: naive.url, streaming: `${naive.url}/?stream` },
    ];
    say('first visits');
    await repeat(rounds.visits, pages, async ({ figures, url }) => {
      figures.visits.push(await firstVisit(browser, url, service));
    });
    say('rendering');
    await repeat(rounds.renderings, pages, async ({ figures, streaming }) => {
      figures.renderings.push(await rendering(browser, streaming, service));
    });
    say('Lighthouse');
    await repeat(rounds.lighthouse, pages, async ({ figures, url }) => {
      figures.lighthouse.push(await visit(url, port));
    });
    return linesOf(ours, theirs);
  } finally {
    await browser.close();
    await Promise.all([product.stop(), naive.stop(), service.close()]);
  }
}

async function repeat<Item>(
  rounds: number,
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const item of items) await run(item);
  }
}

function linesOf(ours: PageFigures, theirs: PageFigures): Line[] {
  const visits = figuresOf(ours.visits, theirs.visits);
  const renderings = figuresOf(ours.renderings, theirs.renderings);
  const lighthouse = figuresOf(ours.lighthouse, theirs.lighthouse);
  const script = visits('JavaScript on first load, brotli, KiB', (one) => one.firstScriptBytes / 1024);
  const word = visits('click to first visible word, ms', (one) => one.clickToWordMs);
  const bytes = visits('bytes until a recipe is shown, KiB', (one) => one.totalBytes / 1024);
  const lcp = lighthouse('LCP, mobile, ms', (one) => one.lcpMs);
  const tbt = lighthouse('TBT, mobile, ms', (one) => one.tbtMs);
  const task = renderings('longest task, CPU 4 × slower, ms', (one) => one.longestTaskMs);
  const total = renderings('script time for 1,024 tokens, ms', (one) => one.scriptMs);
  const dropped = renderings('frames dropped, %', (one) => one.droppedPercent);
  const scores = (['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((name) =>
    more(lighthouse(`Lighthouse: ${name}`, (one) => one[name])),
  );
  return [
    alone(word.row, word.ours, { atMost: 50 }),
    more(word),
    alone(script.row, script.ours, { atMost: 64 }),
    times(script, { atMost: 1 / 3 }),
    times(bytes),
    alone(lcp.row, lcp.ours, { atMost: 1200 }),
    times(lcp),
    alone(tbt.row, tbt.ours, { atMost: 50 }),
    more(tbt),
    ...scores,
    alone(task.row, task.ours, { atMost: 50 }),
    times(task),
    times(total, { atMost: 0.3 }),
    more(dropped),
  ];
}

function figuresOf<Round>(ours: readonly Round[], theirs: readonly Round[]) {
  return (row: string, figure: (round: Round) => number) => ({
    row,
    ours: ours.map(figure),
    against: NAIVE,
    theirs: theirs.map(figure),
  });
}
