import type { Draft } from '../draft-recipe.ts';
import { methodOf } from '../method-of.ts';

/** The area of a tin in square centimetres. */
const round = (width: number): number => (Math.PI / 4) * width * width;

/** A loaf tin for 900 g is 23 cm long and 11 wide. */
const LOAF = 250;

/** The areas of the tins in a text, with the words that name them. */
function tinIn(text: string): { words: string; area: number } | undefined {
  const sides = /(\d{2})\s*(?:cm )?[x×]\s*(\d{2})\s*cm/i.exec(text);
  if (sides) return { words: `${sides[1]} × ${sides[2]} cm tin`, area: Number(sides[1]) * Number(sides[2]) };
  const loaf = /\bloaf (?:tin|pan)/i.exec(text);
  const size = /(\d{2}(?:[.,]5)?)\s*-?\s*cm\b/i.exec(text);
  if (loaf && !size) return { words: 'loaf tin', area: LOAF };
  const inches = /\b(\d{1,2})\s*-?\s*(?:inch|in\b|")/i.exec(text);
  const width = size ? Number((size[1] ?? '').replace(',', '.')) : inches ? Number(inches[1]) * 2.54 : 0;
  if (width < 10 || width > 40) return undefined;
  const isSquare = /\bsquare\b/i.test(text);
  return {
    words: `${Math.round(width)} cm ${isSquare ? 'square ' : ''}tin`,
    area: isSquare ? width * width : round(width),
  };
}

/** The tin that a recipe names. */
function tinOf(method: string): { words: string; area: number; several: string | undefined } | undefined {
  const sentence =
    method.split(/(?<=[.;])\s/).find((one) => /\b(?:tins?|springform|moulds?)\b/i.test(one)) ?? '';
  const several = /\b(two|three) [\w ]*\btins\b/i.exec(sentence)?.[1]?.toLowerCase();
  const tin = tinIn(sentence);
  return tin && { ...tin, area: tin.area * (several === 'two' ? 2 : several ? 3 : 1), several };
}

/** How a dish is baked in the tin that somebody has. */
export function adviseTin(draft: Draft, note: string): string {
  const method = methodOf(draft.steps);
  const [mine, its] = [tinIn(note), tinOf(method)];
  const [, found = ''] = /\bbake\b[^.]*?\b(\d{2,3}) minutes/i.exec(method) ?? [];
  const minutes = Number(found);
  if (!mine || !its) return '';
  const ratio = mine.area / its.area;
  const tin = `Your ${mine.words}`;
  if (its.several)
    return ratio > 0.6
      ? `In your ${mine.words} bake it as one cake, for ${Math.round((minutes * 1.25) / 5) * 5} minutes or until a skewer is clean, and cut it across.`
      : `Your ${mine.words} takes one layer of the cake: bake the layers one after the other, and keep the rest of the batter cool.`;
  if (ratio > 0.88 && ratio < 1.14)
    return mine.words === its.words
      ? `${tin} is the one that the steps name.`
      : `${tin} holds as much as the ${its.words} of the steps: bake for as long, and trust the skewer.`;
  const later = minutes > 0 ? `after ${Math.round((minutes * 1.2) / 5) * 5} minutes` : '10 minutes later';
  const sooner =
    minutes > 0 ? `after ${Math.max(8, Math.round((minutes * 0.75) / 5) * 5)} minutes` : '10 minutes early';
  return ratio < 1
    ? `${tin} is smaller than the ${its.words} of the steps: fill it to two thirds at most, bake what is left in paper cases, and test the middle ${later}.`
    : `${tin} is wider than the ${its.words} of the steps: the layer is thinner, so take the heat as it stands and test the middle ${sooner}.`;
}
