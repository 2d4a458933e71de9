import type { Nodes } from 'mdast';
import type { Place } from '../recipe.ts';
import { NO_TEXT, type PlacedText, placed, slicePlaced } from './placed-text.ts';

/** A line of a paragraph or heading as a reader sees it. */
export interface VisualLine extends PlacedText {
  /** The bold text at the start of the line; empty when there is none. */
  bold: string;
  /** Every bold phrase. */
  boldPhrases: string[];
  /** The line's content in the markdown, its marks included. */
  place: Place;
}

/** A piece of one line that is all bold, or not bold at all. */
interface Piece extends Place, PlacedText {
  isBold: boolean;
  /** Whether a new line begins before the piece. */
  breaks: boolean;
}

const LINE_END = /\r\n|\r|\n/;

/** The lines of a paragraph, heading or cell as a reader sees them, without empty lines. */
export function visualLines(node: Nodes, markdown: string): VisualLine[] {
  const lines: Piece[][] = [[]];
  for (const piece of piecesOf(node, markdown, false)) {
    if (piece.breaks) lines.push([]);
    if (piece.text !== '') lines.at(-1)?.push(piece);
  }
  return lines.flatMap((pieces) => lineOf(pieces, markdown) ?? []);
}

function lineOf(pieces: readonly Piece[], markdown: string): VisualLine | undefined {
  const [first, last] = [pieces[0], pieces.at(-1)];
  const whole = slicePlaced({
    text: pieces.map(({ text }) => text).join(''),
    offsets: pieces.flatMap(({ offsets }) => offsets),
  });
  if (whole.text === '' || !first || !last) return undefined;
  const boldPhrases = phrasesOf(pieces);
  const [phrase = ''] = boldPhrases;
  return {
    ...whole,
    bold: whole.text.startsWith(phrase) ? phrase : '',
    boldPhrases,
    place: trim(first.start, last.end, markdown),
  };
}

/** The bold phrases: neighbouring bold pieces, with the spaces between them, are one phrase. */
function phrasesOf(pieces: readonly Piece[]): string[] {
  const phrases = [''];
  for (const { isBold, text } of pieces) {
    if (isBold || text.trim() === '') phrases.push((phrases.pop() ?? '') + text);
    else phrases.push('');
  }
  return phrases.map((phrase) => phrase.replace(/\s+/g, ' ').trim()).filter((phrase) => phrase !== '');
}

function piecesOf(node: Nodes, markdown: string, isBold: boolean): Piece[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  const one = { start, end, isBold, breaks: false };
  if (node.type === 'text') return piecesOfText(node.value, { start, end }, markdown, isBold);
  if (node.type === 'break') return [{ ...NO_TEXT, ...one, start: end, breaks: true }];
  if (node.type === 'inlineCode') return [{ ...one, ...placed(node.value, markdown, start, end) }];
  if (node.type === 'html') return [{ ...NO_TEXT, ...one, breaks: /^<br\b/i.test(node.value) }];
  if (!('children' in node)) return [];
  const pieces = node.children.flatMap((child) =>
    piecesOf(child, markdown, isBold || node.type === 'strong'),
  );
  // The place of a piece includes the marks around it.
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first && last && node.type !== 'paragraph' && node.type !== 'heading') {
    first.start = start;
    last.end = end;
  }
  return pieces;
}

/** Splits a text at its line ends. Its markdown has as many, unless one is written as a character reference. */
function piecesOfText(value: string, { start, end }: Place, markdown: string, isBold: boolean): Piece[] {
  const texts = value.split(LINE_END);
  const sources = markdown.slice(start, end).split(LINE_END);
  if (texts.length === 1 || texts.length !== sources.length) {
    return [{ ...placed(value, markdown, start, end), start, end, isBold, breaks: false }];
  }
  let at = start;
  return texts.map((text, index) => {
    const from = at;
    const to = at + (sources[index] ?? '').length;
    at = to + (markdown.startsWith('\r\n', to) ? 2 : 1);
    return { ...placed(text, markdown, from, to), start: from, end: to, isBold, breaks: index > 0 };
  });
}

/** The place of a line without the white space around it and without the marks of a quote before it. */
function trim(start: number, end: number, markdown: string): Place {
  const source = markdown.slice(start, end);
  const begin = source.length - source.replace(/^[\s>]+/, '').length;
  return begin === source.length
    ? { start, end }
    : { start: start + begin, end: start + source.trimEnd().length };
}
