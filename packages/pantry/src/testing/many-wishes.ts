import { writeRecipe } from '../write-recipe.ts';
import { randomOrder, type WishedOrder } from './random-orders.ts';
import { scanRecipe } from './scan-recipe.ts';
import { brokenWishes } from './scan-wishes.ts';

/** How often a visitor asks for another idea, at most. */
const MOST_IDEAS = 2;

/** Cooks for many random orders, asks each third time for other ideas, and scans all the texts. */
export function manyWishes(count: number, random: () => number) {
  const broken: string[] = [];
  const kinds = new Set<string>();
  let refused = 0;
  for (let at = 0; at < count; at += 1) {
    const wished = randomOrder(random);
    const seen: string[] = [];
    for (const isLast of [...Array.from({ length: at % 3 === 0 ? MOST_IDEAS : 0 }, () => false), true]) {
      const text = cook(wished, seen, random, broken);
      if (!scanRecipe(text).isRecipe) {
        if (seen.length === 0) refused += 1;
        break;
      }
      for (const kind of kindsOf(wished, seen)) kinds.add(kind);
      if (!isLast) seen.push(scanRecipe(text).title);
    }
  }
  return { broken, kinds, refused };
}

function cook(wished: WishedOrder, seen: readonly string[], random: () => number, broken: string[]): string {
  const wishes = { ...wished.order.wishes, ...(seen.length > 0 && { notAgain: seen }) };
  const order = { ...wished.order, wishes };
  const text = writeRecipe(order, random);
  const wrong = brokenWishes(text, { ...wished, order });
  if (wrong.length > 0)
    broken.push(`${wrong.join('; ')} · ${scanRecipe(text).title} · of ${JSON.stringify(order)}`);
  return text;
}

const kindsOf = ({ order: { wishes = {} }, typed }: WishedOrder, seen: readonly string[]): string[] => [
  ...Object.entries(wishes).flatMap(([kind, wish]) => (wish === undefined ? [] : [kind])),
  ...(seen.length > 0 ? ['notAgain'] : []),
  ...(typed ? ['typed'] : []),
];
