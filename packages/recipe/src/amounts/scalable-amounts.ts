import type { Amount } from './find-amounts.ts';
import { isContainer } from './units.ts';

/** One of these stands before a count: the start of the line, a mark between it and the name, "juice of", "plus". */
const OPENS_COUNT =
  /(?:^|[:–—|(,;+&×•=]|(?:^|[\s*_])[-x]|\b(?:of|from|plus|and|or|with|about|at least|up to|approximately|approx\.?|around|roughly|another))[\s*_~]*$/i;
/** After a length that is an amount: "piece of", or a root that is measured by its length. */
const PIECE_OF =
  /^[\s*_-]*(?:\([^()]{0,20}\)|[^()]{0,12}\))?[\s*_]*(?:thumb-sized )?(?:(?:piece|knob|chunk|length|stub|stick|thumb)\b|(?:of )?(?:fresh |dried |peeled |piece |knob )?(?:ginger|galangal|turmeric|horseradish|cinnamon|lemongrass|kombu|daikon)\b)/i;
const EACH = /^[^,;()]{0,30}?\b(?:each|apiece|a piece|per [a-z]+)\s*(?:[),;./]|$)/i;
/** So many characters before and after an amount are looked at. */
const AROUND = 60;

/** The amounts in an ingredient's line that grow with the number of servings. Sizes and percentages do not grow. */
export function scalableAmounts(line: string, amounts: readonly Amount[]): Amount[] {
  return amounts.filter((amount, index) => {
    const before = line.slice(Math.max(0, amount.start - AROUND), amount.start);
    const after = line.slice(amount.end, amount.end + AROUND);
    const dimension = amount.unit?.dimension ?? 'count';
    if (dimension === 'other' || dimension === 'temperature') return false;
    if (dimension === 'length') return isFirstLength(amounts, index, before) && PIECE_OF.test(after);
    if (dimension === 'count') return isCount(amount, before, after);
    return !isSizeOfOne(line, amounts, index, before, after);
  });
}

/** Whether a length stands at the start of a line, or in a bracket after the one that does: "2 inches (5 cm) ginger". */
const isFirstLength = (amounts: readonly Amount[], index: number, before: string): boolean =>
  index === 0
    ? OPENS_LINE.test(before)
    : index === 1 && amounts[0]?.unit?.dimension === 'length' && /^[^()]{0,20}\($/.test(before);

/** "A lemon" at the start of a line is one; "(or a mix)" is not. */
const OPENS_LINE = /^[\s*_]*$|[:–—][\s*_]*$/;

/** Whether an amount is "a" or "an" and nothing else. */
export const isArticle = ({ numbers, unit }: Amount): boolean =>
  !unit && /^an?$/i.test(numbers[0]?.written ?? '');

function isCount(amount: Amount, before: string, after: string): boolean {
  const { unit, start } = amount;
  if (/\b(?:gas|mark|no\.?|number|step|type|size|#) ?$/i.test(before)) return false;
  if (/^ ?(?:%|[-–] ?(?:inch|cm|mm)\b)/.test(after) || EACH.test(after)) return false;
  // "cut into 4 pieces" and "in 8 slices" say how to cut, and not how much there is.
  if (/\b(?:in|into|for|per|to|at|by)[\s*_]*$/i.test(before)) return false;
  if (unit) return true;
  if (isArticle(amount)) return OPENS_LINE.test(before) && !/^[^,;()\d]{0,30}\bof\b/.test(after);
  return start === 0 || OPENS_COUNT.test(before);
}

/** Whether a weight or volume belongs to each can or fillet, of which the line counts several. */
function isSizeOfOne(
  line: string,
  amounts: readonly Amount[],
  index: number,
  before: string,
  after: string,
): boolean {
  const amount = amounts[index] as Amount;
  const counted = amounts.slice(Math.max(0, index - 3), index).find((other) => isThing(other));
  if (!counted)
    return /^ ?[x×] ?\d/.test(after) || (amount.gap.includes('-') && /^ ?(?:can|tin|jar|pack)/i.test(after));
  const between = line.slice(counted.end, amount.start);
  if (/\b(?:total|in all|altogether)\b/i.test(after) || /\btotal\b/i.test(between)) return false;
  if (EACH.test(after) || amount.gap.includes('-') || /^ ?[x×] ?$/.test(between)) return true;
  const isSpoon = amount.unit?.system === 'both' || amount.unit?.size === 240;
  if (counted.unit && isContainer(counted.unit)) return !isSpoon && /\(|^[ ,]*$/.test(between);
  const isBeside = /^[\s*_]*\(?$/.test(between);
  const next = /^[^()]{0,30}\)?[\s*_]*([a-z]+)/i.exec(after)?.[1] ?? '';
  if (isBeside && isContainerName(after)) return true;
  // "4 (6 oz) fillets" means six ounces each. Grams in the same place are the weight of all: "2 (300 g) onions".
  return (
    isBeside &&
    amount.unit?.system === 'us' &&
    amount.unit.dimension === 'mass' &&
    next !== '' &&
    !/^about/i.test(before)
  );
}

const isThing = ({ unit }: Amount): boolean => !unit || unit.dimension === 'count';

const isContainerName = (after: string): boolean =>
  /^[^()]{0,30}?\)?[\s*_]*(?:(?:small|large|standard) )?(?:cans?|tins?|jars?|packages?|packets?|pkgs?|packs?|box(?:es)?|bags?|bottles?|cartons?|containers?|tubs?|sachets?|blocks?|pouch(?:es)?)\b/i.test(
    after,
  );
