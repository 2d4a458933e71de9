import { type Spread, spreadOf, spreadOfPairs } from '../statistics.ts';
import type { Rounds } from './in-turns.ts';

/** One line of the table: a figure of ours beside one of theirs, or alone. */
export interface Line {
  readonly row: string;
  readonly ours: Spread;
  readonly against: string;
  readonly theirs?: Spread;
  /** Ours ÷ theirs, ours − theirs, or ours alone. */
  readonly result: Spread;
  readonly sign: '×' | 'more' | '';
  /** Undefined where a figure is only reported. */
  readonly toReach?: ToReach | undefined;
}

/** Where the median of a result should be. */
export interface ToReach {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One row: a figure of each round, and how it is shown. */
export interface Row<Round> {
  readonly row: string;
  readonly figure: (round: Round) => number;
  /** Shows ours alone, with something to reach. */
  readonly alone?: ToReach;
  /** Shows ours beside each other's: how many times as much, or how much more. */
  readonly compare?: '×' | 'more';
  /** Something to reach in such a comparison, by the name of the other. */
  readonly toReach?: Readonly<Record<string, ToReach | undefined>>;
}

/** The lines of some rows. The first name of the rounds is ours; none where nothing was measured. */
export function linesOf<Round>(rounds: Rounds<Round>, rows: readonly Row<Round>[]): Line[] {
  const [[, ours] = ['', []], ...others] = rounds;
  if (ours.length === 0) return [];
  return rows.flatMap(({ row, figure, alone, compare, toReach = {} }) => {
    const our = ours.map(figure);
    const all = spreadOf(our);
    const lines: Line[] = alone
      ? [{ row, ours: all, against: '', result: all, sign: '', toReach: alone }]
      : [];
    for (const [against, rounds] of compare ? others : []) {
      const their = rounds.map(figure);
      const result = spreadOfPairs(our, their, compare === '×' ? (a, b) => a / b : (a, b) => a - b);
      lines.push({
        row,
        ours: all,
        against,
        theirs: spreadOf(their),
        result,
        sign: compare ?? '',
        toReach: toReach[against],
      });
    }
    return lines;
  });
}

/** Whether the median is where it should be. */
export function reached({ result, toReach }: Line): boolean {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = toReach ?? {};
  return result.median >= atLeast && result.median <= atMost;
}

/** All lines as a table in markdown. */
export function formatTable(lines: readonly Line[]): string {
  const heads = ['row', 'spatula', 'against', 'theirs', 'result (spread)', 'to reach', ''];
  const cells = lines.map((line) => [
    line.row,
    number(line.ours.median),
    line.against,
    line.theirs ? number(line.theirs.median) : '',
    `${signed(line)} (${number(line.result.min)} to ${number(line.result.max)})`,
    target(line.toReach),
    line.toReach ? (reached(line) ? 'reached' : 'missed') : '',
  ]);
  const rows = [heads, heads.map(() => '---'), ...cells];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function signed({ result, sign }: Line): string {
  const text = number(result.median);
  if (sign === '×') return `${text} ×`;
  return sign === 'more' && result.median >= 0 ? `+${text}` : text;
}

function target({ atLeast, atMost }: ToReach = {}): string {
  if (atLeast !== undefined) return `≥ ${number(atLeast)}`;
  return atMost === undefined ? '' : `≤ ${number(atMost)}`;
}

/** Three digits that matter. */
function number(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
}
