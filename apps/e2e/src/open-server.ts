import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test. */
export interface OpenServer {
  /** Its origin. */
  readonly url: string;
  close(): Promise<void>;
}

/** Opens a server on a free port of this machine. */
export async function openServer(answer: RequestListener): Promise<OpenServer> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
