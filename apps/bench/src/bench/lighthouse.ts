import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { ServerProcess } from '../server-process.ts';
import { spreadOf } from '../statistics.ts';
import { openBrowser } from './browser.ts';
import { PRODUCT_ARGS, productEnv } from './contestants.ts';

/** What Lighthouse says of one visit: scores of 100, and milliseconds. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
}

/** Visits an address with Lighthouse as a mid-range mobile phone on a slow network would. */
export async function visit(url: string, port: number): Promise<Visit> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed: ${run?.lhr.runtimeError?.message}`);
  const { categories, audits } = run.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
  };
}

/*
 * On its own: five visits of the built product, and the median of each figure.
 *   node apps/bench/src/bench/lighthouse.ts [--runs 5] [--chrome /usr/bin/chromium]
 */
if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      chrome: { type: 'string', default: '/usr/bin/chromium' },
    },
  });
  const product = await ServerProcess.start({ name: 'lighthouse', args: PRODUCT_ARGS, env: productEnv('') });
  const { browser, port } = await openBrowser(values.chrome);
  const visits: Visit[] = [];
  try {
    while (visits.length < Number(values.runs)) visits.push(await visit(product.url, port));
  } finally {
    await browser.close();
    await product.stop();
  }
  for (const name of Object.keys(visits[0] ?? {}) as (keyof Visit)[]) {
    const { median, min, max } = spreadOf(visits.map((one) => one[name]));
    process.stdout.write(
      `${name.padEnd(14)} ${median.toFixed(0).padStart(6)}  (${min.toFixed(0)} to ${max.toFixed(0)})\n`,
    );
  }
}
