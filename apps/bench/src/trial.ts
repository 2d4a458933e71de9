/** Promises, each with how to see whether it holds. */
export type Trials = Readonly<Record<string, () => Promise<{ held: boolean; figures: object }>>>;

/**
 * Runs one trial after another, prints what each found, and sets the exit code to 1 where a promise is broken.
 *
 * @param words - words of a promise: only trials with them are run. Without words, all are
 */
export async function runTrials(trials: Trials, words: readonly string[]): Promise<void> {
  const wanted = words.join(' ').toLowerCase();
  const chosen = Object.entries(trials).filter(([promise]) => promise.toLowerCase().includes(wanted));
  let kept = 0;
  for (const [promise, run] of chosen) {
    const { held, figures } = await run();
    if (held) kept += 1;
    // One digit is enough for everything that is counted in milliseconds or megabytes.
    const shorten = (_: string, it: unknown) => (typeof it === 'number' ? Math.round(it * 10) / 10 : it);
    const line = JSON.stringify(figures, shorten);
    process.stdout.write(`${held ? 'held  ' : 'BROKEN'} ${promise}\n       ${line}\n`);
  }
  process.stdout.write(`${kept} held, ${chosen.length - kept} broken\n`);
  process.exitCode = kept > 0 && kept === chosen.length ? 0 : 1;
}
