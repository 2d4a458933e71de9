import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The parsed JSON, or the text where it is none. */
  readonly body: unknown;
  /** The answer is still being given, or was given whole, or was broken off by either side. */
  outcome: 'open' | 'answered' | 'broken';
}

type Handler = (recorded: RecordedRequest, request: IncomingMessage, response: ServerResponse) => void;

/** How to make a {@link Recorder}. */
interface RecorderOptions {
  /** Called when a request arrived or ended, or a connection opened or closed. */
  readonly changed?: () => void;
  /** Gets each request first. A request for which it returns true is not recorded. */
  readonly intercept?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** How many requests to remember: the newest ones. Default: all. */
  readonly keepRequests?: number | undefined;
}

/** An HTTP server on 127.0.0.1 that writes down each request before it hands it on. */
export class Recorder {
  readonly requests: RecordedRequest[] = [];
  received = 0;
  openSockets = 0;
  openCalls = 0;
  readonly #server: Server;
  readonly #handle: Handler;
  readonly #options: RecorderOptions;

  /** @param handle - answers a request, once its body has arrived */
  constructor(handle: Handler, options: RecorderOptions = {}) {
    this.#handle = handle;
    this.#options = options;
    // Without time limits, since the scenario decides how long anything lasts.
    this.#server = createServer({ requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 });
    this.#server.on('connection', (socket) => {
      socket.setNoDelay(true);
      this.#count('openSockets', 1);
      socket.on('close', () => this.#count('openSockets', -1));
    });
    this.#server.on('request', (request, response) => {
      if (options.intercept?.(request, response)) return;
      void this.#record(request, response);
    });
  }

  /** Starts to listen and returns the origin. */
  async listen(port: number): Promise<string> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (!isAddressInfo(address)) throw new Error('A server on a port has an address and a port.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Closes every connection and stops. */
  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #record(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request).catch(() => undefined);
    if (text === undefined || response.closed) return;
    const recorded: RecordedRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: parse(text),
      outcome: 'open',
    };
    this.received += 1;
    this.requests.push(recorded);
    if (this.requests.length > (this.#options.keepRequests ?? Infinity)) this.requests.shift();
    this.#count('openCalls', 1);
    response.on('close', () => {
      recorded.outcome = response.writableFinished ? 'answered' : 'broken';
      this.#count('openCalls', -1);
    });
    this.#handle(recorded, request, response);
  }

  #count(open: 'openSockets' | 'openCalls', by: number): void {
    this[open] += by;
    this.#options.changed?.();
  }
}

function isAddressInfo(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const piece of request) text += piece;
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
