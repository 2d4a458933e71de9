import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from './statistics.ts';

const HEAD = 'POST /recipe HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** A request for a recipe as a stream, as it travels. */
export const STREAM_REQUEST = `${HEAD}Accept: text/event-stream\r\nContent-Length: 24\r\n\r\n{"ingredients":["eggs"]}`;

/** Requests that never end: one whose head goes on, and one whose body comes a byte at a time. */
const ENDLESS_REQUESTS = [
  { begin: HEAD, drop: 'X-More: 1\r\n' },
  { begin: `${HEAD}Content-Length: 60000\r\n\r\n{`, drop: ' ' },
];

/** Connects, sends bytes, and reads nothing. The server may break the connection in any way. */
export function openSocket(origin: string, bytes: string): Socket {
  const { hostname: host, port } = new URL(origin);
  const socket = connect({ host, port: Number(port), allowHalfOpen: true }).on('error', () => undefined);
  socket.pause().write(bytes);
  return socket;
}

/** Sends many requests at a trickle; resolves with the milliseconds until the other side has ended the last of them. */
export async function sendSlowly(origin: string, count: number): Promise<number> {
  const start = Date.now();
  let last = start;
  const senders = Array.from({ length: count }, async (_, index) => {
    const { begin = '', drop = '' } = ENDLESS_REQUESTS[index % 2] ?? {};
    const socket = openSocket(origin, begin).resume();
    socket
      .on('end', () => socket.destroy())
      .on('close', () => {
        last = Date.now();
      });
    for (; !socket.destroyed && Date.now() - start < 60_000; await delay(1000)) socket.write(drop);
    socket.destroy();
  });
  await Promise.all(senders);
  return last - start;
}

/** Asks for `/health` again and again while something goes on: 95 of 100 answers took no longer than this. */
export async function healthP95Ms(origin: string, goingOn: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isOver = false;
  const end = goingOn.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const start = performance.now();
    await (await fetch(`${origin}/health`)).arrayBuffer();
    times.push(performance.now() - start);
    await delay(50);
  }
  await end;
  return percentile(times, 95);
}
