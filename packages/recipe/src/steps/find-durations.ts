import { readNumber } from '../amounts/numbers.ts';
import { type PlacedText, placeIn } from '../markdown/placed-text.ts';
import type { Duration } from '../recipe.ts';

const WORDS: Record<string, number> = {
  ...{ a: 1, an: 1, another: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
  ...{ nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40 },
  ...{ fifty: 50, sixty: 60, ninety: 90, 'twenty-five': 25, 'thirty-five': 35, 'forty-five': 45 },
  ...{
    'half an': 0.5,
    'half a': 0.5,
    'a half': 0.5,
    half: 0.5,
    'quarter of an': 0.25,
    'a quarter of an': 0.25,
  },
  ...{ 'three quarters of an': 0.75, 'three-quarters of an': 0.75 },
  ...{ 'one and a half': 1.5, 'two and a half': 2.5, 'three and a half': 3.5 },
};
const FRACTION = '[¼½¾⅓⅔]';
const DIGITS = String.raw`\d{1,3}(?:\.\d{1,2}|\s?${FRACTION}|(?:\s|\sand\s)\d\/[1-9]|\/[1-9]|\sand\sa\shalf)?|${FRACTION}`;
const WORD = Object.keys(WORDS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const MORE = '(?:more|additional|extra|further|full|whole)';
const BETWEEN = String.raw`(?:\s?[-–—]\s?(?:to\s)?|\s(?:to|or|and)\s)`;
/** One amount of one unit, or a range of them: "10 to 12 minutes". */
const TIME = new RegExp(
  String.raw`(?<![\p{L}\d.,/¼½¾⅓⅔])(?<from>${DIGITS}|${WORD})(?:${BETWEEN}(?<to>${DIGITS}|${WORD}))?` +
    String.raw`(?:\s?[-–]\s?|\s+)?(?:${MORE}\s)?(?<unit>hours?|hrs?|h|minutes?|mins?|seconds?|secs?)(?![\p{L}\d])`,
  'giu',
);
const SECONDS = { h: 3600, m: 60, s: 1 };

interface Time {
  from: number;
  to?: number;
  unit: number;
  start: number;
  end: number;
}

/** The times that a text states. "Overnight" and "a few minutes" are no times. */
export function findDurations(placedText: PlacedText): Duration[] {
  const { text } = placedText;
  const times: Time[] = [];
  for (const time of timesIn(text)) {
    const last = times.at(-1);
    if (!last || !join(last, time, text.slice(last.end, time.start))) times.push(time);
  }
  return times.map(({ from, to, start, end }) => ({
    text: text.slice(start, end),
    seconds: Math.round(from),
    ...(to === undefined || to <= from ? {} : { toSeconds: Math.round(to) }),
    place: placeIn(placedText, start, end - start),
  }));
}

function timesIn(text: string): Time[] {
  return [...text.matchAll(TIME)].flatMap((match) => {
    const { from = '', to, unit = 'm' } = match.groups ?? {};
    const seconds = SECONDS[unit[0]?.toLowerCase() as keyof typeof SECONDS];
    // "A second pan" states no time.
    if (/^second$/i.test(unit) && !/^[\d¼-¾]/.test(from)) return [];
    if (/^h$/i.test(unit) && !/\d$/.test(from)) return [];
    const time: Time = {
      from: amountOf(from) * seconds,
      ...(to === undefined ? {} : { to: amountOf(to) * seconds }),
      unit: seconds,
      start: match.index,
      end: match.index + match[0].length,
    };
    return time.from > 0 ? [withTail(time, text)] : [];
  });
}

/** Adds the words after a time that belong to it: "an hour and a half", "a minute or two". */
function withTail(time: Time, text: string): Time {
  const tail = /^ (?:and (?:a half|½)|or two)\b/i.exec(text.slice(time.end, time.end + 12))?.[0];
  if (tail === undefined || time.to !== undefined) return time;
  const end = time.end + tail.length;
  return tail.endsWith('two')
    ? { ...time, to: 2 * time.unit, end }
    : { ...time, from: time.from + time.unit / 2, end };
}

/** Joins a time to the one before it, where both are one time: "1 hour 20 minutes", "45 minutes to 1 hour". */
function join(last: Time, next: Time, between: string): boolean {
  if (/^,? (?:and )?$|^ ?$/.test(between) && next.unit < last.unit && next.from < last.unit) {
    if (last.to === undefined) {
      if (next.to !== undefined) last.to = last.from + next.to;
      last.from += next.from;
    } else last.to += next.to ?? next.from;
  } else if (/^ ?(?:-|–|—) ?$|^ to $/.test(between) && last.to === undefined) {
    last.to = next.to ?? next.from;
  } else return false;
  last.end = next.end;
  return true;
}

/** "twenty" as well as all that {@link readNumber} reads. */
function amountOf(said: string): number {
  const words = said.toLowerCase().replace(/\s+/g, ' ');
  return WORDS[words] ?? readNumber(words);
}
