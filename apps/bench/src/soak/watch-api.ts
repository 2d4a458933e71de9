import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import { MeasuredServer, product } from '../measured-server.ts';
import { tally } from '../statistics.ts';

const REPORT_STATE = new URL('./report-state.ts', import.meta.url).href;
/** How long connections and timers may take to go: the longest is the pool's idle time. */
const SETTLE_MS = 15_000;

/** The API in a process that tells what it holds, and the inference service that it asks. */
export interface Watched {
  readonly api: MeasuredServer;
  readonly service: FakeInference;
}

/** Faults are sentences that say what is wrong. The figures that depend on the machine's speed keep the promise if `isWithin`. */
interface Report {
  readonly figures: object;
  readonly faults?: readonly string[];
  readonly isWithin?: boolean;
}

/**
 * Starts the API from its source, with some settings, and does something with it. It is a fault as well if the API does not
 * answer afterwards, logs an error, or does not end with 0 when it is told to.
 */
export async function watchApi(settings: Record<string, string>, run: (watched: Watched) => Promise<Report>) {
  const service = await startFakeInference({ keepRequests: 1 });
  await using _closing = { [Symbol.asyncDispose]: () => service.close() };
  await using api = await MeasuredServer.start({
    ...product(service.url, { WEB_ROOT: 'apps/web/public', SHUTDOWN_GRACE_MS: '500', ...settings }),
    name: 'soak',
    args: ['--expose-gc', '--import', REPORT_STATE, 'apps/api/src/server.ts'],
    messages: true,
  });
  const { figures, faults: found = [], isWithin = true } = await run({ api, service });
  const { status } = await fetch(`${api.url}/metrics`, { headers: { connection: 'close' } });
  const start = performance.now();
  const code = await api.stop('SIGTERM');
  const drainMs = performance.now() - start;
  const logged = api.stdout.split('\n').filter((line) => /"level":[56]0/.test(line));
  const faults = [...found, ...logged];
  if (status !== 200 || code !== 0)
    faults.push(`/metrics answered ${status}, the process ended with ${code}`);
  const held = faults.length === 0 && isWithin && drainMs <= 2500;
  return { held, faults, figures: { ...figures, drainMs, faults } };
}

/** Has the API collect its garbage and tell the size of its heap, and how many handles and files of each kind it holds. */
export async function stateOf(api: MeasuredServer) {
  api.child.send('state');
  const [state]: { heapMB: number; held: string[] }[] = await once(api.child, 'message');
  return { heapMB: Number(state?.heapMB), held: tally(state?.held ?? []) };
}

/** Does something, and tells what the API holds afterwards that it did not hold before. */
export async function leftBy({ api, service }: Watched, run: () => Promise<unknown>): Promise<string[]> {
  let before: Record<string, number> | undefined;
  const more = async (): Promise<string[]> => {
    for (const deadline = performance.now() + SETTLE_MS; ; await delay(100)) {
      const { held } = await stateOf(api);
      const isQuiet = service.openSockets === 0 && !held.TCPSocketWrap;
      const all = Object.entries(held).filter(([kind, count]) => before && count > (before[kind] ?? 0));
      if ((isQuiet && all.length === 0) || performance.now() > deadline) {
        before ??= held;
        return all.map(([kind, count]) => `${count} of the kind ${kind} are held`);
      }
    }
  };
  await more();
  await run();
  return more();
}
