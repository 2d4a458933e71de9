import type { Line } from '../markdown/read-lines.ts';
import { isFact, isHeading, type Label, labelOf, plainLabel, rankOf, STEP_NUMBER } from './labels.ts';

/** The lines below one label. The first section has no label: it has the lines above all labels. */
export interface Section {
  kind: 'front' | Label;
  label?: Line;
  lines: Line[];
}

export const PLAIN_LABEL = /^(?:ingredients|instructions|directions|method|preparation|steps|procedure)$/;

/** Splits the lines of a text at its labels: "Ingredients", "Method", "Notes" and similar ones. */
export function splitSections(all: readonly Line[]): Section[] {
  const lines = all.filter(({ kind, text }) => text !== '' || kind === 'bullet' || kind === 'number');
  const sections: Section[] = [{ kind: 'front', lines: [] }];
  for (const [index, line] of lines.entries()) {
    const current = sections.at(-1);
    const kind = current && kindOf(line, lines[index + 1], current);
    if (kind) sections.push({ kind, label: line, lines: [] });
    else current?.lines.push(line);
  }
  return sections.map(withItsOwnLevels);
}

/** Lowers the levels of a section whose lines are all nested, since its label is an item of a list. */
function withItsOwnLevels(section: Section): Section {
  const least = Math.min(...section.lines.map(({ level }) => level));
  if (section.lines.length === 0 || least === 0) return section;
  return { ...section, lines: section.lines.map((line) => ({ ...line, level: line.level - least })) };
}

function kindOf(line: Line, next: Line | undefined, current: Section): Label | undefined {
  if (!mayBeLabel(line, next, current) || isFact(line.text)) return undefined;
  if (current.kind === 'method' && STEP_NUMBER.test(line.text)) return undefined;
  const label = labelOf(line.text) ?? announcedBy(line, next);
  if (label !== undefined) return isPartOf(label, line, current) ? undefined : label;
  return isHeading(line) && endsSection(line, next, current) ? 'other' : undefined;
}

/** Whether a line has the form of a label. An item of a list has it too, since some models write a whole recipe as one list. */
function mayBeLabel(line: Line, next: Line | undefined, { kind, label }: Section): boolean {
  if (isHeading(line) || announcedBy(line, next)) return true;
  if (line.kind === 'text') return PLAIN_LABEL.test(plainLabel(line.text));
  const isParent = next !== undefined && next.level > line.level;
  const isLabelled = kind === 'front' || (label?.kind === line.kind && label.level === line.level);
  return isParent && isLabelled && line.text.length <= LONGEST_LABEL && labelOf(line.text) !== undefined;
}

const LONGEST_LABEL = 40;
const BEFORE_INGREDIENTS =
  /\b(?:following ingredients|ingredients are|you(?:'|’)?(?:ll| will)? need(?: the following)?):$/i;
const BEFORE_METHOD =
  /\b(?:(?:these|following|the) (?:\w+ )?(?:steps|instructions|directions)|here(?:'|’)s how(?: to [^.]{1,60})?|how to (?:make|prepare|cook) [^.]{1,60}|step guide):$/i;

/** The part of a recipe that a sentence before a list names: "To make it, you will need:". */
function announcedBy({ kind, text, level }: Line, next: Line | undefined): Label | undefined {
  if (plainLabel(text) === 'recipe' && next?.kind === 'number') return 'method';
  if (kind !== 'text' || level > 0 || !text.endsWith(':')) return undefined;
  if (next?.kind === 'bullet' || next?.kind === 'number') {
    if (BEFORE_INGREDIENTS.test(text)) return 'ingredients';
  }
  return next?.kind === 'number' && BEFORE_METHOD.test(text) ? 'method' : undefined;
}

/** Whether a label begins no new section: "Sauce ingredients" below "Ingredients" is a group, "Cooking" below "Method" a part of it. */
function isPartOf(label: Label, line: Line, current: Section): boolean {
  if (current.kind !== label || !current.label || label === 'other') return false;
  return !PLAIN_LABEL.test(plainLabel(line.text)) && rankOf(line) >= rankOf(current.label);
}

/** Whether a heading without any of the usual words ends the section above it. */
function endsSection(line: Line, next: Line | undefined, current: Section): boolean {
  if (current.kind === 'front' || current.kind === 'other' || !current.label) return false;
  const isHigher = line.kind === 'heading' && rankOf(line) < rankOf(current.label);
  if (current.kind === 'ingredients') {
    const isGroup = current.lines.some(({ kind, depth }) => kind === 'heading' && depth === line.depth);
    if (isGroup || next?.kind === 'number' || /^for\b|optional/i.test(line.text)) return false;
    return isHigher && current.lines.length > 0;
  }
  if (current.lines.length === 0) return false;
  if (next?.kind === 'number') return isHigher && !/^for\b/i.test(line.text);
  return isHigher || current.lines.some(({ kind, text }) => kind === 'number' || STEP_NUMBER.test(text));
}
