import { type IncomingHttpHeaders, type OutgoingHttpHeaders, type RequestListener, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { type Patience, PatientServer } from '../process/patient-server.ts';

/** An answer as it came over a real connection. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The parts of a request. They are sent as they are. */
export interface Sent {
  method?: string;
  path?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
}

/** A server on a free port of this machine. */
export interface TestServer {
  server: PatientServer;
  port: number;
  /** Sends a request, by default a `POST /recipe`, on a connection of its own. */
  send(sent: Sent): Promise<Answer>;
  /** Opens a connection that nothing is sent on yet. */
  connect(): Socket;
  /** Sends bytes, and gives all that came when the other side has closed. */
  exchange(bytes: string): Promise<string>;
}

/** Takes a function that is to be called when the server is no longer needed. */
export type AtEnd = (close: () => Promise<void>) => void;

/**
 * Makes a listener answer on a free port of this machine.
 *
 * @param atEnd - by default the server is closed when the test ends that calls this; a test that runs beside others,
 *   and a hook, have to give a function
 */
export async function startServer(
  listener: RequestListener,
  patience?: Partial<Patience>,
  atEnd: AtEnd = onTestFinished,
): Promise<TestServer> {
  const server = new PatientServer(listener, patience);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(async () => {
    // A test may have closed it before: that is an error, and none of ours.
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  });
  const { port } = server.address() as AddressInfo;
  const open = () => connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
  return {
    server,
    port,
    connect: open,
    send: (sent) => send(port, sent),
    exchange(bytes) {
      const socket = open();
      socket.write(bytes);
      return allFrom(socket);
    },
  };
}

/** All that a connection brings until the other side closes it, whether politely or not. */
export async function allFrom(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  await new Promise((resolve) => socket.once('end', resolve).once('close', resolve));
  socket.destroy();
  return received;
}

async function send(
  port: number,
  { method = 'POST', path = '/recipe', headers, body }: Sent,
): Promise<Answer> {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sending = request({
    port,
    host: '127.0.0.1',
    method,
    path,
    agent: false,
    headers: { ...type, ...headers },
  });
  sending.once('error', reject).once('response', async (res) => {
    try {
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body: await text(res) });
    } catch (error) {
      reject(error);
    }
  });
  sending.end(body);
  return promise;
}
