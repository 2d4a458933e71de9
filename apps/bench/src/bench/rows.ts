/** How a figure is shown, and what its median is to reach. */
export interface Row {
  /** Shows ours beside each other's: ours ÷ theirs, or ours − theirs. Default: ours is shown alone. */
  readonly compare?: '÷' | '−';
  /** The most that is to be reached, by the name of the other; the empty name stands for ours alone. */
  readonly goals?: Readonly<Record<string, number>>;
  /** Whether the goals are the least instead. */
  readonly isLeast?: boolean;
}

const byServer = (hf: number, sdk: number, raw: number) => {
  return { 'express + hf': hf, 'ai sdk': sdk, 'pass-through': raw };
};

/** Every row of the table. docs/performance.md tells their meaning. */
export const ROWS = {
  'JSON recipes per CPU second': { compare: '÷', isLeast: true, goals: byServer(0.8, 1.5, 0.62) },
  'JSON recipes per second': { compare: '÷' },
  'peak memory under JSON recipes, MB': { goals: { '': 190 } },
  'streamed recipes per CPU second': { compare: '÷', isLeast: true, goals: byServer(2, 12, 0.45) },
  'streamed recipes per second': { compare: '÷' },
  'first word, 1 client, p50, ms': { compare: '−', goals: { 'pass-through': 1 } },
  'first word, 1 client, p99, ms': { compare: '−', goals: { 'pass-through': 25 } },
  'first word, 100 clients, p50, ms': { compare: '−', goals: { 'pass-through': 15 } },
  'first word, 100 clients, p99, ms': { compare: '−' },
  'memory per open stream, kB': { compare: '−', goals: { '': 50 } },
  'cold start, ms': { compare: '÷', goals: { 'express + hf': 1.5 } },
  'built-in chef, ms a recipe': { goals: { '': 3 } },
  'built-in chef, ms for the worst list': { goals: { '': 25 } },
  'click to first visible word, ms': { goals: { '': 50 } },
  'JavaScript on first load, brotli, KiB': { goals: { '': 64 } },
  'LCP, mobile, ms': { goals: { '': 1200 } },
  'TBT, mobile, ms': { goals: { '': 50 } },
  'Lighthouse: performance': {},
  'Lighthouse: accessibility': {},
  'Lighthouse: best-practices': {},
  'Lighthouse: seo': {},
  'longest task, CPU 4 × slower, ms': { goals: { '': 50 } },
} satisfies Record<string, Row>;

/** The figures of one round. */
export type Figures = Partial<Record<keyof typeof ROWS, number>>;
