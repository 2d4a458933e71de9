import remend, { type RemendOptions } from 'remend';

const REMEND_OPTIONS: RemendOptions = {
  // Half a link has no address yet: its text alone is shown.
  linkMode: 'text-only',
  // These would change finished text, which would look different once the recipe is done.
  comparisonOperators: false,
  singleTilde: false,
  katex: false,
};

/** A last line that may turn into something else: a list item, a heading, a rule, a fence, an underline. */
const UNDECIDED_LINE = /^[ \t]*(?:[-+*_=~`#>|]+|\d{1,9}[.)]?)[ \t]*$/;

/** A block that is still being written, without the lines at its end whose form may still change. */
export function holdUndecided(block: string): string {
  const lines = block.split('\n');
  const last = lines.at(-1) ?? '';
  const held = heldTableRows(lines) || (UNDECIDED_LINE.test(last) ? 1 : 0);
  return lines.slice(0, lines.length - held).join('\n');
}

/** Closes what is open at the end of a text that is still being written: bold, code, half a link. */
export function closeOpenMarks(text: string): string {
  return remend(text, REMEND_OPTIONS);
}

/** The number of lines at the end that look like a table's head: until its row of dashes is whole, it is a paragraph. */
function heldTableRows(lines: readonly string[]): number {
  const begin = lines.findLastIndex((line) => line !== '' && !/^[ \t]*\|/.test(line)) + 1;
  const rows = lines.slice(begin);
  const isHead = rows.length <= 2 && rows[0] !== undefined && rows[0] !== '';
  return isHead ? rows.length : 0;
}
