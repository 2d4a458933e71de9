import { once } from 'node:events';
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { pick } from '@spatula/fake-inference/pick';
import { chance } from '@spatula/pantry/testing/chance';
import { repeatAtOnce } from '../load.ts';
import { openSocket, STREAM_REQUEST } from '../slow-clients.ts';
import { tally } from '../statistics.ts';
import { leftBy, watchApi } from './watch-api.ts';

/** How long the server may take to close a connection. */
const CLOSE_MS = 30_000;
const TUNNEL = 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n';
const PATHS = ['icon-512.png', 'health', 'ready', 'metrics', 'openapi.json', '%', 'x'.repeat(20_000)];
const REQUESTS = [STREAM_REQUEST, ...PATHS.map((path) => `GET /${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)];
const FIELDS = [
  ...['Connection: close', 'Connection: Upgrade\r\nUpgrade: websocket', 'Expect: 100-continue', ' folded'],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: gzip, chunked', 'Content-Encoding: gzip'],
  ...['Content-Length: -1', 'Content-Length: 99999999999999999999', 'HTTP2-Settings: AAMAAABk'],
];
/** Requests, tunnels, other protocols, and bodies in chunks. */
const PARTS = [
  ...FIELDS.map((field) => STREAM_REQUEST.replace('Accept', `${field}\r\nAccept`)),
  ...[...REQUESTS, TUNNEL, 'OPTIONS * HTTP/1.0\r\n\r\n', 'COOK a:443 HTTP/9\r\n\r\n'],
  ...['18\r\n{"ingredients":["eggs"]}\r\n', '0\r\n\r\n', '0\r\nTrailer: x\r\n\r\n', 'zz\r\n'],
  ...['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
];

/**
 * Sends many requests ahead of each kind, one connection after another, and reads no answer; then opens connections that
 * send any bytes and end in any way. Afterwards the same process must hold no more than before, and end when it is told to
 * although peers keep connections open.
 */
export function speakRaw(connections: number, seed: number) {
  return watchApi({}, async (watched) => {
    const { url } = watched.api;
    const random = chance(seed);
    const visit = () => sendAny(url, random);
    // These let the process grow to its working size.
    await repeatAtOnce(200, 50, visit);
    const beforeMB = watched.api.memoryMB('VmRSS');
    const endings: string[] = [];
    let grownMB = 0;
    const left = await leftBy(watched, async () => {
      for (const request of REQUESTS) endings.push(await sendAhead(url, request));
      grownMB = watched.api.memoryMB('VmHWM') - beforeMB;
      endings.push(...(await repeatAtOnce(connections, 50, visit)));
    });
    // Tunnels and half requests are still open when the server is told to stop.
    await Promise.all([TUNNEL, 'GET /hea', ''].map((bytes) => once(openSocket(url, bytes), 'connect')));
    const faults = [...left, ...endings.filter((ending) => ending.startsWith('left open'))];
    return { figures: { endings: tally(endings), grownMB }, faults, isWithin: grownMB <= 100 };
  });
}

/** Sends requests, whole, several at once, cut anywhere or with bytes changed, or something else. */
async function sendAny(url: string, random: () => number): Promise<string> {
  const texts = Array.from({ length: 1 + random() ** 3 * 8 }, () => pick(random, PARTS));
  const bytes = Buffer.from(texts.join(''), 'latin1');
  for (let changes = random() * 10 - 8; changes > 0; changes -= 0.4) {
    bytes[Math.floor(random() * bytes.length)] = random() * 256;
  }
  const cut = random() * bytes.length;
  const socket = openSocket(url, '').resume();
  for (const piece of [bytes.subarray(0, cut), bytes.subarray(random() < 0.2 ? bytes.length : cut)]) {
    await Promise.race([new Promise((resolve) => socket.write(piece, resolve)), closeOf(socket)]);
  }
  const ending = pick(random, ['reset', 'fin', 'silence']);
  if (ending === 'silence') setTimeout(() => socket.destroy(), random() * 200);
  if (ending === 'reset') socket.resetAndDestroy();
  if (ending === 'fin') socket.end();
  return (await closesInTime(socket)) ? ending : `left open: ${ending}`;
}

/** Sends the same request many times and reads no answer: the server has to close the connection. */
async function sendAhead(url: string, request: string): Promise<string> {
  const socket = openSocket(url, request.repeat(2500));
  // A peer that does not read notices the end only when it writes.
  const writing = setInterval(() => socket.write('\r\n'), 20);
  const isClosed = await closesInTime(socket);
  clearInterval(writing);
  return isClosed ? 'sent ahead' : `left open: ${request}`;
}

/** Tells whether a connection is closed in time; destroys one that is left open. */
async function closesInTime(socket: Socket): Promise<boolean> {
  const late = delay(CLOSE_MS, false, { ref: false });
  const isClosed = await Promise.race([closeOf(socket).then(() => true), late]);
  socket.destroy();
  return isClosed;
}

/** Resolves when a connection is closed, in whatever way. */
function closeOf(socket: Socket): Promise<void> {
  return finished(socket).catch(() => undefined);
}
