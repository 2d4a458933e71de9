import type { Response } from 'express';

/** How often an idle stream shows that it is alive, in milliseconds. Proxies give up after 30 s or more. */
const KEEP_ALIVE_MS = 10_000;
/** How long a reader may leave what was sent unread, in milliseconds, before its connection is closed. */
export const READER_PATIENCE_MS = 30_000;

const HEAD = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Writes a recipe as server-sent events, each one JSON object. */
export interface EventStream {
  /**
   * Sends a piece of the recipe.
   *
   * @returns what to wait for before the next piece when the reader is slow
   */
  text(piece: string): Promise<void> | undefined;
  /** Sends the last event and ends the answer. */
  end(event: 'done' | 'error', data: object): void;
}

/** Sends the head of an event stream. From here on a failure can only be an event. */
export function openEventStream(res: Response): EventStream {
  res.status(200).set(HEAD);
  const keepAlive = setInterval(() => {
    if (!res.writableNeedDrain) res.write(': still cooking\n\n');
  }, KEEP_ALIVE_MS);
  const stop = () => clearInterval(keepAlive);
  res.once('close', stop);

  return {
    text(piece) {
      if (res.destroyed) return undefined;
      keepAlive.refresh();
      return res.write(formatEvent('text', { text: piece })) ? undefined : roomIn(res);
    },
    end(event, data) {
      stop();
      res.end(formatEvent(event, data));
    },
  };
}

function formatEvent(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Resolves when the reader has read on or left, or was cut off because it read nothing for too long. */
function roomIn(res: Response): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => res.destroy(), READER_PATIENCE_MS);
    const go = () => {
      clearTimeout(timer);
      res.off('drain', go).off('close', go);
      resolve();
    };
    res.once('drain', go).once('close', go);
  });
}
