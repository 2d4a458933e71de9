import type { FakeInference } from '@spatula/fake-inference/fake-inference';
import type { ProcessState, WatchedApi } from './watched-api.ts';

/** How long connections and timers may take to go, in milliseconds: the longest is the pool's idle time. */
const SETTLE_MS = 15_000;
const POLL_MS = 100;

/** What the API holds once nothing is open any more at the inference service, or our patience is over. */
export async function settled(
  api: WatchedApi,
  fake: FakeInference,
  isSettled: (state: ProcessState) => boolean,
): Promise<ProcessState> {
  const deadline = performance.now() + SETTLE_MS;
  for (;;) {
    const state = await api.state();
    const quiet = fake.openSockets === 0 && !state.handles.TCPSocketWrap && isSettled(state);
    if (quiet || performance.now() > deadline) return state;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Whether a process has no more open handles of any kind than before. One of its start may have gone meanwhile. */
export function holdsNoMore({ handles }: ProcessState, before: ProcessState): boolean {
  return Object.entries(handles).every(([kind, count]) => count <= (before.handles[kind] ?? 0));
}
