import { splitBlocks } from './markdown-blocks.ts';
import { MOST_AT_ONCE, markdownCost, scriptCost } from './markdown-cost.ts';
import { splitList } from './markdown-list.ts';
import { closeOpenMarks, holdUndecided } from './unfinished-markdown.ts';

/** A text that is rendered on its own, and anew only when it changes. */
export interface RecipePiece {
  text: string;
  /** Whether the text is shown as it is, because it would be too much work as markdown. */
  isPlain: boolean;
  /** How much work it is, in the units of `markdownCost`. */
  cost: number;
}

/** A top-level block of a recipe: a list of plain items, or anything else, in one piece. */
export interface RecipePart {
  list?: { start: number | undefined; loose: boolean } | undefined;
  pieces: RecipePiece[];
}

/** How much work the markdown of a whole recipe may be: its elements stay on the page. The rest is plain text. */
const MOST_IN_ALL = 3000;
/** How many lines of a recipe are looked at for markdown; a real one has a hundred. */
const MOST_LINES = 1500;
/** Longest plain text in one piece: a browser needs a long time for a long text in letters of many scripts. */
const PLAIN_LENGTH = 800;
/** How much work such a piece is where each of its letters is a line. */
const PLAIN_COST = 150;

/**
 * Cuts a recipe into parts, none of which is too much work, whatever the text is. The pieces joined again are the text,
 * apart from its end where it is unfinished: some of that is held back, or closed.
 */
export function cutRecipe(markdown: string, unfinished: boolean): RecipePart[] {
  const end = endOfLines(markdown, MOST_LINES);
  const blocks = splitBlocks(markdown.slice(0, end));
  const parts: RecipePart[] = [];
  let spent = 0;
  let read = 0;
  for (const [index, block] of blocks.entries()) {
    if (spent >= MOST_IN_ALL) break;
    const isLast = index === blocks.length - 1 && end === markdown.length;
    const added = partsOf(block, unfinished && isLast, MOST_IN_ALL - spent);
    for (const { isPlain, cost } of added.flatMap(({ pieces }) => pieces)) spent += isPlain ? 1 : cost;
    parts.push(...added);
    read += block.length;
  }
  return [...parts, ...plainParts(markdown.slice(read))];
}

/** Text that is shown as it is. */
export function plainParts(text: string): RecipePart[] {
  const parts: RecipePart[] = [];
  for (let rest = text; rest !== ''; ) {
    const piece = rest.slice(0, lengthOfPlain(rest));
    rest = rest.slice(piece.length);
    const cost = Math.min(MOST_AT_ONCE, PLAIN_COST + scriptCost(piece));
    parts.push({ pieces: [{ text: piece, isPlain: true, cost }] });
  }
  return parts;
}

function partsOf(block: string, unfinished: boolean, allowance: number): RecipePart[] {
  const shown = unfinished ? holdUndecided(block) : block;
  const list = splitList(shown);
  const pieces: RecipePiece[] = [];
  let spent = 0;
  for (const [index, text] of (list?.items ?? [shown]).entries()) {
    const cost = markdownCost(text);
    spent += cost;
    if (cost > MOST_AT_ONCE || spent > allowance) {
      const rest = list ? list.items.slice(index).join('') : block;
      return [...(pieces.length > 0 ? [{ list, pieces }] : []), ...plainParts(rest)];
    }
    pieces.push({ text, isPlain: false, cost });
  }
  const last = pieces.at(-1);
  if (unfinished && last) last.text = closeOpenMarks(last.text);
  return [{ list, pieces }];
}

/** Where a text's first lines end. */
function endOfLines(text: string, lines: number): number {
  let end = 0;
  for (let line = 0; line < lines; line += 1) {
    end = text.indexOf('\n', end) + 1;
    if (end === 0) return text.length;
  }
  return end;
}

/** As much as fits, if possible up to the end of a line or of a word, and no half of a pair. */
function lengthOfPlain(text: string): number {
  if (text.length <= PLAIN_LENGTH) return text.length;
  const begin = text.slice(0, PLAIN_LENGTH);
  const end = begin.lastIndexOf('\n') + 1 || begin.lastIndexOf(' ') + 1;
  if (end > 0) return end;
  return PLAIN_LENGTH - (/[\ud800-\udbff]$/.test(begin) ? 1 : 0);
}
