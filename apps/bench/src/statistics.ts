/** The value that `percent` of 100 do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length));
  return sorted[at] ?? Number.NaN;
}

/** The middle value, and the smallest and the largest of the rounds. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Sums up what several rounds gave. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
  return { median, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN };
}

/** Compares round by round: what drifts, drifts for both. */
export function spreadOfPairs(
  ours: readonly number[],
  theirs: readonly number[],
  compare: (our: number, their: number) => number,
): Spread {
  return spreadOf(ours.map((our, round) => compare(our, theirs[round] ?? Number.NaN)));
}

/** How often each name occurs, such as `{"done":499,"left":1}`. */
export function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
