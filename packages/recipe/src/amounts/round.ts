const QUARTERS_AND_THIRDS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const HALVES = [0, 1 / 2, 1];
const WHOLES = [0, 1];
const EIGHTHS = [...QUARTERS_AND_THIRDS, 1 / 8];
const MORE_EIGHTHS = [...EIGHTHS, 3 / 8, 5 / 8, 7 / 8];

const nearest = (value: number, parts: readonly number[]): number => {
  const whole = Math.floor(value);
  const rest = value - whole;
  return whole + parts.reduce((best, part) => (Math.abs(part - rest) < Math.abs(best - rest) ? part : best));
};

/** Rounds to a fraction that a cook measures: thirds and quarters of small amounts, halves of larger ones, never 0. */
export function toFraction(value: number, smallest: 'eighth' | 'quarter' = 'quarter'): number {
  if (value >= 20) return Math.round(value);
  if (value >= 10) return nearest(value, HALVES);
  const parts = smallest === 'eighth' && value < 2 ? EIGHTHS : QUARTERS_AND_THIRDS;
  if (value >= 1) return nearest(value, parts);
  return Math.max(nearest(value, parts), smallest === 'eighth' ? 1 / 8 : 1 / 4);
}

/** Rounds cups and ounces: where there are few, a cook tastes a difference of an eighth. */
export const toEighths = (value: number): number =>
  value < 3 ? Math.max(1 / 8, nearest(value, MORE_EIGHTHS)) : toFraction(value);

/** Rounds a number of things that may be cut: onions, cans, slices. */
export const toPieces = (value: number): number =>
  value < 5 ? toFraction(value) : Math.max(1, nearest(value, value < 10 ? HALVES : WHOLES));

/** Rounds a number of things that no cook divides: eggs, cloves, pinches. */
export const toWhole = (value: number): number => Math.max(1, Math.round(value));

/** Grams and millilitres are rounded to multiples of one of these. */
const STEPS = [50, 25, 10, 5, 1, 0.5, 0.1];
const TOLERANCE = 0.0101;

/**
 * Rounds grams or millilitres as a cook weighs them: 330 and not 333.33, 450 and not 453.6. It takes the roundest number within one
 * per cent, or else the nearest number that a kitchen scale shows. A whole number stays as it is.
 */
export function toScale(value: number): number {
  const exact = Number(value.toFixed(6));
  if (Number.isInteger(exact)) return exact;
  const finest = value >= 10 ? 1 : value >= 3 ? 0.5 : 0.1;
  for (const step of STEPS) {
    const rounded = Math.round(value / step) * step;
    if (step === finest) return Math.max(finest, Number(rounded.toFixed(1)));
    if (Math.abs(rounded - value) <= value * TOLERANCE) return rounded;
  }
  return value;
}

/** The first of wholes, halves, thirds and quarters that differs from the value by this share at most; undefined when none does. */
export function toRoundest(value: number, tolerance: number): number | undefined {
  const part = [1, 2, 3, 4].find((each) => isFraction(value, [each], tolerance));
  return part && Math.round(value * part) / part;
}

/** Whether a value is a multiple of a half (2), a third (3) or another part, within a tolerance that is a share of the value. */
export const isFraction = (value: number, parts: readonly number[], tolerance: number): boolean =>
  parts.some((part) => {
    const rounded = Math.round(value * part) / part;
    return rounded > 0 && Math.abs(rounded - value) <= value * tolerance;
  });
