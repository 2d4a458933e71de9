import lighthouse from 'lighthouse';

/** The verdict of Lighthouse on one visit: scores of 100, and milliseconds. */
export interface LighthouseVisit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
}

/**
 * Visits an address with Lighthouse as a mid-range mobile phone on a slow network would.
 *
 * @param port - the browser's, for other tools
 */
export async function visitWithLighthouse(url: string, port: number): Promise<LighthouseVisit> {
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
