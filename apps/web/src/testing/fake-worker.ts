import { vi } from 'vitest';

/** A web worker whose messages and errors the test sends. */
export class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = [];
  readonly received: unknown[] = [];
  isEnded = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  /** Has the page start these workers in place of the browser's. */
  static install(): void {
    vi.stubGlobal('Worker', FakeWorker);
    FakeWorker.started.length = 0;
  }

  /** Answers the page. */
  answer(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage(message: unknown) {
    this.received.push(message);
  }

  terminate() {
    this.isEnded = true;
  }
}
