import { chooseStatedMeasures } from './amounts/choose-stated-measures.ts';
import { convertAmount } from './amounts/convert-amount.ts';
import type { System } from './amounts/convert-measure.ts';
import { type Amount, findAmounts } from './amounts/find-amounts.ts';
import { unitOf } from './amounts/units.ts';
import { type Edit, editText, shiftEdits } from './edit-text.ts';
import { readRecipe } from './read-recipe.ts';

/**
 * The recipe in metric or in US units, as markdown. Weights, volumes, lengths and temperatures of its ingredients and steps are
 * converted; a weight stays a weight, and a volume a volume. Where the text states both units, the stated amount is kept and nothing
 * is computed. A text that is no recipe, or has nothing to convert, comes back unchanged.
 */
export function convertRecipe(markdown: string, system: System): string {
  const recipe = readRecipe(markdown);
  if (!recipe) return markdown;
  const places = [...recipe.ingredients.flatMap(({ lines }) => lines), ...recipe.steps].map(
    ({ place }) => place,
  );
  const edits = places.flatMap(({ start, end }) =>
    shiftEdits(convertText(markdown.slice(start, end), system), start),
  );
  return editText(markdown, edits);
}

function convertText(text: string, system: System): Edit[] {
  const amounts = joinPounds(text, findAmounts(text));
  const { edits, done } = chooseStatedMeasures(text, amounts, system);
  const computed = amounts
    .filter((amount) => !done.has(amount))
    .flatMap((amount) => convertAmount(text, amount, system));
  return [...edits, ...computed];
}

/** "1 lb 4 oz" as one amount of twenty ounces. */
function joinPounds(text: string, amounts: readonly Amount[]): Amount[] {
  const joined: Amount[] = [];
  for (const amount of amounts) {
    const last = joined.at(-1);
    const isNext =
      last?.unit?.size === POUND && amount.unit?.size === OUNCE && !last.isRange && !amount.isRange;
    const [pounds, ounces] = [last?.numbers[0], amount.numbers[0]];
    if (last && isNext && pounds && ounces && /^,? $/.test(text.slice(last.end, amount.start))) {
      const value = (pounds.value * POUND) / OUNCE + ounces.value;
      const number = { ...ounces, start: pounds.start, value };
      joined.splice(-1, 1, { ...amount, start: last.start, numbers: [number] });
    } else joined.push(amount);
  }
  return joined;
}

const POUND = unitOf('lb').size;
const OUNCE = unitOf('oz').size;
