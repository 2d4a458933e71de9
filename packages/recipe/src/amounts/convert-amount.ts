import type { Edit } from '../edit-text.ts';
import { convertMeasure, type System } from './convert-measure.ts';
import { convertTemperature } from './convert-temperature.ts';
import type { Amount } from './find-amounts.ts';
import { writeAmount } from './write-amount.ts';

/** These words follow a length that says how far or how thick: "2 inches apart". Before other words a length is an adjective: "9-inch tin". */
const AFTER_LENGTH =
  /^[\s*_]*(?:$|[.,;:)(/–]|(?:thick|long|wide|deep|high|tall|across|apart|of|from|in|above|below|away|up|all|and|or|to|over)\b)/i;
/** So many characters before a temperature tell whether it is that of an oven or of food. */
const CHARACTERS_BEFORE = 80;

/** The edit that writes an amount in the other system; none where the amount stays as it is. */
export function convertAmount(text: string, amount: Amount, system: System): Edit[] {
  const { unit, numbers, start, end } = amount;
  if (!unit || unit.system === system) return [];
  const values = numbers.map(({ value }) => value);
  if (unit.dimension === 'temperature') return [{ start, end, text: otherTemperature(text, amount, system) }];
  const found = convertMeasure(values, unit, system);
  if (!found) return [];
  const written = writeAmount(text, amount, found);
  return [{ start, end, text: found.unit.one === 'inch' ? asAdjective(text, amount, written) : written }];
}

const NAMES: readonly (readonly [celsius: string, fahrenheit: string])[] = [
  ['Celsius', 'Fahrenheit'],
  ['celsius', 'fahrenheit'],
  ['Centigrade', 'Fahrenheit'],
  ['C', 'F'],
  ['c', 'f'],
];

function otherTemperature(text: string, { numbers, unitText, gap, start }: Amount, system: System): string {
  const before = text.slice(Math.max(0, start - CHARACTERS_BEFORE), start);
  const from = system === 'metric' ? 'F' : 'C';
  const written = numbers.map(({ value }) => String(convertTemperature(value, from, before)));
  const joined = written
    .map((each, index) =>
      index === 0 ? each : text.slice(numbers[index - 1]?.end, numbers[index]?.start) + each,
    )
    .join('');
  const pair = NAMES.find((names) => unitText.includes(names[system === 'metric' ? 1 : 0])) ?? ['', ''];
  const [celsius, fahrenheit] = pair;
  const name =
    system === 'metric' ? unitText.replace(fahrenheit, celsius) : unitText.replace(celsius, fahrenheit);
  return `${joined}${gap}${name}`;
}

/** "9-inch" before the name of a thing, "2 inches" elsewhere. */
function asAdjective(text: string, { end }: Amount, written: string): string {
  return AFTER_LENGTH.test(text.slice(end, end + 12))
    ? written
    : written.replace(/[ -]inch(?:es)?$/, '-inch');
}
