import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const MOST_CHARACTERS = 128 * 1024;
const MOST_LINES = 1500;
/** A real recipe has a hundred marks in a block at most; the parser's time grows with their square. */
const MOST_MARKS = 1000;
const MOST_COLUMNS = 20;
/** The parser calls itself for each level of lists and quotes. */
const DEEPEST = 32;

const BLANK_LINE = /\n[ \t]*\r?\n/;
const MARK = /[*_~`[\]<>&\\@]|:\/\/|www\./gi;
const OPENING = /^[ \t>*+\-\d.)]*/;
const CONTAINER = />|[-+*.)](?=[ \t]|$)|\t| {2}/g;

/** Parses markdown as the page does; undefined where no recipe is written so and it would be too much work. */
export function parseMarkdown(markdown: string): Root | undefined {
  if (isTooMuchWork(markdown)) return undefined;
  return fromMarkdown(markdown, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmFromMarkdown()],
  });
}

/** An attacker knows the texts that keep the parser busy; none of them is a recipe. */
function isTooMuchWork(markdown: string): boolean {
  if (markdown.length > MOST_CHARACTERS) return true;
  const lines = markdown.split(/\r\n|\r|\n/);
  return (
    lines.length > MOST_LINES ||
    lines.some((line) => line.split('|').length > MOST_COLUMNS + 2 || depthOf(line) > DEEPEST) ||
    markdown.split(BLANK_LINE).some((block) => (block.match(MARK)?.length ?? 0) > MOST_MARKS)
  );
}

const depthOf = (line: string): number => OPENING.exec(line)?.[0].match(CONTAINER)?.length ?? 0;
