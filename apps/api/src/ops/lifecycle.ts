import { setMaxListeners } from 'node:events';
import type { RequestHandler } from 'express';
import { Problem } from '../problems.ts';

/** Whether the server still takes requests, and the end of the recipes that outlast its patience. */
export class Lifecycle {
  #draining = false;
  readonly #end = new AbortController();

  constructor() {
    // One listener for each open recipe.
    setMaxListeners(0, this.#end.signal);
  }

  /** Aborts when the grace is over, with the problem that open recipes then end with. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** From here on every request is refused. */
  drain(): void {
    this.#draining = true;
  }

  /** Ends the recipes that are still open. */
  endRecipes(): void {
    this.#end.abort(shuttingDown());
  }

  /** Refuses requests on connections that are still open while the server drains. */
  readonly refuseWhileDraining: RequestHandler = (_req, _res, next) => {
    if (this.#draining) throw shuttingDown();
    next();
  };
}

function shuttingDown(): Problem {
  return new Problem('shutting-down', 'This server is being stopped. Try again in a moment.', {
    headers: { 'Retry-After': '1', Connection: 'close' },
  });
}
