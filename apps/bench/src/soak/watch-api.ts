import { setTimeout as delay } from 'node:timers/promises';
import { type FakeInference, startFakeInference } from '@spatula/fake-inference/fake-inference';
import { MeasuredServer, type ProcessState } from '../measured-server.ts';
import { productEnv } from '../product.ts';

/** How long connections and timers may take to go, in milliseconds: the longest is the pool's idle time. */
const SETTLE_MS = 15_000;
const POLL_MS = 100;

/** The API in a process that tells what it holds, and the inference service that it asks. */
export interface Watched {
  readonly api: MeasuredServer;
  readonly service: FakeInference;
  /** Address of `POST /recipe`. */
  readonly recipeUrl: string;
}

/** The figures of one part of the soak. */
export interface Report<Figures> {
  readonly figures: Figures;
  /** Sentences that say what is wrong; none when all is well. */
  readonly faults: readonly string[];
}

/**
 * Starts the API from its source and does something with it. It is a fault as well if the API logs an error or
 * does not end with 0 when it is told to.
 *
 * @param env - settings that differ from the bench's
 */
export async function watchApi<Figures>(
  env: Readonly<Record<string, string>>,
  run: (watched: Watched) => Promise<Report<Figures>>,
): Promise<Report<Figures>> {
  // Clients look for their requests; more than these are never open at once.
  const service = await startFakeInference({ keepRequests: 100 });
  const api = await MeasuredServer.start({
    name: 'soak',
    args: ['apps/api/src/server.ts'],
    env: { ...productEnv(service.url), WEB_ROOT: '', ...env },
    tellsState: true,
  });
  try {
    const { figures, faults } = await run({ api, service, recipeUrl: `${api.url}/recipe` });
    const code = await api.stop('SIGTERM');
    const ending = code === 0 ? [] : [`the process ended with ${code}`];
    return { figures, faults: [...faults, ...api.loggedErrors, ...ending] };
  } finally {
    await api.stop();
    await service.close();
  }
}

/** Does something, and tells what the API held before and holds afterwards; it is a fault if that is more. */
export async function compareStates(watched: Watched, run: () => Promise<unknown>) {
  const { service } = watched;
  const before = await settledState(watched, () => true);
  await run();
  const after = await settledState(watched, (state) => heldMore(before, state).length === 0);
  const open =
    service.openSockets === 0 ? [] : [`${service.openSockets} connections to the inference service are open`];
  return { before, after, faults: [...heldMore(before, after), ...open] };
}

/** The state once no connection is open any more, or when our patience is over. */
async function settledState(
  { api, service }: Watched,
  isSettled: (state: ProcessState) => boolean,
): Promise<ProcessState> {
  const deadline = performance.now() + SETTLE_MS;
  for (;;) {
    const state = await api.state();
    const isQuiet = service.openSockets === 0 && !state.handles.TCPSocketWrap;
    if ((isQuiet && isSettled(state)) || performance.now() > deadline) return state;
    await delay(POLL_MS);
  }
}

/** Handles and files that are more than before. Those of its start may have gone meanwhile. */
function heldMore(before: ProcessState, after: ProcessState): string[] {
  const handles = Object.entries(after.handles)
    .filter(([kind, count]) => count > (before.handles[kind] ?? 0))
    .map(([kind, count]) => `${count} handles of the kind ${kind} instead of ${before.handles[kind] ?? 0}`);
  const isMoreFiles = after.openFiles > before.openFiles;
  return [
    ...handles,
    ...(isMoreFiles ? [`${after.openFiles} open files instead of ${before.openFiles}`] : []),
  ];
}
