/** How often to do something, and how many times at once. */
export interface Repetition {
  readonly count: number;
  readonly atOnce: number;
  /** Whether to begin no more. Default: never. */
  readonly isOver?: () => boolean;
}

/** Does something many times, and resolves with the results, in the order in which they came. */
export async function repeatAtOnce<Result>(
  { count, atOnce, isOver = () => false }: Repetition,
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let begun = 0;
  const goOn = async () => {
    while (begun < count && !isOver()) {
      begun += 1;
      results.push(await act(begun - 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  return results;
}
