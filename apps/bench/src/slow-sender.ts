import { connect } from 'node:net';
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';

/** Requests that never end: one whose head goes on, and one whose body comes a byte at a time. */
const SLOW = {
  head: { begin: 'POST /recipe HTTP/1.1\r\nHost: slow\r\n', drop: 'X-More: 1\r\n' },
  body: {
    begin:
      'POST /recipe HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    drop: ' ',
  },
};
const GIVE_UP_MS = 60_000;

/** Sends a request at a trickle until the other side hangs up; resolves with the milliseconds until then. */
export function sendSlowly(origin: string, what: keyof typeof SLOW): Promise<number> {
  const { begin, drop } = SLOW[what];
  const { hostname, port } = new URL(origin);
  const { promise, resolve } = Promise.withResolvers<number>();
  const start = Date.now();
  const socket = connect(Number(port), hostname);
  const trickle = setInterval(() => socket.write(drop), 1000);
  const limit = setTimeout(() => socket.destroy(), GIVE_UP_MS);
  // The other side may reset the connection as well as close it.
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    clearInterval(trickle);
    clearTimeout(limit);
    resolve(Date.now() - start);
  });
  socket.resume().write(begin);
  return promise;
}
