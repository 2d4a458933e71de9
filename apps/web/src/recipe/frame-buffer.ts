/** Gathers pieces of text and delivers them together, so that rendering them leaves the page time for all else. */
export interface FrameBuffer {
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
 * Delivers the first text at once, then at most once a frame, and never while the text before is being rendered.
 *
 * @param deliver - gets the gathered text, never an empty one
 */
export function createFrameBuffer(deliver: (text: string) => void): FrameBuffer {
  let waiting = '';
  let begun = false;
  let frame: number | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let deliveredAt: number | undefined;

  function flush() {
    frame = undefined;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    begun = true;
    deliveredAt = performance.now();
    deliver(text);
  }

  function schedule() {
    if (waiting === '' || deliveredAt !== undefined || rest !== undefined) return;
    frame ??= requestAnimationFrame(flush);
  }

  function add(text: string) {
    waiting += text;
    if (begun) schedule();
    else flush();
  }

  function rendered() {
    if (deliveredAt === undefined) return;
    const took = performance.now() - deliveredAt;
    deliveredAt = undefined;
    rest = setTimeout(
      () => {
        rest = undefined;
        schedule();
      },
      Math.min(MAX_REST_MS, REST * took),
    );
  }

  function stop() {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(rest);
    waiting = '';
    deliveredAt = undefined;
  }

  return { add, stop, rendered };
}
