import { MARKS, PARTS, STEPS } from './data/measures.ts';
import { SHAPES, UNITS } from './data/words.ts';
import type { Food } from './food.ts';
import type { Stated } from './read-amount.ts';

/** Grams (or millilitres) that an amount stands for; undefined when the unit says nothing about this food. */
function gramsOf(food: Food, { count, unit }: Stated): number | undefined {
  const { measure } = food.serving;
  const fixed = UNITS.get(unit);
  if (fixed) return count * fixed;
  if (measure && (unit === measure.name || (unit === 'each' && isPiece(measure.name))))
    return count * measure.grams;
  const shapes = [`${food.name.replaceAll(' ', '_')}:${unit}`, `${food.kind}:${unit}`, unit];
  const shape = shapes.map((name) => SHAPES.get(name)).find((grams) => grams !== undefined);
  if (shape !== undefined) return count * shape;
  // A piece of something that comes in pieces: "2 fillets salmon", "1 head broccoli".
  return measure && isPiece(measure.name) && unit !== 'each' ? count * measure.grams : undefined;
}

const isPiece = (measure: string): boolean => !['cup', 'handful', 'tbsp', 'tsp', ''].includes(measure);

/** The amount in the unit of the food's own serving; undefined when it cannot be told. */
export function inServingUnit(food: Food, stated: Stated): number | undefined {
  const { unit, measure } = food.serving;
  if (unit === stated.unit) return stated.count;
  const grams = gramsOf(food, stated);
  if (grams === undefined) return undefined;
  if (unit === 'g' || unit === 'ml') return grams;
  if (unit === 'tbsp') return grams / 15;
  if (unit === 'tsp') return grams / 5;
  return measure && measure.grams > 0 ? grams / measure.grams : undefined;
}

/** 1.5 as "1½", to the nearest quarter or third. */
function fraction(value: number): string {
  const whole = Math.floor(value);
  const rest = value - whole;
  const [part, sign] = PARTS.reduce((best, next) =>
    Math.abs(next[0] - rest) < Math.abs(best[0] - rest) ? next : best,
  );
  const count = whole + Math.floor(part);
  return count === 0 && sign !== '' ? sign : `${count}${sign}`;
}

/** A quantity a cook would measure, in the given unit and never over the limit. */
export function measurable(quantity: number, unit: string, limit = Infinity): number {
  const wanted = Math.min(roundedFor(quantity, unit), limit);
  return wanted > 0 ? wanted : quantity;
}

function roundedFor(quantity: number, unit: string): number {
  if (unit === 'g' || unit === 'ml') {
    const step = STEPS.find(([below]) => quantity < below)?.[1] ?? 1;
    return Math.max(1, toStep(quantity, step));
  }
  const { step, least } = MARKS[unit] ?? { step: 1, least: 1 };
  const isSmall = quantity < 1 && (unit === 'tsp' || unit === 'each');
  return Math.max(least, toStep(quantity, isSmall ? step / 2 : step));
}

const toStep = (quantity: number, step: number): number => Math.round(quantity / step) * step;

const ML_PER_CUP = 240;
const GRAMS_PER_OUNCE = 28.35;

const plain = (value: number): string => `${Math.round(value * 100) / 100}`;

const plurals = (word: string): string => (word === 'tbsp' ? word : `${word}s`);

/** "1 kg", "250 g", "1.5 litres" as the shelf says it. */
function metric(quantity: number, unit: 'g' | 'ml'): string {
  if (quantity < 1000) return `${quantity < 10 ? plain(quantity) : Math.floor(quantity)} ${unit}`;
  const thousand = plain(quantity / 1000);
  return unit === 'g' ? `${thousand} kg` : `${thousand} ${thousand === '1' ? 'litre' : 'litres'}`;
}

/** Grams of a piece that a cook would cut in two. */
const LARGE = 100;

/** Grams as a home cook without scales would say it. */
function household(grams: number, measure: { name: string; grams: number } | undefined): string {
  if (!measure) {
    if (grams < 20) return '';
    const ounces = Math.round(grams / GRAMS_PER_OUNCE);
    const pounds = Math.floor(ounces / 16);
    const rest = ounces % 16;
    return pounds > 0 ? `${pounds} lb${rest > 0 ? ` ${rest} oz` : ''}` : `${ounces} oz`;
  }
  const count = grams / measure.grams;
  if (measure.name === 'each') return count > 0.8 ? `about ${Math.round(count)}` : 'about half of one';
  const exact = measure.name === 'cup' && count < 3;
  const halves = exact ? count : toStep(count, 0.5);
  const part = count < 0.8 && measure.grams >= LARGE ? count : Math.max(1, Math.round(count));
  const rounded = ['cup', 'tbsp', 'can'].includes(measure.name) ? halves : part;
  const text = fraction(rounded);
  return text === '0' ? '' : `about ${text} ${isOne(text) ? measure.name : plurals(measure.name)}`;
}

/** Whether an amount as written takes a singular: "½ cup", "1 cup", "1½ cups". */
const isOne = (text: string): boolean => /^[1¼⅓½⅔¾]$/.test(text);

/** An amount in metric and in what a household measures with: `["300 g", "about 1½ cups"]`, `["2", "about 280 g"]`. */
export function amountWords({ serving }: Food, quantity: number): { amount: string; aside: string } {
  const { unit, measure } = serving;
  if (unit === 'g') return { amount: metric(quantity, 'g'), aside: household(quantity, measure) };
  if (unit === 'ml') return { amount: metric(quantity, 'ml'), aside: cups(quantity) };
  if (unit === 'tbsp' || unit === 'tsp') return spoons(quantity, unit);
  const grams = quantity * (measure?.grams ?? 0);
  const aside = grams >= 20 ? `about ${metric(roundedFor(grams, 'g'), 'g')}` : '';
  const word = unit === 'each' ? '' : ` ${isOne(fraction(quantity)) ? unit : plurals(unit)}`;
  return { amount: `${fraction(quantity)}${word}`, aside };
}

const cups = (millilitres: number): string =>
  millilitres < 60
    ? `${fraction(Math.round(millilitres / 7.5) / 2)} tbsp`
    : household(millilitres, { name: 'cup', grams: ML_PER_CUP });

function spoons(quantity: number, unit: 'tbsp' | 'tsp'): { amount: string; aside: string } {
  if (unit === 'tsp' && quantity < 0.2) return { amount: 'a pinch of', aside: '' };
  if (unit === 'tsp' && quantity >= 3 && quantity % 1.5 === 0) return spoons(quantity / 3, 'tbsp');
  const millilitres = quantity * (unit === 'tbsp' ? 15 : 5);
  return {
    amount: `${fraction(quantity)} ${unit}`,
    aside: millilitres >= 15 ? `${Math.floor(millilitres)} ml` : '',
  };
}
