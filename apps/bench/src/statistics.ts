/** The value that `percent` of 100 do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length))] ?? Number.NaN;
}

/** The middle value of several, and the smallest and the largest. */
export function spreadOf(values: readonly number[]) {
  return { median: percentile(values, 50), min: Math.min(...values), max: Math.max(...values) };
}

/** How often each name occurs, such as `{"done":499,"left":1}`. */
export function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
