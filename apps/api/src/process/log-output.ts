import { pino } from 'pino';

/** So many bytes may wait to be written; lines beyond them are lost. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** How long the last lines may take when the process ends, in milliseconds. */
const LAST_LINES_MS = 1000;

/** Where the log goes. */
export type LogOutput = ReturnType<typeof openLogOutput>;

/**
 * Opens the output of the log. A full disk, or a reader that does not read, delays no request and does not end the
 * process. A part of the log waits and is written with a later line; the rest is lost, and the log tells how many lines
 * that were.
 *
 * @param fd - default: the standard output
 */
export function openLogOutput(fd = 1) {
  const output = pino.destination({ dest: fd, sync: false, maxLength: MAX_WAITING_BYTES });
  // Pino calls this after a fatal line and at the end of the process. While the disk is full it would never return.
  output.flushSync = () => undefined;
  let lost = 0;
  let isFailing = false;
  output
    .on('error', ({ code = 'unknown reason' }: NodeJS.ErrnoException) => {
      if (!isFailing) process.stderr.write(`The log cannot be written (${code}).\n`);
      isFailing = true;
    })
    .on('drop', () => {
      lost += 1;
    })
    .on('drain', () => {
      isFailing = false;
      if (lost === 0) return;
      const line = {
        level: 40,
        time: Date.now(),
        lost,
        msg: 'lines of this log were lost: it could not be written',
      };
      lost = 0;
      output.write(`${JSON.stringify(line)}\n`);
    });
  return output;
}

/** Resolves when all that was logged is written; where nobody reads it or the disk is full, after a second. */
export async function lastLinesOf(output: LogOutput): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, LAST_LINES_MS);
    output.once('drain', resolve);
    // This comes after all lines that wait, so the next `drain` means that they are written.
    output.write('');
  });
}
