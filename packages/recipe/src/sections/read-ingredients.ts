import { joinPlaced, slicePlaced } from '../markdown/placed-text.ts';
import type { Line } from '../markdown/read-lines.ts';
import type { IngredientGroup, IngredientLine } from '../recipe.ts';
import { headingText, isHeading } from './labels.ts';
import { readTableRow } from './read-table-row.ts';

const SIGN = /^(?:[•·‣◦▪●○∙*+–—-]\s*(?=[^\s*])|[☐☑✅✔]\ufe0f?\s*|\[[ xX]?\]\s*)/u;
/** The start of a line that has an amount. */
export const AMOUNT = /^(?:an? |[\d¼-¾⅐-⅞]|half |one |two |three |four |few |some |salt|pinch|handful|dash)/i;

/** The ingredients of a section, in groups where the section has headings. */
export function readIngredients(lines: readonly Line[], heading?: string): IngredientGroup[] {
  const groups: IngredientGroup[] = [{ ...(heading === undefined ? {} : { heading }), lines: [] }];
  const hasSigns = lines.some(isItem);
  for (const [index, line] of lines.entries()) {
    const rows = line.kind === 'row' ? readTableRow(line, lines) : undefined;
    if (rows) groups.at(-1)?.lines.push(...rows);
    else if (isHeading(line) || isGroup(line, lines[index + 1]))
      groups.push({ heading: headingText(line.text.replace(SIGN, '')), lines: [] });
    else if ((isItem(line) && !isStep(line, lines)) || (!hasSigns && isPlainItem(line, lines))) {
      const ingredient = ingredientOf(line, wrapped(line, lines.slice(index + 1)));
      if (ingredient.text !== '') groups.at(-1)?.lines.push(ingredient);
    }
  }
  return groups.filter((group) => group.lines.length > 0);
}

const isItem = (line: Line): boolean =>
  line.kind === 'bullet' || line.kind === 'number' || (line.kind === 'text' && SIGN.test(line.text));

/** Whether a numbered line is a step and no ingredient: numbers among bullets are steps that stand with the ingredients of a sauce. */
const isStep = (line: Line, lines: readonly Line[]): boolean =>
  line.kind === 'number' && line.level === 0 && lines.find(isItem)?.kind === 'bullet';

/** Whether a line without a bullet is an ingredient: it has an amount, or several such lines stand below each other. */
const isPlainItem = (line: Line, lines: readonly Line[]): boolean =>
  line.kind === 'text' &&
  (AMOUNT.test(line.text) || lines.filter(({ block }) => block === line.block).length > 1);

/** Whether an item is the heading of the items below it: it has no amount, as "Sauce:" and "For the dough". */
function isGroup(line: Line, next: Line | undefined): boolean {
  if (line.kind !== 'bullet' && line.kind !== 'number') return false;
  if (next === undefined || next.level <= line.level || next.kind === 'text') return line.text.endsWith(':');
  return line.text.endsWith(':') || !AMOUNT.test(line.text);
}

/** The further lines of an item that is longer than one line. */
function wrapped(line: Line, after: readonly Line[]): Line[] {
  const end = after.findIndex(({ block, level }) => block !== line.block || level <= line.level);
  return after.slice(0, end < 0 ? after.length : end);
}

function ingredientOf(line: Line, more: readonly Line[]): IngredientLine {
  const sign = SIGN.exec(line.text)?.[0].length ?? 0;
  const { text, offsets } = joinPlaced([slicePlaced(line, sign), ...more], 'line');
  const start = sign > 0 ? offsets[0] : undefined;
  return { text, place: { start: start ?? line.place.start, end: (more.at(-1) ?? line).place.end } };
}
