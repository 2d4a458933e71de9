import { type PlacedText, placeIn } from '../markdown/placed-text.ts';
import type { Temperature } from '../recipe.ts';

const NUMBER = String.raw`[-−]?\d{1,3}(?:\.\d)?`;
const DEGREE = '[°º˚]';
/** Without a degree sign, only a number of 40 or more is a temperature: "2 C" means two cups. */
const TEMPERATURE = new RegExp(
  String.raw`(?<![\p{L}\d.,]|\d\/)(?<from>${NUMBER})\s?${DEGREE}?\s?[CF]?(?:(?:\s?[-–—]\s?|\sto\s)(?<to>\d{1,3}))?` +
    String.raw`(?<sign>\s?${DEGREE}\s?|[\s-]degrees?\s|\s?)(?<unit>C|F|Celsius|Fahrenheit)(?![\p{L}\d])`,
  'gu',
);
const LOWEST_WITHOUT_SIGN = 40;

/** The temperatures that a text states with their unit. */
export function findTemperatures(placedText: PlacedText): Temperature[] {
  return [...placedText.text.matchAll(TEMPERATURE)].flatMap((match) => {
    const { from = '', to, sign = '', unit = '' } = match.groups ?? {};
    const degrees = Number(from.replace('−', '-'));
    if (sign.trim() === '' && !/[°º˚]/.test(match[0]) && degrees < LOWEST_WITHOUT_SIGN) return [];
    return {
      text: match[0],
      degrees,
      ...(to === undefined ? {} : { toDegrees: Number(to) }),
      unit: unit.startsWith('C') ? ('C' as const) : ('F' as const),
      place: placeIn(placedText, match.index, match[0].length),
    };
  });
}
