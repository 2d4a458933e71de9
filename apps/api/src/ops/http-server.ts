import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long a caller may take for the head, and for head and body, of a request, in milliseconds. */
const HEAD_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
/** How often senders are checked against those, in milliseconds. */
const CHECK_MS = 1000;
/** Longer than a proxy keeps its own idle connections, so that it never sends into one that just closed. */
const KEEP_ALIVE_MS = 150_000;

/** Makes a server that slow senders cannot hold up. */
export function createHttpServer(listener: RequestListener): Server {
  return createServer(
    {
      headersTimeout: HEAD_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    listener,
  );
}

/**
 * Starts to listen.
 *
 * @returns the address to open in a browser
 * @throws Error whose message a newcomer can act on, when the address cannot be had
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explain(error, port, host))));
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return `http://${local ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop what listens there, or choose another with PORT.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: choose one above 1023 with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine: use 127.0.0.1, or 0.0.0.0 for all.`;
    default:
      return `Cannot listen on port ${port} of ${host}: ${error.code ?? 'unknown reason'}.`;
  }
}
