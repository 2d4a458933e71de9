/** The figures of a trial, and whether its promise held. */
export interface Finding {
  readonly held: boolean;
  readonly figures: object;
}

/** A promise, and how to see whether it holds. */
export interface Trial<Subject extends unknown[] = []> {
  readonly promise: string;
  run(...subject: Subject): Promise<Finding>;
}

/**
 * Runs one trial after another and prints what each found.
 *
 * @param words - words of a promise: only trials with them are run. Without words, all are
 * @returns whether every promise held; false where no promise has the words
 */
export async function allHold(trials: readonly Trial[], words: readonly string[]): Promise<boolean> {
  const wanted = words.join(' ').toLowerCase();
  const chosen = trials.filter(({ promise }) => promise.toLowerCase().includes(wanted));
  let kept = 0;
  for (const { promise, run } of chosen) {
    const { held, figures } = await run();
    if (held) kept += 1;
    say(`${held ? 'held  ' : 'BROKEN'} ${promise}\n       ${JSON.stringify(figures, shorten)}`);
  }
  say(`${kept} held, ${chosen.length - kept} broken`);
  return kept > 0 && kept === chosen.length;
}

/** One digit after the point is enough for everything that is counted in milliseconds or megabytes. */
function shorten(_name: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10) / 10 : value;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
