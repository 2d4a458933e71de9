import { connect } from 'node:net';
import { startFakeInference } from '@spatula/fake-inference/fake-inference';
import { closesInTime } from './closes-in-time.ts';
import { holdsNoMore, settled } from './settled.ts';
import { WatchedApi } from './watched-api.ts';

/** Requests of every kind. */
const REQUESTS = [
  ...[
    '/icon-512.png',
    '/health',
    '/ready',
    '/metrics',
    '/openapi.json',
    '/problems/internal',
    '/nothing',
  ].map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
  'POST /recipe HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 24\r\n\r\n{"ingredients":["eggs"]}',
];
const AT_ONCE = 4;

/** What pipelined requests leave behind. */
export interface PipelineReport {
  /** How much more memory the process has at its highest, garbage not collected. */
  grownBytes: number;
  /** What is wrong; empty when all is well. */
  faults: string[];
}

/**
 * Sends many requests of every kind ahead on each of a few connections, and never reads an answer. The server has to
 * close them by itself and to hold no more than before.
 *
 * @param requests - on each connection
 */
export async function pipeline({ requests }: { requests: number }): Promise<PipelineReport> {
  const fake = await startFakeInference({ keepRequests: 1 });
  const api = await WatchedApi.start(fake.url, { WEB_ROOT: 'apps/web/public' });
  const port = Number(new URL(api.url).port);
  const faults: string[] = [];
  try {
    await (await fetch(new URL('/metrics', api.url), { headers: { connection: 'close' } })).text();
    const before = await settled(api, fake, () => true);
    let highest = 0;
    for (const request of REQUESTS) {
      const [first = ''] = request.split('\r\n');
      const ends = await Promise.all(
        Array.from({ length: AT_ONCE }, () => sendAhead(port, request, requests)),
      );
      highest = Math.max(highest, (await api.state()).residentBytes);
      if (ends.includes(false)) faults.push(`${first}: a connection was left open`);
    }
    const after = await settled(api, fake, (state) => holdsNoMore(state, before));
    if (!holdsNoMore(after, before))
      faults.push(`handles were ${JSON.stringify(before.handles)} and are ${JSON.stringify(after.handles)}`);
    if (after.openFiles > before.openFiles)
      faults.push(`${before.openFiles} files were open, and ${after.openFiles} are`);
    return { grownBytes: highest - before.residentBytes, faults: [...faults, ...api.bugs] };
  } finally {
    await api.stop();
    await fake.close();
  }
}

/** Sends all at once, reads nothing, and tells whether the server closed the connection by itself. */
async function sendAhead(port: number, request: string, count: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
  socket.pause().write(request.repeat(count));
  // Who does not read sees the end when writing.
  const writing = setInterval(() => socket.write('\r\n'), 20);
  const isClosed = await closesInTime(socket);
  clearInterval(writing);
  return isClosed;
}
