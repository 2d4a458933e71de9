import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import { pick } from '@spatula/fake-inference/pick';
import { chance } from '@spatula/pantry/testing/chance';
import { closesInTime } from './closes-in-time.ts';
import { rawBytes } from './raw-bytes.ts';
import { holdsNoMore, settled } from './settled.ts';
import { WatchedApi } from './watched-api.ts';

/** Connections before the first measurement. */
const WARM_UP = 200;
const AT_ONCE = 50;
/** Tunnels and half requests that are still open when the server is told to stop. */
const LEFT_OPEN = ['CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 'GET /hea', ''];

/** How a peer ends a connection. */
const ENDINGS = ['reset', 'fin', 'silence'] as const;

/** What became of connections that carry any bytes. */
export interface RawReport {
  /** How many connections ended how. */
  endings: Record<string, number>;
  /** What is wrong; empty when all is well. */
  faults: string[];
  /** From the signal to the end of the process, in milliseconds. */
  drainMs: number;
}

/**
 * Opens connections that send any bytes and end in any way. Afterwards the same process must answer, hold no
 * more than before, and end with 0 when it is told to although peers keep connections open.
 */
export async function speakRaw({
  connections,
  seed,
}: {
  connections: number;
  seed: number;
}): Promise<RawReport> {
  const fake = await startFakeInference({ keepRequests: 1 });
  const api = await WatchedApi.start(fake.url, { SHUTDOWN_GRACE_MS: '500' });
  const { port, origin } = new URL(api.url);
  const random = chance(seed);
  const faults: string[] = [];
  try {
    await converseAll(Number(port), WARM_UP, random);
    const before = await settled(api, fake, () => true);
    const endings = await converseAll(Number(port), connections, random);
    const after = await settled(api, fake, (state) => holdsNoMore(state, before));
    if (!holdsNoMore(after, before)) {
      faults.push(`handles were ${JSON.stringify(before.handles)} and are ${JSON.stringify(after.handles)}`);
    }
    const { status } = await fetch(`${origin}/health`);
    if (status !== 200) faults.push(`GET /health answered ${status}`);
    if (endings['left open']) faults.push(`${endings['left open']} connections were not closed`);
    const open = LEFT_OPEN.map((bytes) => leaveOpen(Number(port), bytes));
    await Promise.all(open.map((socket) => once(socket, 'connect')));
    const start = performance.now();
    const code = await api.stop();
    const drainMs = performance.now() - start;
    if (code !== 0) faults.push(`the process ended with ${code}`);
    for (const socket of open) socket.destroy();
    return { endings, faults: [...faults, ...api.bugs], drainMs };
  } finally {
    await api.stop();
    await fake.close();
  }
}

async function converseAll(port: number, count: number, random: () => number) {
  const endings: Record<string, number> = {};
  const silent: Socket[] = [];
  let begun = 0;
  async function peer(): Promise<void> {
    while (begun < count) {
      begun += 1;
      const socket = leaveOpen(port, '');
      await send(socket, rawBytes(random), random);
      const ending = pick(random, ENDINGS);
      if (ending === 'silence') silent.push(socket);
      const how = ending === 'silence' ? ending : await end(socket, ending);
      endings[how] = (endings[how] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, peer));
  for (const socket of silent) socket.destroy();
  return endings;
}

function leaveOpen(port: number, bytes: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  // Breaking a connection is among the things that a server may do here.
  socket.on('error', () => undefined).resume();
  if (bytes) socket.write(bytes);
  return socket;
}

/** Sends the bytes in up to three pieces. */
async function send(socket: Socket, bytes: Buffer, random: () => number): Promise<void> {
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
