import { type RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** How slow a connection may be, in milliseconds. */
export interface Patience {
  /** For the head of a request, from the connection's start or the request's first byte. */
  headMs: number;
  /** For head and body of a request. */
  requestMs: number;
  /** Without a byte in either direction; it must be longer than a recipe may take. */
  silenceMs: number;
  /** Between two requests. Longer than a proxy keeps its own idle connections, so that it never sends into one that just closed. */
  idleMs: number;
  /** How often senders are checked against the first two. */
  checkMs: number;
}

/** How long a connection may dawdle unless the caller says otherwise. */
export const PATIENCE: Patience = {
  headMs: 10_000,
  requestMs: 20_000,
  silenceMs: 150_000,
  idleMs: 150_000,
  checkMs: 1000,
};

/** Requests of one connection that may wait for the answer to the one before. Browsers and proxies send one at a time. */
const MOST_WAITING = 16;

/** A server that neither slow senders nor readers that do not read can hold up. */
export class PatientServer extends Server {
  readonly #open = new Set<Socket>();
  /** Connections without a request so far: Node does not count them as idle. */
  readonly #unused = new Set<Socket>();

  /**
   * @param listener - answers the requests
   * @param patience - what differs from the defaults
   */
  constructor(listener: RequestListener, patience: Partial<Patience> = {}) {
    const { headMs, requestMs, silenceMs, idleMs, checkMs } = { ...PATIENCE, ...patience };
    const answer = inTurn(listener);
    super(
      {
        headersTimeout: headMs,
        requestTimeout: requestMs,
        keepAliveTimeout: idleMs,
        connectionsCheckingInterval: checkMs,
      },
      answer,
    );
    this.timeout = silenceMs;
    this.on('connection', (socket: Socket) => this.#follow(socket));
    this.on('request', ({ socket }) => this.#unused.delete(socket));
    // An unknown `Expect` may be ignored, and Node's own answer, 417, would be no problem object.
    this.on('checkExpectation', answer);
    this.on('connect', (_req, socket) => refuseTunnel(socket));
  }

  #follow(socket: Socket): void {
    this.#open.add(socket);
    this.#unused.add(socket);
    // Node removes its own listener when it hands a socket over (CONNECT): a reset would then end the process.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      this.#open.delete(socket);
      this.#unused.delete(socket);
    });
  }

  /** Closes the connections that have not sent a byte yet. A connection that has begun a head still gets an answer. */
  closeUnusedConnections(): void {
    for (const socket of this.#unused) if (socket.bytesRead === 0) socket.destroy();
  }

  /** Closes every connection. Node's own method does not know those that it has handed over. */
  override closeAllConnections(): void {
    for (const socket of this.#open) socket.destroy();
  }
}

/**
 * Answers the requests of a connection one after another. Node would begin with all requests that a peer has sent ahead.
 * Their answers would then wait in memory, and would not be told when the peer leaves.
 */
function inTurn(listener: RequestListener): RequestListener {
  /** For each connection that is being answered: the requests that wait. */
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (req, res) => {
    const { socket } = req;
    const begin = () => {
      res.once('close', () => {
        const next = socket.writable ? queues.get(socket)?.shift() : undefined;
        if (next) next();
        else queues.delete(socket);
      });
      listener(req, res);
    };
    const queue = queues.get(socket);
    if (!queue) {
      queues.set(socket, []);
      begin();
    } else if (queue.push(begin) > MOST_WAITING) {
      socket.destroy();
    }
  };
}

/** Refuses a tunnel, since this is no proxy. The peer may keep its half open for ever, so this server closes both. */
function refuseTunnel(socket: Duplex): void {
  socket.once('finish', () => socket.destroy());
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
}
