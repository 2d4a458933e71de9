import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pick } from '@spatula/fake-inference/pick';
import { chance } from '@spatula/pantry/testing/chance';
import { repeatAtOnce } from '../repeat-at-once.ts';
import { tally } from '../statistics.ts';
import { closesInTime } from './closes-in-time.ts';
import { rawBytes } from './raw-bytes.ts';
import { compareStates, type Report, watchApi } from './watch-api.ts';

/** Connections before the first measurement. */
const WARM_UP = 200;
const AT_ONCE = 50;
/** Tunnels and half requests that are still open when the server is told to stop. */
const LEFT_OPEN = ['CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 'GET /hea', ''];

/** How a peer ends a connection. */
const ENDINGS = ['reset', 'fin', 'silence'] as const;

/** The ends of connections that carry any bytes, and of the server. */
export interface RawFigures {
  /** How many connections ended how. */
  readonly endings: Readonly<Record<string, number>>;
  /** From the signal to the end of the process, in milliseconds. */
  readonly drainMs: number;
}

/**
 * Opens connections that send any bytes and end in any way. Afterwards the same process must answer, hold no
 * more than before, and end with 0 when it is told to although peers keep connections open.
 */
export function speakRaw({
  connections,
  seed,
}: {
  connections: number;
  seed: number;
}): Promise<Report<RawFigures>> {
  return watchApi({ SHUTDOWN_GRACE_MS: '500' }, async (watched) => {
    const { api } = watched;
    const port = Number(new URL(api.url).port);
    const random = chance(seed);
    await converseAll(port, WARM_UP, random);
    let endings: RawFigures['endings'] = {};
    const { faults } = await compareStates(watched, async () => {
      endings = await converseAll(port, connections, random);
    });
    const { status } = await fetch(`${api.url}/health`);
    const unwell = status === 200 ? [] : [`GET /health answered ${status}`];
    const leftOpen = endings['left open'] ? [`${endings['left open']} connections were not closed`] : [];
    const open = LEFT_OPEN.map((bytes) => connectAndSend(port, bytes));
    await Promise.all(open.map((socket) => once(socket, 'connect')));
    const start = performance.now();
    await api.stop('SIGTERM');
    const drainMs = performance.now() - start;
    for (const socket of open) socket.destroy();
    return { figures: { endings, drainMs }, faults: [...faults, ...unwell, ...leftOpen] };
  });
}

async function converseAll(port: number, count: number, random: () => number) {
  const silent: Socket[] = [];
  const endings = await repeatAtOnce({ count, atOnce: AT_ONCE }, async () => {
    const socket = connectAndSend(port, '');
    await sendInPieces(socket, rawBytes(random), random);
    const ending = pick(random, ENDINGS);
    if (ending !== 'silence') return end(socket, ending);
    silent.push(socket);
    return ending;
  });
  for (const socket of silent) socket.destroy();
  return tally(endings);
}

function connectAndSend(port: number, bytes: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  // Breaking a connection is among the things that a server may do here.
  socket.on('error', () => undefined).resume();
  if (bytes) socket.write(bytes);
  return socket;
}

/** Sends the bytes in up to three pieces. */
async function sendInPieces(socket: Socket, bytes: Buffer, random: () => number): Promise<void> {
  const cuts = [random(), random()].map((share) => Math.floor(share * bytes.length)).sort((a, b) => a - b);
  const [first = 0, second = 0] = cuts;
  for (const piece of [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)]) {
    if (!socket.writable) return;
    await new Promise((resolve) => {
      socket.once('close', resolve);
      socket.write(piece, () => {
        socket.off('close', resolve);
        resolve(undefined);
      });
    });
  }
}

async function end(socket: Socket, ending: 'reset' | 'fin'): Promise<'reset' | 'fin' | 'left open'> {
  if (socket.closed) return ending;
  if (ending === 'reset') socket.resetAndDestroy();
  else socket.end();
  return (await closesInTime(socket)) ? ending : 'left open';
}
