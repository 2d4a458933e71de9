import { once } from 'node:events';
import type { Socket } from 'node:net';

/** How long the server may take to close a connection, in milliseconds. */
const CLOSE_MS = 30_000;

/** Tells whether the server closes a connection in time; destroys one that it leaves open. */
export async function closesInTime(socket: Socket): Promise<boolean> {
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const patience = AbortSignal.timeout(CLOSE_MS);
  const isClosed = await Promise.race([closed.then(() => true), once(patience, 'abort').then(() => false)]);
  if (!isClosed) socket.destroy();
  return isClosed;
}
