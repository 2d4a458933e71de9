import type { Line } from '../markdown/read-lines.ts';
import { findUnlabelledParts } from './find-unlabelled-parts.ts';
import { headingText, isAlternative, isFact, isHeading, plainLabel } from './labels.ts';
import { PLAIN_LABEL, type Section } from './split-sections.ts';

/** The lines of a recipe, sorted by their purpose. */
export interface Parts {
  /** The lines above all labels. */
  front: Line[];
  ingredients: { heading?: string; lines: Line[] }[];
  method: Line[];
  /** Lines that may state servings and times. */
  facts: Line[];
}

/** Finds the parts of one recipe among a text's sections; undefined when there is no recipe, or more than one. */
export function findParts(all: readonly Section[]): Parts | undefined {
  const found = findUnlabelledParts(all).filter(({ kind, lines }) => kind === 'front' || lines.length > 0);
  const sections = found.filter(
    (section, index) => !isAfterthought(section, found.slice(0, index), found.slice(index)),
  );
  const listed = sections.filter(({ kind }) => kind === 'ingredients');
  const methods = sections.filter(({ kind }) => kind === 'method');
  if (areSeveral(sections)) return undefined;
  const front = sections[0]?.lines ?? [];
  const labels = [...listed, ...methods].flatMap(({ label }) => label ?? []);
  const rest = sections.slice(1).filter((one) => !methods.includes(one));
  return {
    front,
    ingredients: listed.map(({ label, lines }) => {
      const heading = label && isGroupLabel(label) ? headingText(label.text) : undefined;
      return { ...(heading === undefined ? {} : { heading }), lines };
    }),
    method: methods.flatMap(({ label, lines }) => (label && isGroupLabel(label) ? [label, ...lines] : lines)),
    facts: [...front, ...labels, ...rest.flatMap(({ lines }) => lines).filter(({ text }) => isFact(text))],
  };
}

/** Whether a section has "optional ingredients" below the method, and no further method follows. */
const isAfterthought = ({ kind }: Section, before: readonly Section[], after: readonly Section[]): boolean =>
  kind === 'ingredients' &&
  before.some((section) => section.kind === 'ingredients') &&
  before.some((section) => section.kind === 'method') &&
  after.every((section) => section.kind !== 'method');

/** Whether there are several recipes: ingredients after a method, or headings such as "Method 1" and "Option 2". */
function areSeveral(sections: readonly Section[]): boolean {
  const order = sections.map(({ kind }) => kind);
  if (order.includes('method') && order.indexOf('method') < order.lastIndexOf('ingredients')) return true;
  const parts = sections.filter(({ kind }) => kind !== 'other');
  const headings = parts.flatMap(({ label, lines }) => [
    ...(label ? [label] : []),
    ...lines.filter(isHeading),
  ]);
  return headings.filter(({ text }) => isAlternative(text)).length > 1;
}

/** Whether a label is the heading of a group: "Ingredients for the dough" is, "Ingredients" is not. */
const isGroupLabel = ({ text }: Line): boolean =>
  !PLAIN_LABEL.test(plainLabel(text)) && /\b(?:for|of)\b(?! \d| one| two| four| six)/i.test(text);
