import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle.ts';
import type { PatientServer } from './patient-server.ts';

/** How long a connection that was accepted before the drain may take to send its first request, in milliseconds. */
const FIRST_REQUEST_MS = 1000;
/** How often connections that have become idle are closed while the server drains, in milliseconds. */
const IDLE_CHECK_MS = 50;
/** How long the last events may take to leave once the grace is over, in milliseconds. */
const LAST_WORDS_MS = 1000;
/** So many turns of the event loop may pass in which connections are accepted, one in each: four full queues. */
const MAX_TURNS = 2048;

/**
 * Stops a server: takes no new connections, lets open recipes finish within the grace, ends the rest with
 * `shutting-down`, and resolves when every connection is closed.
 *
 * @param graceMs - how long open recipes may finish, in milliseconds
 */
export async function drain(server: PatientServer, lifecycle: Lifecycle, graceMs: number): Promise<void> {
  lifecycle.drain();
  await acceptWaiting(server);
  const closed = new Promise((resolve) => server.close(resolve));
  const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  // After a pause of the whole process, the requests that have come meanwhile are read first.
  const closeUnused = setTimeout(() => setImmediate(() => server.closeUnusedConnections()), FIRST_REQUEST_MS);
  const endRecipes = setTimeout(() => lifecycle.endRecipes(), graceMs);
  const closeAll = setTimeout(() => server.closeAllConnections(), graceMs + LAST_WORDS_MS);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(closeUnused);
  clearTimeout(endRecipes);
  clearTimeout(closeAll);
}

/**
 * Accepts the connections that the system has already set up. Their peers may have sent a request, and they would be reset
 * if the server stopped listening now. Two turns of the event loop without a new connection mean that none is waiting.
 */
async function acceptWaiting(server: PatientServer): Promise<void> {
  let quietTurns = 0;
  const onConnection = () => {
    quietTurns = 0;
  };
  server.on('connection', onConnection);
  for (let turn = 0; quietTurns < 2 && turn < MAX_TURNS; turn += 1) {
    quietTurns += 1;
    await nextTurn();
  }
  server.off('connection', onConnection);
}
