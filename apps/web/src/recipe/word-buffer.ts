/** Gathers pieces of text and delivers them together, so that the page has time for other things than rendering. */
export interface WordBuffer {
  add: (text: string) => void;
  /** Drops what is waiting: nothing is delivered any more. */
  stop: () => void;
  /** To be called when what was delivered is on the page. */
  rendered: () => void;
}

/** After it has rendered a text, the page renders none for this many times as long as that took. */
const REST = 8;
const MAX_REST_MS = 200;

/**
 * Delivers text at once, unless the page is rendering the text before it, or rests after that.
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
