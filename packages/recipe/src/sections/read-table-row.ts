import type { Line } from '../markdown/read-lines.ts';
import type { IngredientLine } from '../recipe.ts';

const AMOUNT_HEAD = /^(?:amount|quantity|qty|measure(?:ment)?s?|how much)\b/i;

/** The ingredient in a row of a table, with its amount first; none in the head of the table. */
export function readTableRow(row: Line, lines: readonly Line[]): IngredientLine[] {
  const head = lines.find(({ kind, block }) => kind === 'row' && block === row.block);
  if (!head || head === row || row.text === '') return [];
  const cells = (row.cells ?? []).map(({ text }) => text);
  const amount = (head.cells ?? []).findIndex(({ text }) => AMOUNT_HEAD.test(text));
  const first = cells[amount];
  const rest = cells.filter((text, index) => index !== amount && text !== '');
  const text = [...(first ? [first] : []), rest[0] ?? ''].join(' ').trim();
  return [{ text: [text, ...rest.slice(1)].filter((part) => part !== '').join(', '), place: row.place }];
}
