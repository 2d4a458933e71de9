import type { Edit } from '../edit-text.ts';
import type { Amount } from './find-amounts.ts';
import { fitUnit } from './fit-unit.ts';
import { isWholeFood, nounAfter, singularOrPlural } from './nouns.ts';
import { toPieces, toWhole } from './round.ts';
import { isWholeOnly, type Unit } from './units.ts';
import { isDecimalWeight, writeAmount } from './write-amount.ts';

const ABOUT =
  /(?:\b(?:about|approximately|around|roughly|nearly|almost|circa)|\b(?:approx|ca)\.?|[~≈])[\s*_]*$/i;
/** A recipe does not say "about" for a smaller rounding. */
const UNNOTICED = 0.03;
/** Units that are never exact. */
const VAGUE = ['pinch', 'dash', 'handful', 'knob', 'drop', 'shot'];

/** The edits that multiply one amount of a text: its numbers, its unit, the name of the counted thing. */
export function scaleAmount(text: string, amount: Amount, factor: number, usesCups: boolean): Edit[] {
  const exact = amount.numbers.map(({ value }) => value * factor);
  const before = text.slice(Math.max(0, amount.start - 20), amount.start);
  if (amount.unit?.one === 'dozen' && !exact.every(Number.isInteger)) return [inOnes(text, amount, exact)];
  if (amount.unit && amount.unit.dimension !== 'count') {
    const isSum = /(?:\+|\bplus) ?$/i.test(before);
    const found = isDecimalWeight(amount)
      ? { values: exact.map((value) => Number(value.toPrecision(2))), unit: amount.unit }
      : fitUnit(exact, amount.unit, usesCups && !isSum);
    const written = writeAmount(text, amount, found);
    return [{ start: amount.start, end: amount.end, text: written }];
  }
  // A recipe that asks for half an egg divides eggs, so its eggs need not be whole.
  const isDivided = amount.numbers.some(({ value }) => !Number.isInteger(value));
  const isWhole = !isDivided && (amount.unit ? isWholeOnly(amount.unit) : countsWholeThings(text, amount));
  const values = exact.map(isWhole ? toWhole : toPieces);
  const isOff = values.some((value, index) => Math.abs(value - (exact[index] ?? value)) > value * UNNOTICED);
  const isSaid = isOff && !VAGUE.includes(amount.unit?.one ?? '') && !ABOUT.test(before);
  if (!isSaid && values.every((value, index) => value === amount.numbers[index]?.value)) return [];
  const written = writeAmount(text, amount, { values, unit: amount.unit });
  const edit = { start: amount.start, end: amount.end, text: `${isSaid ? 'about ' : ''}${written}` };
  return amount.unit ? [edit] : [edit, ...nameInNumber(text, amount, values)];
}

/** Part of a dozen as a plain number: half of "a dozen eggs" is "6 eggs". */
const inOnes = (text: string, amount: Amount, exact: readonly number[]): Edit => ({
  start: amount.start,
  end: amount.end,
  text: writeAmount(
    text,
    { ...amount, unit: undefined },
    { values: exact.map((value) => toWhole(value * 12)) },
  ),
});

function countsWholeThings(text: string, { start, end }: Amount): boolean {
  const noun = nounAfter(text, end);
  if (noun) return isWholeFood(noun.word);
  // "Eggs: 3", "Eggs (3 large)": the name stands before the number.
  return text
    .slice(Math.max(0, start - 30), start)
    .split(/[^\p{L}]+/u)
    .some(isWholeFood);
}

function nameInNumber(text: string, { end, numbers }: Amount, values: readonly number[]): Edit[] {
  const isMany = Math.max(...values) > 1;
  const wasMany = (numbers.at(-1)?.value ?? 1) > 1;
  const noun = isMany === wasMany ? undefined : nounAfter(text, end);
  return noun ? [{ start: noun.start, end: noun.end, text: singularOrPlural(noun.word, isMany) }] : [];
}

/** The edit that multiplies the number of servings. */
export function scaleServings(text: string, amount: Amount, factor: number): Edit {
  const values = amount.numbers.map(({ value }) => toPieces(value * factor));
  const unit: Unit | undefined = amount.unit;
  return { start: amount.start, end: amount.end, text: writeAmount(text, amount, { values, unit }) };
}
