import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import { MeasuredServer } from '../measured-server.ts';
import { PRODUCT_ARGS, productEnv } from '../product.ts';
import { openBrowser } from './browser.ts';
import { NAIVE_PAGE } from './build-contestants.ts';
import { inTurns } from './in-turns.ts';
import { type LighthouseVisit, visitWithLighthouse } from './rows/lighthouse.ts';
import { type FirstVisit, firstVisit, type Rendering, rendering } from './rows/page.ts';
import { type Line, linesOf, type Row } from './table.ts';

/** How often each thing is measured, and in which browser. */
export interface PageRounds {
  readonly visits: number;
  readonly renderings: number;
  readonly lighthouse: number;
  readonly chrome: string;
}

/** The lines on the page. Both pages are served by the product, so that only they differ. */
export async function measurePages(rounds: PageRounds, say: (text: string) => void): Promise<Line[]> {
  const service = await startFakeInference({ keepRequests: 1 });
  const start = (name: string, webRoot: string) => {
    const env = { ...productEnv(service.url), WEB_ROOT: webRoot };
    return MeasuredServer.start({ name, args: PRODUCT_ARGS, env });
  };
  const ours = await start('page', 'apps/web/dist');
  const theirs = await start('naive-page', NAIVE_PAGE);
  const pages = [
    { name: 'spatula', url: ours.url, streamingUrl: ours.url },
    { name: 'naive page', url: theirs.url, streamingUrl: `${theirs.url}/?stream` },
  ];
  const { browser, port } = await openBrowser(rounds.chrome);
  try {
    say('first visits');
    const visits = await inTurns(pages, rounds.visits, ({ url }) => firstVisit(browser, url, service));
    say('rendering');
    const renderings = await inTurns(pages, rounds.renderings, ({ streamingUrl }) =>
      rendering(browser, streamingUrl, service),
    );
    say('Lighthouse');
    const lighthouse = await inTurns(pages, rounds.lighthouse, ({ url }) => visitWithLighthouse(url, port));
    return [
      ...linesOf(visits, VISIT_ROWS),
      ...linesOf(lighthouse, LIGHTHOUSE_ROWS),
      ...linesOf(renderings, RENDERING_ROWS),
    ];
  } finally {
    await browser.close();
    await Promise.all([ours.stop(), theirs.stop(), service.close()]);
  }
}

const VISIT_ROWS: readonly Row<FirstVisit>[] = [
  {
    row: 'click to first visible word, ms',
    figure: (visit) => visit.clickToWordMs,
    alone: { atMost: 50 },
    compare: 'more',
  },
  {
    row: 'JavaScript on first load, brotli, KiB',
    figure: (visit) => visit.firstScriptBytes / 1024,
    alone: { atMost: 64 },
    compare: '×',
    toReach: { 'naive page': { atMost: 1 / 3 } },
  },
  { row: 'bytes until a recipe is shown, KiB', figure: (visit) => visit.totalBytes / 1024, compare: '×' },
];

const LIGHTHOUSE_ROWS: readonly Row<LighthouseVisit>[] = [
  { row: 'LCP, mobile, ms', figure: (visit) => visit.lcpMs, alone: { atMost: 1200 }, compare: '×' },
  { row: 'TBT, mobile, ms', figure: (visit) => visit.tbtMs, alone: { atMost: 50 }, compare: 'more' },
  ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((name) => ({
    row: `Lighthouse: ${name}`,
    figure: (visit: LighthouseVisit) => visit[name],
    compare: 'more' as const,
  })),
];

const RENDERING_ROWS: readonly Row<Rendering>[] = [
  {
    row: 'longest task, CPU 4 × slower, ms',
    figure: (round) => round.longestTaskMs,
    alone: { atMost: 50 },
    compare: '×',
  },
  {
    row: 'script time for 1,024 tokens, ms',
    figure: (round) => round.scriptMs,
    compare: '×',
    toReach: { 'naive page': { atMost: 0.3 } },
  },
  { row: 'frames dropped, %', figure: (round) => round.droppedPercent, compare: 'more' },
];
