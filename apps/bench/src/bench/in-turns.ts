/** The measurements of all rounds by the name of what was measured, in the order of the turns. */
export type Rounds<Round> = ReadonlyMap<string, readonly Round[]>;

/** Measures one after another, round by round, so that a drift of the machine hits all of them. */
export async function inTurns<Item extends { readonly name: string }, Round>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item) => Promise<Round>,
): Promise<Rounds<Round>> {
  const measured = new Map<string, Round[]>(items.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const item of items) measured.get(item.name)?.push(await measure(item));
  }
  return measured;
}
