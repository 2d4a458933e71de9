/** Gathers pieces of text and delivers them together, so that rendering them leaves the page time for all else. */
export interface WordBuffer {
  add: (text: string) => void;
  /** Drops what is waiting: nothing is delivered any more. */
  stop: () => void;
  /** To be called when what was delivered is on the page. */
  rendered: () => void;
}

/** How many times as long as it took to render a text the page then rests from rendering. */
const REST = 8;
const MAX_REST_MS = 200;

/**
 * Delivers text at once, unless the text before is being rendered or the page rests from that.
 *
 * @param deliver - gets the gathered text, never an empty one
 */
export function createWordBuffer(deliver: (text: string) => void): WordBuffer {
  let waiting = '';
  let rest: ReturnType<typeof setTimeout> | undefined;
  let deliveredAt: number | undefined;

  function flush() {
    if (waiting === '' || deliveredAt !== undefined || rest !== undefined) return;
    const text = waiting;
    waiting = '';
    deliveredAt = performance.now();
    deliver(text);
  }

  function add(text: string) {
    waiting += text;
    flush();
  }

  function rendered() {
    if (deliveredAt === undefined) return;
    const took = performance.now() - deliveredAt;
    deliveredAt = undefined;
    rest = setTimeout(
      () => {
        rest = undefined;
        flush();
      },
      Math.min(MAX_REST_MS, REST * took),
    );
  }

  function stop() {
    clearTimeout(rest);
    waiting = '';
    deliveredAt = undefined;
  }

  return { add, stop, rendered };
}
