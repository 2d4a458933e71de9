import type { Food } from './foods/food.ts';
import { PARTS, STEPS } from './foods/measures.ts';
import { SHAPES, UNITS } from './foods/words.ts';
import type { OpenPlace } from './match-food.ts';
import type { Stated } from './read/read-amount.ts';

/** Grams (or millilitres) that an amount stands for; undefined when the unit says nothing about this food. */
export function gramsOf({ weighs }: Food, { count, unit }: Stated): number | undefined {
  const one = UNITS.get(unit) || weighs[unit] || SHAPES.get(unit);
  if (one) return count * one;
  // A piece of something that comes in pieces: "2 fillets salmon", "1 head broccoli".
  const piece = weighs['each'] ?? (unit === 'each' ? Object.values(weighs)[0] : undefined);
  return piece === undefined ? undefined : count * piece;
}

/** Grams (or millilitres) that a place takes of its usual food. */
export function gramsOfPlace({ quantity, unit, grams, options }: OpenPlace): number | undefined {
  if (grams !== undefined) return grams;
  const food = options[0]?.food;
  return food && gramsOf(food, { count: quantity, unit: singularUnit(unit ?? 'each') });
}

const singularUnit = (unit: string): string =>
  ({ cloves: 'clove', slices: 'slice', sprigs: 'sprig', sheets: 'sheet', sticks: 'stick', leaves: 'leaf' })[
    unit
  ] ?? unit;

/** 1.5 as "1½", to the nearest quarter or third. */
function fraction(value: number): string {
  const whole = Math.floor(value);
  const rest = value - whole;
  const [part, sign] = PARTS.reduce((best, next) =>
    Math.abs(next[0] - rest) < Math.abs(best[0] - rest) ? next : best,
  );
  const count = whole + Math.floor(part);
  return count === 0 ? sign || '¼' : `${count}${sign}`;
}

/** A quantity of a unit that a cook would measure: whole grams and eggs, halves of spoons and onions. */
export function measured(quantity: number, unit: string): number {
  if (unit === 'g' || unit === 'ml') {
    const step = STEPS.find(([below]) => quantity < below)?.[1] ?? 1;
    return Math.max(1, Math.round(quantity / step) * step);
  }
  if (unit === 'kg' || unit === 'l') return Math.max(0.1, Math.round(quantity * 10) / 10);
  const step = quantity < 1 ? 0.25 : quantity < 4 ? 0.5 : 1;
  return Math.max(step, Math.round(quantity / step) * step);
}

/** "1.5 kg", "1½ tbsp", "2 cloves", "3". */
export function amountText(quantity: number, unit = ''): string {
  if (quantity >= 1000 && unit === 'g') return amountText(quantity / 1000, 'kg');
  if (quantity < 1 && (unit === 'kg' || unit === 'l'))
    return amountText(quantity * 1000, unit === 'kg' ? 'g' : 'ml');
  if (/^(?:g|ml|kg|l)$/.test(unit)) return `${Math.round(quantity * 100) / 100} ${unit}`;
  const word = quantity <= 1 ? singularUnit(unit) : (PLURAL_UNITS[unit] ?? unit);
  return `${fraction(quantity)} ${word === 'pinche' ? 'pinch' : word}`.trim();
}

const PLURAL_UNITS: Readonly<Record<string, string>> = {
  clove: 'cloves',
  slice: 'slices',
  sprig: 'sprigs',
  sheet: 'sheets',
  stick: 'sticks',
  pinch: 'pinches',
  head: 'heads',
  leaf: 'leaves',
  rasher: 'rashers',
  packet: 'packets',
};

const PER_PIECE =
  /^(?: (?:loaf|tin|dish|pan|mould|jar|bowl|casserole|baking|pie|ovenproof)\b|[^.;]{0,30}\b(?:each|per|apiece)\b)/;

/** A text with its amounts for another number of servings. What is said of one piece or of a tin stays. */
export function scaleText(text: string, factor: number): string {
  return text.replaceAll(
    /(?<![\d.×–-])(\d+(?:\.\d+)?) (kg|g|ml|l|litres?|tbsp|tsp)\b(?! [×x])/g,
    (whole, digits: string, unit: string, at: number) => {
      const isFixed = factor === 1 || PER_PIECE.test(text.slice(at + whole.length));
      const short = unit.startsWith('litre') ? 'l' : unit;
      const number = isFixed ? Number(digits) : measured(Number(digits) * factor, short);
      return `${unit.startsWith('t') ? fraction(number) : number} ${unit}`;
    },
  );
}
