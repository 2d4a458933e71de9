import { reachesAcross } from './markdown-blocks.ts';

/** A markdown list cut into its items. */
export interface MarkdownList {
  /** Each item's markdown, its mark included. */
  items: string[];
  /** Number of the first item; undefined where the items have none. */
  start: number | undefined;
  /** Whether the items stand apart, so that each holds paragraphs. */
  loose: boolean;
}

const ITEM = /^(?:[-+*]|(\d{1,9})[.)]) {1,4}(?=[^ \t])/;
const BLANK = /^[ \t]*\n?$/;
/** Rules such as `- - -`, and tasks, which mark their list. */
const OTHER_MEANING = /^[-*](?:[ \t]*[-*]){2,}[ \t]*\n?$|^\S+ +\[[ \tx]\]/i;

/**
 * Cuts a piece that is one plain list into its items, so that only the item that is being written is rendered anew.
 * Undefined where the piece is no such list, or an item holds something that could change the others.
 */
export function splitList(piece: string): MarkdownList | undefined {
  const first = ITEM.exec(piece);
  if (!first || reachesAcross(piece)) return undefined;
  const items: string[] = [];
  let indent = 0;
  let afterBlank = false;
  let loose = false;
  for (const line of piece.split(/(?<=\n)/)) {
    const mark = ITEM.exec(line)?.[0];
    if (mark) {
      if (kind(mark) !== kind(first[0]) || OTHER_MEANING.test(line)) return undefined;
      loose ||= afterBlank;
      indent = mark.length;
      items.push(line);
    } else {
      if (!BLANK.test(line) && (afterBlank || !line.startsWith(' '.repeat(indent)))) return undefined;
      items.push(`${items.pop() ?? ''}${line}`);
    }
    afterBlank = BLANK.test(line);
  }
  const number = first[1];
  return { items, start: number === undefined ? undefined : Number(number), loose };
}

/** The last sign of a mark, by which a list is told from the next: a dash, a star, a point … */
function kind(mark: string): string | undefined {
  return mark.trimEnd().at(-1);
}
