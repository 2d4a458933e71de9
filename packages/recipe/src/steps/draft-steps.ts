import type { Line } from '../markdown/read-lines.ts';
import { headingText, isAllBold, isHeading, STEP_NUMBER } from '../sections/labels.ts';

/** The lines of one step, before they are joined. */
export interface StepDraft {
  heading?: string;
  lines: Line[];
}

/** A sign that some models write in place of a markdown bullet. */
export const STEP_SIGN = /^[•·‣◦▪●○∙–—-]\s+/u;
const CLOSING =
  /^(?:enjoy|bon app|hope|i hope|let me know|feel free|this (?:recipe|dish)|that's it|and that's|happy |voil|there you|would you|if you|note|tip|remember|serves? \d|makes \d|you can|please)/i;

/** Sorts the lines of a method into the steps that a cook would number. */
export function draftSteps(lines: readonly Line[]): StepDraft[] {
  return lines.some((line) => isNumbered(line)) ? draftNumbered(lines) : draftPlain(lines);
}

/** Whether a line begins a numbered step: "1. Chop" as an item of a list, or "Step 1: Chop" with any marks. */
function isNumbered(line: Line): boolean {
  if (line.level > 0 || line.kind === 'row') return false;
  return line.kind === 'number' || STEP_NUMBER.test(line.text);
}

function draftNumbered(lines: readonly Line[]): StepDraft[] {
  const drafts: StepDraft[] = [];
  const last = lines.findLastIndex(isNumbered);
  let heading: string | undefined;
  /** The step of a numbered heading. It is removed where the heading turns out to be that of numbered items. */
  let open: StepDraft | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'number' && line.level === 0) {
      if (open && drafts.at(-1) === open && open.lines.length === 1) {
        drafts.pop();
        heading = headingText(open.lines[0]?.text.replace(STEP_NUMBER, '') ?? '');
      }
      open = undefined;
      drafts.push({ ...(heading ? { heading } : {}), lines: [line] });
    } else if (isNumbered(line)) {
      if (line.kind === 'heading') heading = undefined;
      open = { ...(heading ? { heading } : {}), lines: [line] };
      drafts.push(open);
    } else if (isHeading(line)) {
      const isOwn = open && drafts.at(-1) === open;
      if (isOwn && index < last) open?.lines.push(line);
      else if (index < last) heading = headingText(line.text);
      else break;
    } else if (index < last || line.level > 0 || belongs(line, drafts.at(-1)))
      drafts.at(-1)?.lines.push(line);
  }
  return drafts;
}

/** Whether a line after the last number still belongs to that step: the step is only a heading so far, or it goes on in bullets. */
function belongs(line: Line, step: StepDraft | undefined): boolean {
  const [first] = step?.lines ?? [];
  const previous = step?.lines.at(-1);
  if (!first || !previous || (CLOSING.test(line.text) && line.kind === 'text')) return false;
  if (step?.lines.length === 1)
    return isHeading(first) || isAllBold(first) || first.text.endsWith(':') || first.block === line.block;
  return previous.block === line.block || (line.kind === 'bullet' && previous.kind === 'bullet');
}

function draftPlain(lines: readonly Line[]): StepDraft[] {
  const hasBullets = lines.some(isBullet);
  const hasRows = lines.some(({ kind }) => kind === 'row');
  const drafts: StepDraft[] = [];
  let heading: string | undefined;
  for (const line of lines) {
    const last = drafts.at(-1);
    if (isHeading(line)) heading = headingText(line.text);
    else if (line.level > 0) last?.lines.push(line);
    else if (
      hasRows
        ? line.kind === 'row' && line.block !== last?.lines[0]?.block
        : hasBullets
          ? isBullet(line)
          : isStart(line, last)
    ) {
      drafts.push({ ...(heading ? { heading } : {}), lines: [line] });
    } else if (line.block === last?.lines[0]?.block) last.lines.push(line);
  }
  return drafts;
}

const isBullet = (line: Line): boolean =>
  line.level === 0 && (line.kind === 'bullet' || (line.kind === 'text' && STEP_SIGN.test(line.text)));

/** Whether a line begins a paragraph that is a step. */
const isStart = (line: Line, last: StepDraft | undefined): boolean =>
  line.block !== last?.lines[0]?.block && !CLOSING.test(line.text);
