import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { ProblemError } from '../problem-error.ts';

/** Knows whether the server still takes requests, and ends the recipes that take longer than the grace. */
export class Lifecycle {
  #draining = false;
  readonly #end = new AbortController();
  /** Connections that have sent a request. */
  readonly #used = new WeakSet<Socket>();

  constructor() {
    // One listener for each open recipe.
    setMaxListeners(0, this.#end.signal);
  }

  /** Aborts when the grace is over, with the problem that open recipes then end with. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** From here on only the first request of a connection is served. */
  drain(): void {
    this.#draining = true;
  }

  /** Ends the recipes that are still open. */
  endRecipes(): void {
    this.#end.abort(shuttingDown());
  }

  /**
   * While the server drains, serves the first request of a connection, which was accepted before that, and refuses
   * every further one. `/ready` always says what is true.
   */
  readonly refuseWhileDraining: RequestHandler = (req, res, next) => {
    const isFirst = !this.#used.has(req.socket);
    this.#used.add(req.socket);
    if (this.#draining) {
      if (!isFirst || req.path === '/ready') throw shuttingDown();
      res.setHeader('Connection', 'close');
    }
    next();
  };
}

function shuttingDown(): ProblemError {
  return new ProblemError('shutting-down', 'This server is being stopped. Try again in a moment.', {
    headers: { 'Retry-After': '1', Connection: 'close' },
  });
}
