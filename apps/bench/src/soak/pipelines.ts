import { connect } from 'node:net';
import { closesInTime } from './closes-in-time.ts';
import { compareStates, type Report, watchApi } from './watch-api.ts';

/** Requests of every kind. */
const REQUESTS = [
  ...['icon-512.png', 'health', 'ready', 'metrics', 'openapi.json', 'problems/internal', 'nothing'].map(
    (path) => `GET /${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  ),
  'POST /recipe HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 24\r\n\r\n{"ingredients":["eggs"]}',
];
const CONNECTIONS = 4;

/** Memory that pipelined requests take. */
export interface PipelineFigures {
  /** How much more memory the process has at its highest, in MB. */
  readonly grownMB: number;
}

/**
 * Sends many requests of every kind ahead on each of a few connections, and never reads an answer. The server has to
 * close them by itself and to hold no more than before.
 *
 * @param requests - on each connection
 */
export function sendPipelines({ requests }: { requests: number }): Promise<Report<PipelineFigures>> {
  return watchApi({ WEB_ROOT: 'apps/web/public' }, async (watched) => {
    const { api } = watched;
    const port = Number(new URL(api.url).port);
    const leftOpen: string[] = [];
    let highest = 0;
    await (await fetch(`${api.url}/metrics`, { headers: { connection: 'close' } })).text();
    const { before, faults } = await compareStates(watched, async () => {
      for (const request of REQUESTS) {
        const sending = Array.from({ length: CONNECTIONS }, () => sendAhead(port, request, requests));
        const areClosed = await Promise.all(sending);
        highest = Math.max(highest, (await api.state()).residentBytes);
        if (areClosed.includes(false))
          leftOpen.push(`a connection was left open: ${request.split('\r\n')[0]}`);
      }
    });
    return { figures: { grownMB: (highest - before.residentBytes) / 1e6 }, faults: [...leftOpen, ...faults] };
  });
}

/** Sends all at once, reads nothing, and tells whether the server closed the connection by itself. */
async function sendAhead(port: number, request: string, count: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
  socket.pause().write(request.repeat(count));
  // A peer that does not read notices the end only when it writes.
  const writing = setInterval(() => socket.write('\r\n'), 20);
  const isClosed = await closesInTime(socket);
  clearInterval(writing);
  return isClosed;
}
