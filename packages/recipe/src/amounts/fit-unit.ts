import { isFraction, toEighths, toFraction, toPieces, toScale, toWhole } from './round.ts';
import { isWholeOnly, type Unit, unitOf } from './units.ts';

/** One number or the ends of a range, and their unit. */
export interface Quantity {
  values: number[];
  unit: Unit;
}

/** Rounds numbers as a cook measures, and takes a smaller or larger unit where a cook would. */
export function fitUnit(values: readonly number[], unit: Unit, usesCups: boolean): Quantity {
  if (unit.dimension === 'count') return { values: values.map(isWholeOnly(unit) ? toWhole : toPieces), unit };
  if (unit.system === 'metric') return fitMetricUnit(values, unit);
  const spoon = unit.size === POUND ? poundOrOunce(values, unit) : spoonFor(values, unit, usesCups);
  const round = (value: number): number =>
    spoon.size === 240 || spoon.size === OUNCE
      ? toEighths(value)
      : toFraction(value, spoon.size === 5 ? 'eighth' : 'quarter');
  return { values: values.map((value) => round((value * unit.size) / spoon.size)), unit: spoon };
}

/** Grams or kilograms, millilitres or litres: the unit of the text, unless the number is too small or too large for it. */
export function fitMetricUnit(values: readonly number[], unit: Unit): Quantity {
  const isWeighed = unit.dimension === 'mass' || unit.dimension === 'volume';
  if (!isWeighed || (unit.size !== 1 && unit.size !== 1000))
    return { values: values.map((value) => Math.max(0.1, Number(value.toPrecision(2)))), unit };
  const [small, large] = unit.dimension === 'mass' ? (['g', 'kg'] as const) : (['ml', 'l'] as const);
  const base = values.map((value) => toScale(value * unit.size));
  const isLarge = base.every((value) => value >= 1000 && (unit.size === 1000 || value % 50 === 0));
  if (isLarge)
    return { values: base.map((value) => value / 1000), unit: unit.size === 1000 ? unit : unitOf(large) };
  return { values: base, unit: unit.size === 1000 ? unitOf(small) : unit };
}

const POUND = unitOf('lb').size;
const OUNCE = unitOf('oz').size;

/** Pounds; ounces where less than four pounds are no simple fraction: half of ¾ lb is 6 oz. */
function poundOrOunce(values: readonly number[], unit: Unit): Unit {
  const isEven = values.every((value) => value >= 4 || isFraction(value, [2, 3, 4], TOLERANCE));
  if (isEven) return unit;
  return unitOf(unit.one === 'pound' ? 'ounce' : 'oz');
}

/** Cups, or pounds, stay the unit where a simple fraction of them differs by this share at most. */
const TOLERANCE = 0.04;

/** Teaspoons, tablespoons or cups: a larger unit where the amount is a simple number of it, a smaller one where its own is too coarse. */
function spoonFor(values: readonly number[], unit: Unit, usesCups: boolean): Unit {
  const [tsp, tbsp] =
    unit.one.length > 4 ? (['teaspoon', 'tablespoon'] as const) : (['tsp', 'tbsp'] as const);
  const inUnit = (size: number): number[] => values.map((value) => (value * unit.size) / size);
  const isEven = (size: number, least: number, parts: number[]): boolean =>
    inUnit(size).every((value) => value > least - 0.001 && isFraction(value, parts, 0.001));
  if (unit.size === 240) {
    const fits = values.every((value) => value >= 1 / 2 || isFraction(value, [2, 3, 4], TOLERANCE));
    return fits && values.every((value) => value > 0.24) ? unit : unitOf('tbsp');
  }
  if (unit.size !== 5 && unit.size !== 15) return unit;
  if (usesCups && isEven(240, 1 / 4, [3, 4])) return unitOf('cup');
  if (unit.size === 5) return isEven(15, 1, [2]) ? unitOf(tbsp) : unit;
  return values.every((value) => value < 0.99) ? unitOf(tsp) : unit;
}
