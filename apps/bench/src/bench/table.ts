import { spreadOf } from '../statistics.ts';
import { type Figures, ROWS, type Row } from './rows.ts';

/** The figures of all rounds by the name of the contestant, ours first. */
export type Rounds = Readonly<Record<string, readonly Figures[]>>;

/** Measures one after another, round by round, so that a drift of the machine hits all of them. */
export async function inTurns<Item extends { readonly name: string }>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item) => Figures | Promise<Figures>,
): Promise<Rounds> {
  const measured: Record<string, Figures[]> = Object.fromEntries(items.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const item of items) {
      const figures = await measure(item);
      process.stderr.write(`${item.name}: ${JSON.stringify(figures)}\n`);
      measured[item.name]?.push(figures);
    }
  }
  return measured;
}

/** All that was measured as a table in markdown. */
export function formatTable(measured: readonly Rounds[]): string {
  const heads = ['row', 'spatula', 'against', 'theirs', 'result (spread)', 'to reach', ''];
  const lines = [heads, heads.map(() => '---'), ...measured.flatMap(linesOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A line for ours alone, where the row has one, and one beside each other's. */
function linesOf(rounds: Rounds): string[][] {
  const [[, ours] = ['', []], ...others] = Object.entries(rounds);
  const rows = Object.entries<Row>(ROWS).filter(([row]) => row in (ours[0] ?? {}));
  return rows.flatMap(([row, { compare, goals = {}, isLeast }]) => {
    const figureOf = (round: Figures | undefined) => Number(round?.[row as keyof Figures]);
    const our = shorten(spreadOf(ours.map(figureOf)).median);
    const end = (against: string, results: readonly number[], [sign, unit] = ['', '']) => {
      const { median, min, max } = spreadOf(results);
      const spread = `${sign && median >= 0 ? sign : ''}${shorten(median)}${unit} (${shorten(min)} to ${shorten(max)})`;
      const goal = goals[against];
      if (goal === undefined) return [spread, '', ''];
      const isReached = isLeast ? median >= goal : median <= goal;
      return [spread, `${isLeast ? '≥' : '≤'} ${shorten(goal)}`, isReached ? 'reached' : 'missed'];
    };
    const alone =
      compare && goals[''] === undefined ? [] : [[row, our, '', '', ...end('', ours.map(figureOf))]];
    const beside = (compare ? others : []).map(([against, all]) => {
      const isRatio = compare === '÷';
      const results = ours.map((round, at) => {
        const [figure, other] = [figureOf(round), figureOf(all[at])];
        return isRatio ? figure / other : figure - other;
      });
      const theirs = shorten(spreadOf(all.map(figureOf)).median);
      return [row, our, against, theirs, ...end(against, results, isRatio ? ['', ' ×'] : ['+', ''])];
    });
    return [...alone, ...beside];
  });
}

/** Three digits that matter. */
function shorten(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
}
