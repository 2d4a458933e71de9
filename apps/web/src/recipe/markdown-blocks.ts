const BLANK = /^[ \t]*$/;
const LIST_ITEM = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/;
const INDENTED_CODE = /^(?: {4}| {0,3}\t)/;
const FENCE_START = /^(`{3,}|~{3,})/;
const FENCE_END = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
/** Lines whose effect on later lines this scanner cannot know: HTML, and code fences inside a list or a quote. */
const UNCERTAIN = /^[ \t]*<[A-Za-z/!?]|^[ \t>\-+*\d.)]+(?:`{3}|~{3})/;

/**
 * Cuts markdown between top-level blocks, so that each piece can be rendered on its own, and only the last one changes
 * while text is added. The pieces joined again are the text. There is no cut that might change the meaning: text with
 * definitions of links or footnotes, which count everywhere, is one piece.
 */
export function splitBlocks(markdown: string): string[] {
  if (reachesAcross(markdown)) return [markdown];
  const lines = markdown.split(/(?<=\n)/);
  const pieces: string[] = [];
  let piece = '';
  let hasList = false;
  let fence = '';
  let afterBlank = false;
  for (const [index, line] of lines.entries()) {
    const text = line.replace(/\n$/, '');
    if (fence === '' && UNCERTAIN.test(text)) {
      return [...pieces, piece + lines.slice(index).join('')];
    }
    if (
      fence === '' &&
      piece !== '' &&
      (afterBlank ? startsBlock(text, hasList) : interrupts(text, hasList))
    ) {
      pieces.push(piece);
      piece = '';
      hasList = false;
    }
    piece += line;
    // The parser takes some lists for text where indented code stands above, even beyond a blank line.
    hasList ||= LIST_ITEM.test(text) || INDENTED_CODE.test(text);
    fence = fenceAfter(text, fence);
    afterBlank = BLANK.test(text);
  }
  return [...pieces, piece];
}

/** Whether text may hold definitions, which count everywhere, or line ends that are not looked for here. */
export function reachesAcross(markdown: string): boolean {
  return markdown.includes(']:') || markdown.includes('\r');
}

/** Whether a line that follows a blank one surely begins a new top-level block. */
function startsBlock(line: string, afterList: boolean): boolean {
  if (BLANK.test(line) || /^[ \t]/.test(line)) return false;
  return !(afterList && LIST_ITEM.test(line));
}

/** Whether a line surely begins a new top-level block although the one above it is not blank. */
function interrupts(line: string, afterList: boolean): boolean {
  return !afterList && /^(?:[-+*]|1[.)]) {1,4}[^ \t\-*]/.test(line);
}

/** The mark that the open code fence was opened with, after this line; empty when none is open. */
function fenceAfter(line: string, open: string): string {
  if (open !== '') return FENCE_END.exec(line)?.[1]?.startsWith(open) ? '' : open;
  const mark = FENCE_START.exec(line)?.[1] ?? '';
  return mark.startsWith('`') && line.slice(mark.length).includes('`') ? '' : mark;
}
