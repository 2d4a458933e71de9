import type { OpenPlace } from './cookbook/known-recipe.ts';
import type { Food } from './foods/food.ts';
import { COUNTED_UNITS, PARTS, STEPS } from './foods/measures.ts';
import { SHAPES, UNITS } from './foods/words.ts';
import type { Stated } from './read/read-amount.ts';

/** Grams (or millilitres) that an amount stands for; undefined when the unit says nothing about this food. */
export function gramsOf({ weighs }: Pick<Food, 'weighs'>, { count, unit }: Stated): number | undefined {
  // A piece of something that comes in pieces: "2 fillets salmon", "1 head broccoli".
  const piece = weighs['each'] ?? (unit === 'each' ? Object.values(weighs)[0] : undefined);
  const one = UNITS.get(unit) || weighs[unit] || SHAPES.get(unit) || piece;
  return one && count * one;
}

/** Grams (or millilitres) that a place takes of its usual food. */
export function gramsOfPlace({ quantity, unit, grams, options }: OpenPlace): number | undefined {
  const [usual] = options;
  return (
    grams ??
    gramsOf(usual?.food ?? { weighs: {} }, { count: quantity, unit: unit ? countedUnit(unit, 1) : 'each' })
  );
}

const countedUnit = (unit: string, count: number): string =>
  COUNTED_UNITS.find((forms) => forms.includes(unit))?.[count <= 1 ? 0 : 1] ?? unit;

/** 1.5 as "1½", to the nearest quarter or third. */
function fraction(value: number): string {
  const whole = Math.floor(value);
  const distance = ([part]: readonly [number, string]): number => Math.abs(part - (value - whole));
  const [part, sign] = PARTS.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  const count = whole + Math.floor(part);
  return count === 0 ? sign || '¼' : `${count}${sign}`;
}

/** A quantity of a unit that a cook would measure: whole grams and eggs, halves of spoons and onions. */
export function measured(quantity: number, unit = ''): number {
  const pieces = quantity < 1 ? 0.25 : quantity < 4 ? 0.5 : 1;
  const grams = STEPS.find(([below]) => quantity < below)?.[1] ?? 1;
  const step = /^(?:kg|l)$/.test(unit) ? 0.1 : /^(?:g|ml)$/.test(unit) ? grams : pieces;
  return Math.max(Math.min(step, 1), Number((Math.round(quantity / step) * step).toFixed(2)));
}

/** "1.5 kg", "1½ tbsp", "2 cloves", "3". */
export function amountText(quantity: number, unit = ''): string {
  if (quantity >= 1000 && unit === 'g') return amountText(quantity / 1000, 'kg');
  if (quantity < 1 && /^(?:kg|l)$/.test(unit)) return amountText(quantity * 1000, unit === 'kg' ? 'g' : 'ml');
  if (/^(?:g|ml|kg|l)$/.test(unit)) return `${Math.round(quantity * 100) / 100} ${unit}`;
  return `${fraction(quantity)} ${countedUnit(unit, quantity)}`.trim();
}

/** What is said of one piece or of a tin stays as it is, for however many the dish is. */
const PER_PIECE =
  /^(?: (?:loaf|tin|dish|pan|mould|jar|bowl|casserole|baking|pie|ovenproof)\b|[^.;]{0,30}\b(?:each|per|apiece)\b)/;
const AMOUNT = /(?<![\d.×–-])(\d+(?:\.\d+)?) (kg|g|ml|l|litres?|tbsp|tsp)\b(?! [×x])/g;

/** A text with its amounts for another number of servings. */
export const scaleText = (text: string, factor: number): string =>
  text.replaceAll(AMOUNT, (whole, digits: string, unit: string, at: number) => {
    const isFixed = factor === 1 || PER_PIECE.test(text.slice(at + whole.length));
    const number = isFixed ? Number(digits) : measured(Number(digits) * factor, unit.replace(/itres?$/, ''));
    return `${unit.startsWith('t') ? fraction(number) : number} ${unit}`;
  });
