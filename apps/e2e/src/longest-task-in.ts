interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. Other work of the machine does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Processor time of the longest task of a page's main thread, in milliseconds.
 *
 * @param trace - the trace of the browser, with the category `toplevel`
 */
export function longestTaskIn(trace: Buffer): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const mains = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`),
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
