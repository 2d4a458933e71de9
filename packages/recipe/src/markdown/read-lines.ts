import type { BlockContent, DefinitionContent, ListItem, Nodes, RootContent, Table } from 'mdast';
import { parseMarkdown } from './parse-markdown.ts';
import { joinPlaced, NO_TEXT, type PlacedText } from './placed-text.ts';
import { type VisualLine, visualLines } from './visual-lines.ts';

/** One line of a recipe as a reader sees it: a heading, a line of a paragraph, an item of a list, a row of a table. */
export interface Line extends VisualLine {
  kind: 'heading' | 'text' | 'bullet' | 'number' | 'row' | 'rule';
  /** 0 in a list and outside of lists, 1 in a list within a list, and so on. */
  level: number;
  /** Number of the block that the line belongs to: the lines of one paragraph share it. */
  block: number;
  /** Of a heading: 1 to 6. */
  depth?: number;
  /** Of a numbered item. */
  number?: number;
  /** Of a row of a table: its cells. */
  cells?: PlacedText[];
}

/** The lines of a markdown text in their order; none where the text would take too long to parse. */
export function readLines(markdown: string): Line[] {
  const lines: Line[] = [];
  const parsed = parseMarkdown(markdown);
  if (parsed) for (const node of parsed.children) addBlock(node, 0, { lines, markdown });
  return lines;
}

interface Target {
  lines: Line[];
  markdown: string;
}

function addBlock(node: RootContent | BlockContent | DefinitionContent, level: number, to: Target): void {
  switch (node.type) {
    case 'heading':
      addText(node, { kind: 'heading', depth: node.depth, level }, to);
      break;
    case 'paragraph':
      addText(node, { kind: 'text', level }, to);
      break;
    case 'list':
      for (const [index, item] of node.children.entries()) {
        addItem(item, node.ordered ? (node.start ?? 1) + index : undefined, level, to);
      }
      break;
    case 'blockquote':
      for (const child of node.children) addBlock(child, level, to);
      break;
    case 'table':
      addTable(node, to);
      break;
    case 'thematicBreak':
      to.lines.push({ ...emptyLine(node, to), kind: 'rule', level });
      break;
  }
}

function addItem(item: ListItem, number: number | undefined, level: number, to: Target): void {
  const [first, ...rest] = item.children;
  const kind = number === undefined ? 'bullet' : 'number';
  const form = { kind, level, ...(number === undefined ? {} : { number }) } as const;
  if (first?.type === 'paragraph' || first?.type === 'heading') {
    const begin = to.lines.length;
    addText(first, form, to);
    // The further lines of an item's first paragraph are text inside the item.
    for (const line of to.lines.slice(begin + 1)) {
      line.kind = 'text';
      line.level = level + 1;
      delete line.number;
    }
  } else {
    to.lines.push({ ...emptyLine(item, to), ...form });
    if (first) addBlock(first, level + 1, to);
  }
  for (const child of rest) addBlock(child, level + 1, to);
}

function addTable(table: Table, to: Target): void {
  const block = to.lines.length;
  for (const row of table.children) {
    const cells = row.children.map((cell) => joinPlaced(visualLines(cell, to.markdown), 'line'));
    to.lines.push({
      ...emptyLine(row, to),
      ...joinPlaced(cells, 'line'),
      kind: 'row',
      cells,
      level: 0,
      block,
    });
  }
}

function addText(
  node: Nodes,
  form: Pick<Line, 'kind' | 'level' | 'depth' | 'number'>,
  { lines, markdown }: Target,
): void {
  const block = lines.length;
  for (const line of visualLines(node, markdown)) lines.push({ ...form, ...line, block });
}

const emptyLine = (node: Nodes, { lines }: Target): Omit<Line, 'kind' | 'level'> => ({
  ...NO_TEXT,
  bold: '',
  boldPhrases: [],
  place: { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 },
  block: lines.length,
});
