import { type Spread, spreadOf, spreadOfPairs } from '../statistics.ts';

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

/** What is compared: figures by round. */
export interface Figures {
  readonly row: string;
  readonly ours: readonly number[];
  readonly against: string;
  readonly theirs: readonly number[];
}

/** A line that says how many times theirs ours is. */
export function times({ row, ours, against, theirs }: Figures, toReach?: ToReach): Line {
  const result = spreadOfPairs(ours, theirs, (our, their) => our / their);
  return { row, ours: spreadOf(ours), against, theirs: spreadOf(theirs), result, sign: '×', toReach };
}

/** A line that says how much more than theirs ours is. */
export function more({ row, ours, against, theirs }: Figures, toReach?: ToReach): Line {
  const result = spreadOfPairs(ours, theirs, (our, their) => our - their);
  return { row, ours: spreadOf(ours), against, theirs: spreadOf(theirs), result, sign: 'more', toReach };
}

/** A line of ours alone. */
export function alone(row: string, ours: readonly number[], toReach?: ToReach): Line {
  const result = spreadOf(ours);
  return { row, ours: result, against: '', result, sign: '', toReach };
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
