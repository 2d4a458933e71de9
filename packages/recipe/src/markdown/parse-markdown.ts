import type { Root } from 'mdast';
import { type Extension, fromMarkdown, type Handle } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const MOST_CHARACTERS = 128 * 1024;
const MOST_LINES = 1500;
/** A real recipe has at most a hundred marks in a block. The parser's time grows with the square of their number. */
const MOST_MARKS = 1000;
const MOST_COLUMNS = 20;
/** The parser calls itself for each level of lists and quotes. */
const DEEPEST = 32;

const BLANK_LINE = /\n[ \t]*\r?\n/;
const MARK = /[*_~`[\]<>&\\@]|:\/\/|www\./gi;
const OPENING = /^[ \t>*+\-\d.)]*/;
const CONTAINER = />|[-+*.)](?=[ \t]|$)|\t| {2}/g;

const check = (isChecked: boolean): Handle =>
  function () {
    const item = this.stack.at(-2);
    if (item?.type === 'listItem') item.checked = isChecked;
  };

/** Reads "[x]" in list items. The handler that it replaces expects one wherever the tokenizer finds the mark, which can be in a heading. */
const TASKS: Extension = {
  exit: { taskListCheckValueChecked: check(true), taskListCheckValueUnchecked: check(false) },
};

/** Parses markdown as the page does; undefined for a text that is no real recipe and would take too long. */
export function parseMarkdown(markdown: string): Root | undefined {
  if (takesTooLong(markdown)) return undefined;
  return fromMarkdown(markdown, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmFromMarkdown(), TASKS],
  });
}

/** Whether a text would keep the parser busy for long. An attacker knows such texts; no recipe is one. */
function takesTooLong(markdown: string): boolean {
  if (markdown.length > MOST_CHARACTERS) return true;
  const lines = markdown.split(/\r\n|\r|\n/);
  return (
    lines.length > MOST_LINES ||
    lines.some((line) => line.split('|').length > MOST_COLUMNS + 2 || depthOf(line) > DEEPEST) ||
    markdown.split(BLANK_LINE).some((block) => (block.match(MARK)?.length ?? 0) > MOST_MARKS)
  );
}

const depthOf = (line: string): number => OPENING.exec(line)?.[0].match(CONTAINER)?.length ?? 0;
