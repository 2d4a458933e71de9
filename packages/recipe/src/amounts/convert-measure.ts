import { fitMetricUnit, type Quantity } from './fit-unit.ts';
import { toFraction, toRoundest } from './round.ts';
import { type Unit, unitOf } from './units.ts';

export type System = 'metric' | 'us';

/** A smaller weight stays in grams: no kitchen scale shows so small a part of an ounce. */
const LEAST_WEIGHT = 7;
/** Cups are the natural unit where a round number of them differs by this share at most; the same for pounds. */
const CUP_TOLERANCE = 0.042;
const POUND_TOLERANCE = 0.03;

/** The same weight, volume or length in the other system; undefined where the amount stays as it is. */
export function convertMeasure(values: readonly number[], unit: Unit, system: System): Quantity | undefined {
  if (unit.system === system || unit.system === 'none' || unit.system === 'both') return undefined;
  const sizes = values.map((value) => value * unit.size);
  if (unit.dimension === 'length') return system === 'metric' ? inCentimetres(sizes) : inInches(sizes);
  if (system === 'metric') return fitMetricUnit(sizes, unitOf(unit.dimension === 'mass' ? 'g' : 'ml'));
  return unit.dimension === 'mass' ? inPounds(sizes) : inCups(sizes);
}

const inUnit = (sizes: readonly number[], unit: Unit): Quantity => ({
  values: sizes.map((size) => toFraction(size / unit.size, unit.size === 5 ? 'eighth' : 'quarter')),
  unit,
});

function inPounds(grams: readonly number[]): Quantity | undefined {
  if (grams.some((weight) => weight < LEAST_WEIGHT)) return undefined;
  const pounds = grams.map((weight) =>
    weight > 440 ? toRoundest(weight / 453.6, POUND_TOLERANCE) : undefined,
  );
  if (pounds.every((value) => value !== undefined)) return { values: pounds, unit: unitOf('lb') };
  return inUnit(grams, unitOf(grams.every((weight) => weight > 1000) ? 'lb' : 'oz'));
}

function inCups(millilitres: readonly number[]): Quantity {
  const most = Math.max(...millilitres);
  if (most < 15) return inUnit(millilitres, unitOf('tsp'));
  if (most < 59) return inUnit(millilitres, unitOf('tbsp'));
  const cups = millilitres.map((volume) =>
    volume > 55 ? toRoundest(volume / 240, CUP_TOLERANCE) : undefined,
  );
  if (cups.every((value) => value !== undefined)) return { values: cups, unit: unitOf('cup') };
  return inUnit(millilitres, unitOf(most > 1000 ? 'cup' : 'fl oz'));
}

/** Lengths that cookbooks give side by side. */
const PAIRS: readonly (readonly [inches: number, centimetres: number])[] = [
  [1 / 8, 0.3],
  [1 / 4, 0.5],
  [1 / 2, 1],
  [3 / 4, 2],
  [1, 2.5],
];

function inCentimetres(centimetres: readonly number[]): Quantity {
  const values = centimetres.map((length) => {
    const pair = PAIRS.find(([inches]) => Math.abs(inches * 2.54 - length) < 0.01);
    return pair?.[1] ?? (length < 10 ? Math.max(0.5, Math.round(length * 2) / 2) : Math.round(length));
  });
  const isFine = values.every((value) => value < 1);
  return isFine
    ? { values: values.map((value) => value * 10), unit: unitOf('mm') }
    : { values, unit: unitOf('cm') };
}

function inInches(centimetres: readonly number[]): Quantity {
  const values = centimetres.map((length) => {
    const pair = PAIRS.find(([, metric]) => Math.abs(metric - length) < 0.01);
    const inches = length / 2.54;
    return pair?.[0] ?? (inches >= 4 ? Math.round(inches * 2) / 2 : toFraction(inches, 'eighth'));
  });
  return { values, unit: unitOf('inch') };
}
