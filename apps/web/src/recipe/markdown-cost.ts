/**
 * How much work a text may be that is parsed and shown in one go. No piece of a real recipe is that much; with much
 * more, the page would stand still on a slow phone.
 */
export const MOST_AT_ONCE = 500;

/** Deepest nesting of lists and quotes. The parser calls itself for each level, and would run out of stack. */
const DEEPEST = 16;

const MARK = /[*_~`[\]<>&\\@]|:\/\/|www\./gi;
const OPENING = /^[ \t>*+\-\d.)]*/;
/** A list's or a quote's mark, and indentation, which continues those of the lines above. */
const CONTAINER = />|[-+*.)](?=[ \t]|$)|\t| {2}/g;
const BLANK = /^[ \t]*$/;

/**
 * Estimates how much work it is to parse and to show a piece of markdown. The parser's time grows with the square of the
 * number of some signs, which an attacker knows; the time of this estimate grows with the length of the text only.
 * Infinity where the text is nested so deeply that it must not be parsed at all.
 */
export function markdownCost(markdown: string): number {
  const byLength = markdown.length / 32;
  if (byLength > MOST_AT_ONCE) return byLength;
  const marks = markdown.match(MARK)?.length ?? 0;
  // Signs of emphasis are tried in pairs.
  let cost = 5 + byLength + 0.4 * marks + marks ** 2 / 1500 + scriptCost(markdown);
  let columns = 0;
  for (const line of markdown.split('\n')) {
    const depth = OPENING.exec(line)?.[0].match(CONTAINER)?.length ?? 0;
    if (depth > DEEPEST) return Number.POSITIVE_INFINITY;
    // A row of a table gets as many cells as its head has, whatever stands in it.
    columns = BLANK.test(line) ? 0 : Math.max(columns, line.split('|').length - 1);
    cost += BLANK.test(line) ? 0.2 : 2 + depth + columns;
  }
  return cost;
}

/** The work of showing letters that are not Latin: at each change of script the browser looks for another font. */
export function scriptCost(text: string): number {
  let letters = 0;
  let changes = 0;
  let last = 0;
  for (let index = 0; index < text.length; index += 1) {
    const script = scriptOf(text.charCodeAt(index));
    if (script === 0) continue;
    letters += 1;
    if (script !== last) changes += 1;
    last = script;
  }
  return letters / 8 + changes;
}

/** A number that differs between most scripts; 0 for what most fonts have, and for the second half of a pair. */
function scriptOf(unit: number): number {
  if (unit < 0x300 || (unit >= 0x1e00 && unit < 0x2100) || (unit >= 0xdc00 && unit < 0xe000)) return 0;
  if (unit >= 0xd800 && unit < 0xdc00) return unit;
  return unit >= 0x2e80 && unit < 0xd800 ? 1 : unit >> 7;
}
