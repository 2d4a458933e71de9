import { findNumbers, type WrittenNumber } from './numbers.ts';
import { type Unit, unitNamed } from './units.ts';

/** An amount and its place in a text: "2 cups", "1–1½ tbsp", "3", "23 × 33 cm". */
export interface Amount {
  start: number;
  end: number;
  /** One number, the two ends of a range, or the sides of a tin. */
  numbers: WrittenNumber[];
  isRange: boolean;
  /** Undefined where things are counted: "3 onions". */
  unit?: Unit | undefined;
  unitText: string;
  /** The characters between the number and its unit: a space, a hyphen, marks. */
  gap: string;
  /** "heaped", where it stands before the unit. */
  adjective: string;
}

const RANGE = /^(?:\*\*)?°?(?: ?[-–—‑~] ?| to | or | till | through )$/;
const SIDES = /^(?: ?["”″] ?| ?(?:cm|inch(?:es)?) ?|-inch )?(?: ?[x×] ?| by )$/i;
const BETWEEN = /\bbetween $/i;

const ADJECTIVE =
  '(?:heap(?:ed|ing)|level|scant|packed|firmly packed|lightly packed|rounded|generous|good|big|large|small|medium|thick|thin|full|whole|fresh|tiny|more|extra|US|metric) ';
const GAP = String.raw`(?:[*_]{0,3}(?:[ \u00a0]{0,2}|-)[*_]{0,3})`;
const NAME = String.raw`(?:fl(?:uid)?\.? ?(?:oz|ounces?)|(?:[°º˚]|degrees? ) ?(?:C|F|Celsius|Fahrenheit|Centigrade)|[\p{L}]{1,12}|["”″])`;
const UNIT = new RegExp(`(${GAP})((?:${ADJECTIVE}){0,2})(${NAME})(?![\\p{L}\\p{N}])`, 'iuy');

/** An opening quotation mark before a number. The mark after the number then closes the quotation and does not mean inches. */
const IN_QUOTES = /(?:^|[\s(])["“”][^"“”]*$/;

/** Finds every amount in a text, with or without a unit. Percentages and names that contain a number are no amounts. */
export function findAmounts(text: string): Amount[] {
  const numbers = findNumbers(text);
  const amounts: Amount[] = [];
  for (let at = 0; at < numbers.length; ) {
    const group = groupAt(text, numbers, at);
    at += group.numbers.length;
    const amount = withUnit(text, group);
    if (amount) amounts.push(amount);
  }
  return amounts;
}

interface Group {
  numbers: WrittenNumber[];
  isRange: boolean;
}

function groupAt(text: string, numbers: WrittenNumber[], at: number): Group {
  const first = numbers[at] as WrittenNumber;
  const group: Group = { numbers: [first], isRange: false };
  for (let next = at + 1; next < numbers.length && group.numbers.length < 3; next++) {
    const last = group.numbers.at(-1) as WrittenNumber;
    const number = numbers[next] as WrittenNumber;
    const between = text.slice(last.end, number.start);
    if (between.length > 12) break;
    const isRange =
      RANGE.test(between) ||
      (between === ' and ' && BETWEEN.test(text.slice(Math.max(0, first.start - 8), first.start)));
    if (isRange && group.numbers.length === 1 && number.value > first.value) group.isRange = true;
    else if (!(SIDES.test(between) && !group.isRange && isLengthAfter(text, number.end))) break;
    group.numbers.push(number);
    if (group.isRange) break;
  }
  return group;
}

/** Whether the numbers are the sides of something: "23 x 33 cm" is a tin, "2 x 400 g" is not. */
function isLengthAfter(text: string, end: number): boolean {
  return (
    /^(?:[ -]?(?:cm|mm|in\.|in[ch]*\b|["”″])| ?[x×] ?\d{1,2} ?-?(?:cm|in|["”″]))/i.test(
      text.slice(end, end + 12),
    ) || /^[- ]?(?:baking|pan|tin|dish)/i.test(text.slice(end, end + 8))
  );
}

function withUnit(text: string, { numbers, isRange }: Group): Amount | undefined {
  const first = numbers[0] as WrittenNumber;
  const { end, value } = numbers.at(-1) as WrittenNumber;
  if (/^(?: ?%| per ?cent|°(?! ?[CF])|'|’|:\d)/i.test(text.slice(end, end + 9))) return undefined;
  const bare: Amount = { start: first.start, end, numbers, isRange, unitText: '', gap: '', adjective: '' };
  const sides = numbers.length > 1 && !isRange;
  UNIT.lastIndex = end;
  const match = UNIT.exec(text);
  const [whole = '', gap = '', adjective = '', name = ''] = match ?? [];
  const unit = match ? unitHere(text, end + whole.length, name, value) : undefined;
  // "6 small cups" are dishes and no measure.
  const isSized = /\b(?:small|medium|large|big|tiny) $/i.test(adjective) && unit?.system === 'us';
  if (unit && !isSized) {
    const dot = isDotted(text, end + whole.length, unit) ? '.' : '';
    return { ...bare, end: end + whole.length + dot.length, unit, unitText: name + dot, gap, adjective };
  }
  // In "3-cheese", "2nd" and "9x13" the number is part of a name.
  return sides || /^(?:-\p{L}|(?!x ?\d)[\p{L}\p{N}])/u.test(text.slice(end, end + 3)) ? undefined : bare;
}

function unitHere(text: string, end: number, name: string, value: number): Unit | undefined {
  if (/^["”″]$/.test(name) && IN_QUOTES.test(text.slice(Math.max(0, end - 60), end - 1))) return undefined;
  if (/^in$/i.test(name)) return text[end] === '.' || text[end - 3] === '-' ? unitNamed('inch') : undefined;
  if (/^[CF]$/.test(name)) return value >= 30 ? unitNamed(name) : name === 'C' ? unitNamed('c') : undefined;
  if (/^[hsw]$/.test(name) && text[end] === "'") return undefined;
  return unitNamed(name);
}

/** Whether a full stop belongs to the short name of a unit, and does not end the sentence. */
const isDotted = (text: string, end: number, unit: Unit): boolean =>
  unit.one.length <= 5 && unit.dimension !== 'count' && /^\.(?: [a-z(]|\))/.test(text.slice(end, end + 3));
