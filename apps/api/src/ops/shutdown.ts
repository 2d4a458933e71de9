import type { Server } from 'node:http';
import type { Lifecycle } from './lifecycle.ts';

/** How often connections that have become idle are closed while the server drains, in milliseconds. */
const IDLE_CHECK_MS = 50;
/** How long the last events may take to leave once the grace is over, in milliseconds. */
const LAST_WORDS_MS = 1000;

/**
 * Stops a server: takes no new connections, lets open recipes finish within the grace, ends the rest with
 * `shutting-down`, and resolves when every connection is closed.
 *
 * @param graceMs - how long open recipes may finish, in milliseconds
 */
export async function drain(server: Server, lifecycle: Lifecycle, graceMs: number): Promise<void> {
  lifecycle.drain();
  const closed = new Promise((resolve) => server.close(resolve));
  const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const endRecipes = setTimeout(() => lifecycle.endRecipes(), graceMs);
  const closeAll = setTimeout(() => server.closeAllConnections(), graceMs + LAST_WORDS_MS);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(endRecipes);
  clearTimeout(closeAll);
}
