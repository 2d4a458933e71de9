import type { Amount } from './find-amounts.ts';
import { capitalLike, writeNumber } from './numbers.ts';
import type { Unit } from './units.ts';

/** Writes an amount with other numbers, and perhaps another unit, in the style of the text that it comes from. */
export function writeAmount(
  text: string,
  amount: Amount,
  { values, unit }: { values: number[]; unit?: Unit | undefined },
): string {
  const numbers = writeNumbers(text, amount, values, unit);
  if (!amount.unit || !unit) return numbers;
  const largest = Math.max(...values);
  if (unit === amount.unit)
    return `${numbers}${amount.gap}${amount.adjective}${sameUnit(amount, unit, largest)}`;
  const name = unitName(unit, largest);
  const gap = gapBefore(text, amount, unit);
  return `${numbers}${gap}${name}${amount.adjective && ` ${amount.adjective.trim()}`}`;
}

/** The gap before another unit: none where the text has none ("500g"), a hyphen between two numbers ("1 9-inch crust"), else a space. */
function gapBefore(text: string, { start, gap, unitText }: Amount, unit: Unit): string {
  if (gap === '-' && /\d ?$/.test(text.slice(Math.max(0, start - 2), start))) return gap;
  const isGlued = gap === '' && unit.system === 'metric' && /^[a-z]/i.test(unitText);
  return isGlued ? '' : gap.replace('-', ' ') || ' ';
}

/** Whether pounds or ounces are written as decimals: "3.3 lbs" stays a decimal. */
export const isDecimalWeight = ({ unit, numbers }: Amount): boolean =>
  unit?.system === 'us' && unit.dimension === 'mass' && numbers.some(({ written }) => /\d\.\d/.test(written));

function writeNumbers(text: string, amount: Amount, values: readonly number[], unit?: Unit): string {
  const { numbers, isRange } = amount;
  const decimals = unit?.system === 'metric' || (unit === amount.unit && isDecimalWeight(amount));
  const beforeNumber = /^[\s*_]*\(?\d/.test(text.slice(numbers.at(-1)?.end, (numbers.at(-1)?.end ?? 0) + 8));
  const written = values.map((value, index) =>
    writeNumber(value, { decimals, like: numbers[index]?.written ?? '', beforeNumber }),
  );
  if (isRange && written[0] === written[1]) return written[0] ?? '';
  const between = numbers.slice(1).map(({ start }, index) => text.slice(numbers[index]?.end, start));
  return written.map((each, index) => (between[index - 1] ?? '') + each).join('');
}

/** The unit as the text has it, in the singular or the plural. */
function sameUnit({ unitText, numbers }: Amount, unit: Unit, largest: number): string {
  const wasMany = (numbers.at(-1)?.value ?? 1) > 1;
  if (unit.one === unit.many || largest > 1 === wasMany) return unitText;
  return capitalLike(unitName(unit, largest), unitText);
}

/** The unit's name beside a number. */
const unitName = (unit: Unit, value: number): string => (value > 1 ? unit.many : unit.one);
