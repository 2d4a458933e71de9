/** Gathers pieces of text and delivers them together, so that the page renders at most once per frame. */
export interface FrameBuffer {
  add: (text: string) => void;
  /** Delivers at once what is waiting. */
  flush: () => void;
}

/** @param deliver - gets the gathered text, never an empty one */
export function createFrameBuffer(deliver: (text: string) => void): FrameBuffer {
  let waiting = '';
  let frame: number | undefined;

  function flush() {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    deliver(text);
  }

  function add(text: string) {
    waiting += text;
    frame ??= requestAnimationFrame(flush);
  }

  return { add, flush };
}
