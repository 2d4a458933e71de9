import type { Line } from '../markdown/read-lines.ts';
import { isHeading } from './labels.ts';
import { AMOUNT } from './read-ingredients.ts';
import type { Section } from './split-sections.ts';

/** A list without a label is a list of ingredients where at least this share of its items has an amount. */
const MOST = 0.6;
/** The same, where the method has no label either. */
const NEARLY_ALL = 0.8;

/** Finds ingredients and method where one of them has no heading, or neither has. */
export function findUnlabelledParts(sections: readonly Section[]): readonly Section[] {
  const hasIngredients = sections.some(({ kind, lines }) => kind === 'ingredients' && lines.length > 0);
  const hasMethod = sections.some(({ kind, lines }) => kind === 'method' && lines.length > 0);
  if (hasMethod) return hasIngredients ? sections : withIngredients(sections, MOST);
  return (hasIngredients ? sections : withIngredients(sections, NEARLY_ALL)).flatMap(withMethod);
}

/** Takes a list of amounts above all labels as the ingredients. */
function withIngredients(sections: readonly Section[], share: number): readonly Section[] {
  const [front, ...rest] = sections;
  if (!front) return sections;
  const items = front.lines.filter(isBullet);
  const amounts = items.filter(({ text }) => AMOUNT.test(text));
  if (items.length < 2 || amounts.length < share * items.length) return sections;
  const first = front.lines.findIndex(isBullet);
  const begin = hasGroups(front.lines) ? first - 1 : first;
  return [
    { ...front, lines: front.lines.slice(0, begin) },
    { kind: 'ingredients', lines: front.lines.slice(begin) },
    ...rest,
  ];
}

/** Takes numbers below bullets, or numbers that begin again at 1, as the steps. */
function withMethod(section: Section): Section[] {
  const { kind, lines } = section;
  if (kind !== 'ingredients') return [section];
  const first = lines.findIndex(isListed);
  const begin = lines.findIndex(
    (line, index) => index > first && line.kind === 'number' && line.number === 1 && line.level === 0,
  );
  if (first < 0 || begin < 0) return [section];
  const above = lines[begin - 1];
  const cut = above && isHeading(above) ? begin - 1 : begin;
  return [
    { ...section, lines: lines.slice(0, cut) },
    { kind: 'method', lines: lines.slice(begin) },
  ];
}

const isBullet = ({ kind }: Line): boolean => kind === 'bullet';
const isListed = ({ kind }: Line): boolean => kind === 'bullet' || kind === 'number' || kind === 'row';

/** Whether there are several lists, each below a heading. */
const hasGroups = (lines: readonly Line[]): boolean =>
  lines.filter((line, index) => isBullet(line) && lines.slice(index - 1, index).some(isHeading)).length > 1;
